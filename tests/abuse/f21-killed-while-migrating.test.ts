import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAccount, BEHIND_PROXY } from '#tests/support/account-forms.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { makeNewerVersion } from '#tests/support/newer-version.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { freePort, runServer, type Site, startSite } from '#tests/support/site.ts';
import { askSteadily } from '#tests/support/steady-load.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

const KILLS = rounds(3, 20);

/**
 * As migrations of a running site are written: something is added, filled at leisure, and only then named where the old
 * version reads, for a moment and so that it need not know. What is not needed any more goes in a later version.
 */
const MIGRATIONS = {
  '9001_expand.sql': `
    CREATE TABLE job_notes_to_come (id int PRIMARY KEY, note text NOT NULL);
    ALTER TABLE job_notes_to_come ENABLE ROW LEVEL SECURITY;
    ALTER TABLE job_notes_to_come FORCE ROW LEVEL SECURITY;
    CREATE POLICY job_notes_to_come_owner ON job_notes_to_come TO agency_owner USING (true) WITH CHECK (true);
    DO $$ BEGIN
      FOR n IN 1..15 LOOP
        INSERT INTO job_notes_to_come SELECT n * 100 + i, 'a note' FROM generate_series(1, 50) AS i;
        PERFORM pg_sleep(0.1);
      END LOOP;
    END $$;
    ALTER TABLE jobs ADD COLUMN note_to_come text;`,
  '9002_fill.sql': `SELECT pg_sleep(0.5); UPDATE job_notes_to_come SET note = 'another note';`,
};

let old: Site;
let newer: string;

beforeAll(async () => {
  old = await startSite({ env: BEHIND_PROXY });
  newer = await makeNewerVersion(MIGRATIONS);
}, 60_000);

afterAll(() => old?.stop());

const startNewer = async () =>
  runServer(
    {
      ...BEHIND_PROXY,
      ...{ PORT: String(await freePort()), DATABASE_URL: old.database.appUrl },
      ...{ MIGRATION_DATABASE_URL: old.database.ownerUrl, DATA_DIR: old.dataDir },
    },
    { main: newer },
  );

/** Whether another process is in the middle of a migration of the newer version. */
const countMigrating = async () =>
  (
    await queryTasks(
      old.database,
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
       AND state = 'active' AND (query LIKE '%job_notes_to_come%')`,
    )
  ).length;

const listApplied = () =>
  queryTasks(old.database, `SELECT name FROM schema_migrations WHERE name LIKE '9%' ORDER BY name`);

test('F21: a newer version is killed while it migrates, and the old one serves', { timeout: 900_000 }, async () => {
  const person = await addAccount(old.database.database);
  const [jobId = ''] = await addJobs(old.database.database, {});
  const headers = { Cookie: await signInAs(old, person.id) };
  const read = (name: string, more = {}) => ({ name, send: () => request(old.url, name, { headers: more }) });
  const load = askSteadily(
    [
      ...['/jobs', `/jobs/${jobId}`, '/jobs?search=operative'].map((path) => read(path)),
      ...['/jobs', '/profile'].map((path) => read(path, headers)),
      {
        name: 'posting',
        send: async () => ({ status: (await addJobs(old.database.database, {})).length, headers: {} }),
      },
    ],
    5,
  );
  let inTheMiddle = 0;
  for (let round = 0; round < KILLS; round += 1) {
    const run = await startNewer();
    await eventually(async () => expect(await countMigrating()).toBeGreaterThan(0), 60_000);
    await wait((1_400 * round) / KILLS);
    inTheMiddle += await countMigrating();
    await run.end('SIGKILL');
    // All of a migration or nothing of it, whatever the killed process was at.
    const applied = await listApplied();
    const [table] = await queryTasks(old.database, `SELECT to_regclass('job_notes_to_come') AS name`);
    expect(table).toEqual({ name: applied.length > 0 ? 'job_notes_to_come' : null });
    if (applied.length === 2) break;
  }
  const last = await startNewer();
  await eventually(() => expect(last.output()).toContain('The site is at'), 60_000);
  expect(await listApplied()).toEqual(Object.keys(MIGRATIONS).map((name) => ({ name })));
  const notes = await queryTasks(old.database, 'SELECT DISTINCT note, count(*) FROM job_notes_to_come GROUP BY note');
  expect(notes).toEqual([{ note: 'another note', count: '750' }]);
  expect(await last.end('SIGTERM')).toBe(0);
  await load.stop();

  const failed = load.outcomes.filter(({ status }) => status === 0 || status >= 400);
  expect(failed).toEqual([]);
  expect(inTheMiddle).toBeGreaterThan(0);
  measured(
    'F21',
    `${KILLS} kills, ${inTheMiddle} of them in the middle of a statement: the next start completed both migrations, and ` +
      `the old version answered ${load.outcomes.length} of ${load.outcomes.length} requests meanwhile`,
  );
});
