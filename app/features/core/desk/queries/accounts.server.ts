import { sql, type Transaction } from 'kysely';
import { type ListCount, ROWS_PER_PAGE } from '#app/desk/list/paging.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { AccountStatus, Role } from '#domain/account/account.ts';
import type { AccountSearch } from '../schema/lists.ts';

export type AccountRow = {
  id: string;
  email: string;
  fullName: string;
  role: Role;
  status: AccountStatus;
  createdAt: Date;
  /** `decidedBy` is null if that administrator was deleted. */
  decidedAt: Date | null;
  decidedBy: string | null;
  isEmailConfirmed: boolean;
  /** Set if the owner of an unused account was warned. The account may be deleted from `from` on. */
  ending: { unusedSince: Date; from: Date } | null;
  logo: { logo: string; company: string } | null;
};

type AccountRecord = {
  id: string;
  email: string;
  full_name: string;
  role: Role;
  status: AccountStatus;
  created_at: Date;
  approved_at: Date | null;
  approved_by_name: string | null;
  email_confirmed_at: Date | null;
};

export function listAccounts({ asActor }: Pick<Database, 'asActor'>, admin: Pick<Admin, 'id'>, search: AccountSearch) {
  return asActor(admin.id, async (transaction) => {
    const { search: words, status, role, page } = search;
    const conditions = sql`_search => ${words || null}, _status => ${status}, _role => ${role}`;
    const { rows } = await sql<AccountRecord>`
      SELECT * FROM app.list_accounts(${conditions}, _limit => ${ROWS_PER_PAGE},
                                      _offset => ${(page - 1) * ROWS_PER_PAGE})`.execute(transaction);
    const counted = await sql<ListCount>`
      SELECT total, is_more AS "isMore"
      FROM app.count_accounts(${conditions}, _needed => ${page * ROWS_PER_PAGE})`.execute(transaction);
    const ids = rows.map(({ id }) => id);
    const endings = await findEndings(transaction, ids);
    const logos = await findLogos(transaction, ids);
    const accounts = rows.map((row) => ({
      ...toAccountRow(row),
      ending: endings.get(row.id) ?? null,
      logo: logos.get(row.id) ?? null,
    }));
    return { accounts, ...(counted.rows[0] ?? { total: 0, isMore: false }) };
  });
}

async function findEndings(transaction: Transaction<DB>, ids: string[]) {
  const { rows } = await sql<{ id: string; unusedSince: Date; from: Date }>`
    SELECT p.id, p.last_seen_on::timestamp AT TIME ZONE 'Europe/London' AS "unusedSince", w.sent_at + interval '720 hours' AS "from"
    FROM unused_warnings AS w JOIN profiles AS p ON p.id = w.user_id
    WHERE w.sent_at IS NOT NULL AND w.user_id = ANY (${ids}::uuid[])`.execute(transaction);
  return new Map(rows.map(({ id, ...ending }) => [id, ending]));
}

async function findLogos(transaction: Transaction<DB>, ids: string[]) {
  const rows = await transaction
    .selectFrom('employer_logos')
    .select(['user_id', 'logo', 'company'])
    .where(sql<boolean>`user_id = ANY (${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ user_id, ...logo }) => [user_id, logo]));
}

function toAccountRow(row: AccountRecord): Omit<AccountRow, 'ending' | 'logo'> {
  return {
    id: row.id,
    email: row.email,
    fullName: row.full_name,
    role: row.role,
    status: row.status,
    createdAt: row.created_at,
    decidedAt: row.approved_at,
    decidedBy: row.approved_by_name,
    isEmailConfirmed: row.email_confirmed_at !== null,
  };
}
