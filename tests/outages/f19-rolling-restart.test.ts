// @form full
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { addCandidates } from '#tests/support/applications.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { startMixedLoad } from '#tests/support/mixed-load.ts';
import { type Nginx, startNginx } from '#tests/support/nginx.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { hasAllRounds, inFull, rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

const PER_SECOND = inFull(60, 100);
/** The full form uses the values of deploy/nginx.conf and the defaults; the short form shorter ones in the same proportion. */
const DRAIN_SECONDS = inFull(1, 5);
const SHORTER_TIMES: [string, string][] = [
  ['fail_timeout=10s', 'fail_timeout=2s'],
  ['keepalive_timeout 3s;', 'keepalive_timeout 500ms;'],
];

let database: TestDatabase;
let nginx: Nginx;
let sites: Site[];
let workers: Site[];
let env: Record<string, string>;
let people: string[];
let jobs: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  const port = await freePort();
  env = {
    ...PRODUCTION_ENV,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    BACKGROUND_TASKS: 'off',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    LOG_LEVEL: 'warn',
  };
  await addPeople(database.database);
  jobs = await addJobs(database.database, ...Array.from({ length: 20 }, (_, n) => ({ title: `Signal box ${n}` })));
  const running = { isWorker: true };
  const started = Promise.all([
    startSite({ env, database }),
    startSite({ env, database }),
    startSite({ env, database, running }),
  ]);
  const [first, second, third] = await started;
  [sites, workers] = [[first, second], [third]];
  nginx = await startNginx({ port, web: [first.port, second.port], changes: hasAllRounds ? [] : SHORTER_TIMES });
  const candidates = await addCandidates(database.database, ...Array.from({ length: 20 }, (_, n) => `Wren ${n}`));
  const publicOrigin = env['PUBLIC_ORIGIN'] ?? '';
  people = await Promise.all(candidates.map((id) => signInAs(first, id, { publicOrigin })));
}, 300_000);

afterAll(async () => {
  await nginx?.stop();
  await Promise.all([...(sites ?? []), ...(workers ?? [])].map((site) => site.stop()));
  await database?.drop();
});

test('F19: nothing fails while each process is restarted in turn', { timeout: 600_000 }, async () => {
  const load = startMixedLoad({ port: nginx.port, people, jobs, perSecond: PER_SECOND });
  await load.untilAnswered(PER_SECOND);
  let restarts = 0;
  for (let round = 0; round < rounds(1, 3); round += 1) {
    for (const n of hasAllRounds ? [0, 1] : [0]) {
      const port = await restart(sites, n, { env, database });
      restarts += 1;
      // Waits until nginx uses this process again, as docs/operate/scaling.md requires.
      const requestsBefore = await countAsked(port);
      await eventually(async () => expect(await countAsked(port)).toBeGreaterThan(requestsBefore + PER_SECOND / 10));
    }
    if (hasAllRounds) await restart(workers, 0, { env, database, running: { isWorker: true } });
  }
  await load.untilAnswered(inFull(0, 6_000));
  const { answers, failures, reads, writes, liked } = await load.stop();
  expect(failures).toEqual([]);
  expect(answers).toBeGreaterThanOrEqual(inFull(200, 6_000));
  const likes = await queryTasks<{ count: number }>(database, 'SELECT count(*)::int AS count FROM liked_jobs');
  expect(likes[0]?.count).toBe(liked);
  const log = await nginx.log();
  for (const { port } of sites) expect(log).toContain(`"127.0.0.1:${port}"`);
  expect(log).toMatch(/"502, 200"/);
  measured(
    'F19',
    `${restarts} restarts of web processes under ${PER_SECOND} requests a second: ` +
      `${failures.length} of ${answers} failed (${reads} reads, ${writes} writes), ${liked} of ${liked} likes are there`,
  );
});

/** Restarts like `systemctl restart`. @returns its port, which stays the same */
async function restart(processes: Site[], n: number, options: Parameters<typeof startSite>[0]): Promise<number> {
  const old = processes[n];
  if (!old) throw new Error('There is no such process');
  expect(await old.stop()).toBe(0);
  processes[n] = await startSite({ ...options, env: { ...env, PORT: String(old.port) } });
  return old.port;
}

const countAsked = async (port: number): Promise<number> =>
  (await nginx.log()).split(`"127.0.0.1:${port}" "200"`).length - 1;
