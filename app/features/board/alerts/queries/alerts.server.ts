import { sql, type Transaction } from 'kysely';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import { hashToken } from '#platform/token/token.server.ts';
import type { ShownAlert } from '../schema.ts';
import { describeKept } from '../texts.ts';

export type AlertOwner = { accountId: string | null; email: string; alertId: string };

export async function findOwner(transaction: Transaction<DB>, token: string): Promise<AlertOwner | null> {
  const alert = await transaction
    .selectFrom('job_alert_mails as m')
    .innerJoin('job_alerts as a', 'a.id', 'm.alert_id')
    .leftJoin('profiles as p', 'p.id', 'a.account_id')
    .select(['a.id', 'a.account_id'])
    .select(({ fn }) => fn.coalesce('a.email', 'p.email').as('email'))
    .where('m.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  return alert?.email ? { accountId: alert.account_id, email: alert.email, alertId: alert.id } : null;
}

/** Matches the alerts of the address and of the account that the link belongs to. */
export const ownedBy = ({ accountId, email }: AlertOwner) =>
  accountId ? sql<boolean>`(account_id = ${accountId} OR email = ${email})` : sql<boolean>`email = ${email}`;

/** Newest first. An ended alert is listed only if the link belongs to it. */
export async function listByLink(
  { asSystem }: Pick<Database, 'asSystem'>,
  token: string,
): Promise<{ owner: AlertOwner; alerts: ShownAlert[] } | null> {
  return asSystem(async (transaction) => {
    const owner = await findOwner(transaction, token);
    if (!owner) return null;
    return {
      owner,
      alerts: await list(
        transaction,
        sql<boolean>`${ownedBy(owner)} AND (state <> 'ended' OR a.id = ${owner.alertId})`,
      ),
    };
  });
}

export const listOwn = ({ asActor }: Pick<Database, 'asActor'>, { id }: Candidate): Promise<ShownAlert[]> =>
  asActor(id, (transaction) => list(transaction, sql<boolean>`account_id = ${id} AND state <> 'ended'`));

const ENDING_MS = 60 * 86_400_000;

async function list(transaction: Transaction<DB>, which: ReturnType<typeof sql<boolean>>): Promise<ShownAlert[]> {
  const rows = await transaction
    .selectFrom('job_alerts as a')
    .select(['a.id', 'a.name', 'a.search', 'a.areas', 'a.frequency', 'a.state', 'a.ends_at', 'a.by_email', 'a.by_push'])
    .select(
      sql<number>`(SELECT count(*) FROM job_alert_matches AS m JOIN LATERAL get_public_job_by_id(m.job_id) AS j ON j.is_open
                   WHERE m.alert_id = a.id AND m.found_at > now() - interval '7 days')::integer`.as('new_jobs'),
    )
    .where(which)
    .orderBy('a.asked_at', 'desc')
    .orderBy('a.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: describeKept(row),
    search: row.search,
    frequency: row.frequency,
    state: row.state,
    endsOn: row.ends_at && formatLongDate(row.ends_at),
    isEnding: row.ends_at !== null && row.ends_at.getTime() - Date.now() < ENDING_MS,
    byEmail: row.by_email,
    byPush: row.by_push,
    newJobs: row.new_jobs,
  }));
}
