/** The list of accounts, and what one of them holds. The database asks again whether an administrator asks. */
import { sql } from 'kysely';
import type { Admin } from '#app/features/accounts/policy.ts';
import type { Database } from '#db/client.server.ts';
import type { AccountStatus, Role } from '#domain/account.ts';
import { isUuid } from '#domain/uuid.ts';
import { type AccountSearch, ROWS_PER_PAGE } from '../schema.ts';

export type AccountRow = {
  id: string;
  email: string;
  fullName: string;
  role: Role;
  status: AccountStatus;
  createdAt: Date;
  /** Who approved or rejected, and when. Nobody, where they were deleted since. */
  decidedAt: Date | null;
  decidedBy: string | null;
  isEmailConfirmed: boolean;
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

/** One page of all accounts, newest first, and how many there are. */
export function listAccounts({ asActor }: Pick<Database, 'asActor'>, admin: Pick<Admin, 'id'>, search: AccountSearch) {
  return asActor(admin.id, async (transaction) => {
    const { search: words, status, role, page } = search;
    const conditions = sql`_search => ${words || null}, _status => ${status}, _role => ${role}`;
    const { rows } = await sql<AccountRecord>`
      SELECT * FROM app.list_accounts(${conditions}, _limit => ${ROWS_PER_PAGE},
                                      _offset => ${(page - 1) * ROWS_PER_PAGE})`.execute(transaction);
    const counted = await sql<{ total: number }>`SELECT app.count_accounts(${conditions}) AS total`.execute(
      transaction,
    );
    return { accounts: rows.map(toAccountRow), total: counted.rows[0]?.total ?? 0 };
  });
}

/** How many accounts wait for a decision. */
export async function countWaiting({ asActor }: Database, admin: Admin): Promise<number> {
  const { rows } = await asActor(admin.id, (transaction) =>
    sql<{ total: number }>`SELECT app.count_accounts(_status => 'pending') AS total`.execute(transaction),
  );
  return rows[0]?.total ?? 0;
}

/** Whoever a question is about; null where there is no such account. */
export async function findAccount({ asActor }: Database, admin: Admin, accountId: string) {
  if (!isUuid(accountId)) return null;
  return asActor(admin.id, async (transaction) => {
    const account = await transaction
      .selectFrom('profiles as p')
      .leftJoin('profiles as by', 'by.id', 'p.approved_by')
      .select(['p.id', 'p.email', 'p.full_name as fullName', 'p.role', 'p.status', 'by.full_name as decidedBy'])
      .where('p.id', '=', accountId)
      .executeTakeFirst();
    if (!account) return null;
    return { ...account, role: account.role as Role, status: account.status as AccountStatus };
  });
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** What goes with an account when it is deleted. */
export type Belongings = { jobs: number; savedJobs: number; applications: number; cvs: number };

/** What candidates save and store is hidden from administrators, so the site counts it; no more than the numbers leave here. */
export async function countBelongings({ asSystem }: Database, _admin: Admin, accountId: string): Promise<Belongings> {
  const { rows } = await asSystem((transaction) =>
    sql<Belongings>`
      SELECT (SELECT count(*)::integer FROM jobs WHERE user_id = ${accountId}) AS jobs,
             (SELECT count(*)::integer FROM liked_jobs WHERE user_id = ${accountId}) AS "savedJobs",
             (SELECT count(*)::integer FROM applications WHERE candidate_id = ${accountId}) AS applications,
             (SELECT count(*)::integer FROM cvs WHERE user_id = ${accountId}) AS cvs`.execute(transaction),
  );
  return rows[0] ?? { jobs: 0, savedJobs: 0, applications: 0, cvs: 0 };
}

function toAccountRow(row: AccountRecord): AccountRow {
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
