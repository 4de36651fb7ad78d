// @form full
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { addAccount, BEHIND_PROXY } from '#tests/support/account-forms.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { makeNewerVersion } from '#tests/support/newer-version.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds, inFull, rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { runServer, type Site, startSite } from '#tests/support/site.ts';
import { askSteadily } from '#tests/support/steady-load.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

/**
 * Follows the rules for migrations of a running site: add, backfill slowly, then switch briefly in a way the old version tolerates. A later
 * version removes what is obsolete.
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
        PERFORM pg_sleep(${inFull(0.03, 0.1)});
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
});

afterAll(() => old?.stop());

const startNewer = async () =>
  runServer(
    {
      ...BEHIND_PROXY,
      PORT: String(await freePort()),
      DATABASE_URL: old.database.appUrl,
      MIGRATION_DATABASE_URL: old.database.ownerUrl,
      DATA_DIR: old.dataDir,
    },
    { main: newer },
  );

type Moment = {
  of: keyof typeof MIGRATIONS;
  /** Milliseconds after it began, or 'end': finished but not recorded, or 'commit': after that. */
  at: number | 'end' | 'commit';
};

const spread = (of: Moment['of'], count: number, step: number): Moment[] =>
  Array.from({ length: count }, (_, n) => ({ of, at: n * step }));

/** Ordered by migration, because each is rerun after its kill. */
const MOMENTS: Moment[] = hasAllRounds
  ? [
      ...spread('9001_expand.sql', 9, 160),
      { of: '9001_expand.sql', at: 'end' },
      { of: '9001_expand.sql', at: 'end' },
      { of: '9001_expand.sql', at: 'commit' },
      ...spread('9002_fill.sql', 6, 80),
      { of: '9002_fill.sql', at: 'end' },
      { of: '9002_fill.sql', at: 'commit' },
    ]
  : [
      { of: '9001_expand.sql', at: 150 },
      { of: '9001_expand.sql', at: 'end' },
      { of: '9002_fill.sql', at: 100 },
    ];
const KILLS = rounds(3, 20);

type RunningMigration = { query: string; milliseconds: number; isWaiting: boolean };

/** Statements of the newer version's process. Only migrations connect as the owner. */
const listMigrating = () =>
  queryTasks<RunningMigration>(
    old.database,
    `SELECT query, extract(epoch FROM clock_timestamp() - query_start)::float * 1000 AS milliseconds,
       coalesce(wait_event_type = 'Lock', false) AS "isWaiting"
     FROM pg_stat_activity WHERE datname = current_database() AND usename = $1`,
    [new URL(old.database.ownerUrl).username],
  );

const untilNobodyMigrates = () => eventually(async () => expect(await listMigrating()).toEqual([]));

/** True if the migration has reached the moment, or has passed it on a busy machine and waits at the end. */
function hasReached({ of, at }: Moment, { query, milliseconds, isWaiting }: RunningMigration): boolean {
  const isAtItsEnd = isWaiting && query.startsWith('INSERT INTO public.schema_migrations');
  return isAtItsEnd || (typeof at === 'number' && query === MIGRATIONS[of] && milliseconds >= at);
}

/** Inserts the migration's row without committing, so that the migrating process waits when it inserts its own. */
async function blockCommit(name: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: old.database.adminUrl });
  await client.connect();
  await client.query('BEGIN');
  await client.query('INSERT INTO schema_migrations (name) VALUES ($1)', [name]);
  return () => client.end();
}

const listApplied = async () =>
  (
    await queryTasks<{ name: string }>(
      old.database,
      `SELECT name FROM schema_migrations WHERE name LIKE '9%' ORDER BY name`,
    )
  ).map(({ name }) => name);

async function findTraces(): Promise<string[]> {
  const [table] = await queryTasks<{ exists: boolean }>(
    old.database,
    `SELECT to_regclass('job_notes_to_come') IS NOT NULL OR EXISTS (
       SELECT FROM information_schema.columns WHERE column_name = 'note_to_come') AS exists`,
  );
  if (!table?.exists) return [];
  const filled = await queryTasks(old.database, `SELECT FROM job_notes_to_come WHERE note <> 'a note'`);
  return filled.length > 0 ? ['9001_expand.sql', '9002_fill.sql'] : ['9001_expand.sql'];
}

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
  const names = Object.keys(MIGRATIONS);
  const ends: number[] = [];
  const killedAt: string[] = [];
  for (const moment of MOMENTS) {
    // Waits for earlier rounds, so that every process found below belongs to this round.
    await untilNobodyMigrates();
    const release = await blockCommit(moment.of);
    const run = await startNewer();
    try {
      await eventually(async () => {
        const reachedMigrations = (await listMigrating()).filter((migrating) => hasReached(moment, migrating));
        expect(reachedMigrations).toHaveLength(1);
        killedAt.push(...reachedMigrations.map(({ query }) => query));
      });
      if (moment.at !== 'commit') await run.end('SIGKILL');
    } finally {
      await release();
      await run.end('SIGKILL');
    }
    await untilNobodyMigrates();
    const applied = await listApplied();
    const before = names.slice(0, names.indexOf(moment.of));
    expect([before, ...(moment.at === 'commit' ? [[...before, moment.of]] : [])]).toContainEqual(applied);
    expect(await findTraces()).toEqual(applied);
    ends.push(applied.length);
  }
  const last = await startNewer();
  await eventually(() => expect(last.output()).toContain('The site is at'));
  expect(await listApplied()).toEqual(names);
  const notes = await queryTasks(old.database, 'SELECT DISTINCT note, count(*) FROM job_notes_to_come GROUP BY note');
  expect(notes).toEqual([{ note: 'another note', count: '750' }]);
  expect(await last.end('SIGTERM')).toBe(0);
  await load.stop();

  // Locks of a slowly ending process may delay pages beyond their timeout, which is answered 503.
  const isFailure = (status: number) => status === 0 || (status >= 400 && (hasAllRounds || status !== 503));
  const failed = load.outcomes.filter(({ status }) => isFailure(status));
  expect(failed).toEqual([]);
  expect(killedAt).toHaveLength(KILLS);
  const killedInMigrations = killedAt.filter((query) => Object.values(MIGRATIONS).includes(query));
  if (hasAllRounds) expect(new Set(killedInMigrations)).toEqual(new Set(Object.values(MIGRATIONS)));
  expect(killedAt.length).toBeGreaterThan(killedInMigrations.length);
  const killsInOneMigration = ends.filter((count) => count === 1).length;
  expect(killsInOneMigration).toBeGreaterThan(0);
  measured(
    'F21',
    `${KILLS} of ${KILLS} kills during a migration, ${killedInMigrations.length} of them within its statements, ${killsInOneMigration} with one of two ` +
      `applied: the next start completed both, and the old version answered ${load.outcomes.length} of ` +
      `${load.outcomes.length} requests during the update`,
  );
});
