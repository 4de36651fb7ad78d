import pg from 'pg';
import { expect, test } from 'vitest';
import { HUMAN_CHECK_ACTIONS } from '#platform/human-check/actions.ts';
import { PASSWORD, sendForm } from '#tests/support/account-forms.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { openStatementLog, type StatementLog } from '#tests/support/statement-log.ts';
import { database, provideStage, site } from './p09-challenge-flood.stage.ts';

provideStage();

const pids = new Set<number>();

/** What the connections of the site have been asked. The task queue has its own, whose rounds never end; the clock is read once a minute. */
async function listStatements(log: StatementLog): Promise<string[]> {
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'recruitment-agency'`,
  );
  await client.end();
  for (const { pid } of rows) pids.add(pid);
  const { statements } = await log.read();
  return statements.filter(
    (line) => [...pids].some((pid) => line.startsWith(`[${pid}]`)) && !/\btasks\b|pgboss|clock_timestamp/i.test(line),
  );
}

test('P09: a flood of challenges, for every form, asks nothing of the database', async () => {
  const actionOf = (n: number) => HUMAN_CHECK_ACTIONS[n % HUMAN_CHECK_ACTIONS.length];
  const log = await openStatementLog(database);
  const answers = await Promise.all(
    Array.from({ length: rounds(60, 2_000) }, (_, n) => request(site.url, `/api/human-check/${actionOf(n)}`)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await listStatements(log)).toEqual([]);

  // That would have been seen: a form that is sent is.
  const fields = { full_name: 'Ellis Marlow', email: 'ellis@mail.example', password: PASSWORD, role: 'job_seeker' };
  await sendForm(site, '/candidate-sign-up', { ...fields, next: '', human_check: '' });
  expect((await listStatements(log)).join('\n')).toMatch(/insert into "profiles"/);
});
