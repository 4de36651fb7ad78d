import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '#platform/clock/clock.server.ts';
import { HUMAN_CHECK_ACTIONS } from '#platform/human-check/actions.ts';
import { deriveSecrets, issueChallenge } from '#platform/human-check/altcha.server.ts';
import { PASSWORD, sendForm } from '#tests/support/account-forms.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { isFullForm } from '#tests/support/form.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { SECRET_KEY, type Site, startSite } from '#tests/support/site.ts';
import { openStatementLog, type StatementLog } from '#tests/support/statement-log.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';
import { WAITING_TASKS } from '#tests/support/walls.ts';

let database: TestDatabase;
let site: Site;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true, published: true });
  // The log covers later connections only, so it opens before the site connects.
  await openStatementLog(database);
  site = await startSite({ database, alone: true });
  // Stops scheduled tasks, because the test counts the statements of visits.
  await asSuperuser(database, 'DELETE FROM tasks.schedule');
  await eventually(async () => expect(await queryTasks(database, WAITING_TASKS)).toEqual([]));
});

afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

const pids = new Set<number>();

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
    (line) =>
      [...pids].some((pid) => line.startsWith(`[${pid}]`)) &&
      !/\btasks\b|pgboss|clock_timestamp|\] commit$/i.test(line),
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

  const fields = { full_name: 'Ellis Marlow', email: 'ellis@mail.example', password: PASSWORD, role: 'job_seeker' };
  await sendForm(site, '/candidate-sign-up', { ...fields, next: '', human_check: '' });
  expect((await listStatements(log)).join('\n')).toMatch(/insert into "profiles"/);
});

test.runIf(isFullForm)(
  'P09: a challenge costs hardly more than the one guess that has to be computed for it',
  async () => {
    const secrets = deriveSecrets(SECRET_KEY);
    const derive = promisify(pbkdf2);
    const salt = Buffer.alloc(16, 1);
    const guess = () => derive(salt, salt, 1_000, 32, 'sha256');
    const challenge = () => issueChallenge(secrets, 'sign_up', systemClock);
    /** Processor time of all threads, which other processes do not affect. */
    async function cost(work: () => Promise<unknown>): Promise<number> {
      const start = process.cpuUsage();
      for (let n = 0; n < 300; n += 1) await work();
      const { user, system } = process.cpuUsage(start);
      return user + system;
    }
    await cost(challenge);
    await cost(guess);
    const ratios = [];
    for (let n = 0; n < 5; n += 1) ratios.push((await cost(challenge)) / (await cost(guess)));
    measured('P09', `a challenge costs ${Math.min(...ratios).toFixed(1)} times its one guess`);
    // A guess takes 0.2 ms, so the bound is below 1 ms.
    expect(Math.min(...ratios)).toBeLessThan(5);
  },
);
