import { type Insertable, sql, type Transaction } from 'kysely';
import { compileSearch, searchColumns } from '#app/features/board/alerts/commands/compile-search.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB, JobAlerts } from '#db/types.ts';
import { EMPTY_QUESTION, type JobQuestion } from '#domain/job/search/job-question.ts';

export const SYNONYMS = [
  ['HGV', 'LGV', 'lorry'],
  ['forklift', 'FLT', 'fork lift truck'],
  ['RGN', 'registered nurse'],
];
export const ALERT_CONTENT = { search: { synonyms: SYNONYMS } } as unknown as Parameters<
  typeof compileSearch
>[0]['content'];

export async function addAlert(
  { asPublic, asSystem }: Pick<Database, 'asPublic' | 'asSystem'>,
  search: Partial<JobQuestion> = {},
  alert: Partial<Insertable<JobAlerts>> = {},
): Promise<string> {
  const compiled = await compileSearch({ asPublic, content: ALERT_CONTENT }, { ...EMPTY_QUESTION, ...search });
  if (!compiled) throw new Error('A place that is not known');
  const owner = alert.account_id ? {} : { email: `wren-${crypto.randomUUID()}@mail.example` };
  const { id } = await asSystem((transaction) =>
    transaction
      .insertInto('job_alerts')
      .values({
        ...searchColumns(compiled),
        ...owner,
        frequency: 'at_once',
        state: 'confirmed',
        consent: 'Email me jobs like this',
        confirmed_at: sql<Date>`now() - interval '1 minute'`,
        ends_at: sql<Date>`now() + interval '12 months'`,
        ...alert,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

export async function listWaiting({ asSystem }: Pick<Database, 'asSystem'>, alertId: string): Promise<string[]> {
  const rows = await asSystem((transaction) =>
    transaction
      .selectFrom('job_alert_matches')
      .select('job_id')
      .where('alert_id', '=', alertId)
      .where('mail_id', 'is', null)
      .execute(),
  );
  return rows.map(({ job_id }) => job_id);
}

export async function addOwnAlerts(
  transaction: Transaction<DB>,
  { mine, theirs, email, jobId }: { mine: string; theirs: string; email: string; jobId: string },
): Promise<void> {
  const alert = { search: '?search=forklift', keys: ['forklift'], frequency: 'daily' as const, consent: 'Email me' };
  const { id } = await transaction
    .insertInto('job_alerts')
    .values({ ...alert, account_id: mine })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('job_alerts')
    .values([
      { ...alert, account_id: theirs, name: 'Search of another' },
      { ...alert, email, name: 'Never confirmed' },
    ])
    .execute();
  await transaction.insertInto('job_alert_matches').values({ alert_id: id, job_id: jobId }).execute();
}
