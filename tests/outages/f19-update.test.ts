// @form full
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { startMixedLoad } from '#tests/support/mixed-load.ts';
import { type Nginx, startNginx } from '#tests/support/nginx.ts';
import { launchRealAgency, PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { makeServer, REAL_BUILD, type Server } from '#tests/support/releases.ts';
import { request } from '#tests/support/request.ts';
import { hasAllRounds, inFull } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const PER_SECOND = inFull(15, 100);
const SHORTER_TIMES: [string, string][] = [
  ['fail_timeout=10s', 'fail_timeout=1s'],
  ['keepalive_timeout 3s;', 'keepalive_timeout 500ms;'],
];
const BOARD = 'app/pages/rows/board.ts';

let database: TestDatabase;
let server: Server;
let nginx: Nginx;
let people: string[];
let jobs: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  await launchRealAgency(database);
  const port = await freePort();
  const publicOrigin = `http://localhost:${port}`;
  server = await makeServer({
    migrationUrl: database.ownerUrl,
    settings: {
      ...PRODUCTION_ENV,
      PUBLIC_ORIGIN: publicOrigin,
      DATABASE_URL: database.appUrl,
      BACKGROUND_TASKS: 'off',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: String(inFull(1, 5)),
      LOG_LEVEL: 'warn',
    },
    pause: inFull(3, 12),
    hasWorker: hasAllRounds,
  });
  await addPeople(database.database);
  jobs = await addJobs(database.database, ...Array.from({ length: 20 }, (_, n) => ({ title: `Signal box ${n}` })));
  const first = await server.update();
  expect(first).toMatchObject({ code: 0 });
  nginx = await startNginx({ port, web: server.web, changes: hasAllRounds ? [] : SHORTER_TIMES });
  const candidates = await addCandidates(database.database, ...Array.from({ length: 20 }, (_, n) => `Wren ${n}`));
  people = await Promise.all(candidates.map((id) => signInAs({ database, url: nginx.url }, id, { publicOrigin })));
}, 900_000);

afterAll(async () => {
  await nginx?.stop();
  server?.stop();
  await database?.drop();
});

test('F19: a build or a migration that fails leaves the version that serves', { timeout: 300_000 }, async () => {
  const before = await server.current();
  const board = await readFile(BOARD, 'utf8');
  await server.commit({ [BOARD]: board.replace('description:', 'description no colon') });
  const build = await server.update();
  expect([build.code, build.output]).toEqual([
    1,
    expect.stringContaining('The build failed. The site runs on as before.'),
  ]);

  await server.commit({ [BOARD]: board, 'db/migrations/9001_wrong.sql': 'ALTER TABLE jobs ADD COLUMN;' });
  const migration = await server.update();
  expect([migration.code, migration.output]).toEqual([1, expect.stringContaining('The new version does not start.')]);
  expect(migration.output).toContain('9001_wrong');

  expect(await server.current()).toBe(before);
  for (const port of server.web) expect((await request(`http://127.0.0.1:${port}`, '/readyz')).status).toBe(200);
});

test('F19: an update with a migration and a changed key fails no request', { timeout: 1_800_000 }, async () => {
  const load = startMixedLoad({ port: nginx.port, people, jobs, perSecond: PER_SECOND });
  await load.untilAnswered(PER_SECOND);
  const before = await server.current();
  await server.configure({ SECRET_KEY: randomBytes(32).toString('hex') });
  const board = await readFile(BOARD, 'utf8');
  await server.commit({
    [BOARD]: board.replace('Search current', 'Look through current'),
    ...(hasAllRounds && { 'scripts/build.mjs': REAL_BUILD }),
    'db/migrations/9001_wrong.sql': 'ALTER TABLE jobs ADD COLUMN note_to_come text;',
  });
  expect(await server.update()).toMatchObject({ code: 0 });
  const updated = await server.current();
  expect(updated).not.toBe(before);
  await load.untilAnswered(inFull(80, 4_000));

  expect(await server.update('--back')).toMatchObject({ code: 0 });
  expect(await server.current()).toBe(before);
  await load.untilAnswered(inFull(120, 6_000));
  const { answers, failures, reads, writes, liked, fetched } = await load.stop();
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThanOrEqual(inFull(120, 6_000));
  expect([...fetched].filter((name) => name.includes('/manifest-')).length).toBeGreaterThanOrEqual(2);
  const likes = await queryTasks<{ count: number }>(database, 'SELECT count(*)::int AS count FROM liked_jobs');
  expect(likes[0]?.count).toBe(liked);
  const columns = await queryTasks(
    database,
    `SELECT FROM information_schema.columns WHERE column_name = 'note_to_come'`,
  );
  expect(columns).toHaveLength(1);
  const log = await nginx.log();
  for (const port of server.web) expect(log).toContain(`"127.0.0.1:${port}"`);
  measured(
    'F19',
    `an update by deploy/update with a migration and a changed key, and the way back, under ${PER_SECOND} requests a second: ` +
      `${failures.length} of ${answers} failed (${reads} reads, ${writes} writes), ${liked} of ${liked} likes are there`,
  );
});
