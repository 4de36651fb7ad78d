// @form full
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#scripts/free-port.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from '#tests/routes/database-replica.ts';
import { addJobs, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { runServer, type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

let postgres: ReplicatedPostgres;
let site: Site;
let jobId: string;

const env = () => ({
  ...PRODUCTION_ENV,
  DATABASE_URL: postgres.primary.appUrl,
  MIGRATION_DATABASE_URL: postgres.primary.ownerUrl,
  REPLICA_DATABASE_URL: postgres.replica.appUrl,
});

beforeAll(async () => {
  postgres = await startReplicatedPostgres();
  await addPeople(postgres.database);
  [jobId = ''] = await addJobs(postgres.database, { title: 'Swing bridge keeper' });
  const { database, primary } = postgres;
  site = await startSite({ env: env(), database: { ...primary, database, drop: async () => undefined } });
});

afterAll(async () => {
  await site?.stop();
  await postgres?.stop();
});

/** Not cached, so every request reads the database. */
const search = async () => (await request(site.url, '/jobs?search=bridge')).body.toString();
const board = async () => (await request(site.url, '/jobs')).body.toString();

const rename = (title: string) =>
  postgres.database.asSystem((transaction) =>
    transaction.updateTable('jobs').set({ title }).where('id', '=', jobId).execute(),
  );

/** When the site last queried content on the replica; checks of its position do not count. */
async function lastRead(): Promise<unknown> {
  const [row] = await postgres.ask(
    postgres.replica,
    `SELECT max(query_start)::text AS at FROM pg_stat_activity
     WHERE application_name = 'recruitment-agency reads' AND query NOT LIKE '%pg_last_wal%' AND query NOT LIKE '%pg_control%'`,
  );
  return row?.['at'];
}

async function isReplicaReadBy(ask: () => Promise<unknown>): Promise<boolean> {
  const before = await lastRead();
  await ask();
  return (await lastRead()) !== before;
}

const untilReplicaIsRead = () => eventually(async () => expect(await isReplicaReadBy(search)).toBe(true));

test('what everybody may read is read from the replica, and nothing of a session', async () => {
  await untilReplicaIsRead();
  expect(await search()).toContain('Swing bridge keeper');
  const cookie = await signInAs(site, EMPLOYER, { publicOrigin: PRODUCTION_ENV.PUBLIC_ORIGIN });
  const signedIn = () => request(site.url, '/jobs?search=bridge', { headers: { Cookie: cookie } });
  expect(await isReplicaReadBy(signedIn)).toBe(false);
  expect((await signedIn()).body.toString()).toContain('Swing bridge keeper');
});

test('while it has not replayed a change the primary is read, and no page is stored from before it', async () => {
  await untilReplicaIsRead();
  for (const title of ['Tide bell ringer of the bridge', 'Lock keeper of the bridge', 'Crane driver of the bridge']) {
    await board();
    await postgres.ask(postgres.replica, 'SELECT pg_wal_replay_pause()');
    await rename(title);
    await eventually(async () => expect(await board()).toContain(title));
    expect(await search()).toContain(title);
    expect(await isReplicaReadBy(search)).toBe(false);
    await postgres.ask(postgres.replica, 'SELECT pg_wal_replay_resume()');
    await untilReplicaIsRead();
    expect(await search()).toContain(title);
    expect(await board()).toContain(title);
  }
});

test('while it is away the primary is read, and it is read again when it is back', async () => {
  await untilReplicaIsRead();
  await postgres.stopReplica();
  await rename('Ferry master of the bridge');
  await eventually(async () => expect(await board()).toContain('Ferry master of the bridge'));
  expect((await request(site.url, '/jobs?search=ferry')).status).toBe(200);
  await postgres.startReplica();
  await untilReplicaIsRead();
  await expect.poll(() => site.log()).toContain('the replica cannot be reached');
  await expect.poll(() => site.log()).toContain('the replica is read again');
});

test('while the primary is away it answers what everybody may read', async () => {
  await untilReplicaIsRead();
  await postgres.stopPrimary();
  const answer = await request(site.url, '/jobs?search=bridge');
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.body.toString()).toContain('of the bridge');
  // Later connections count too: the position is known to belong to this replica.
  await postgres.ask(
    postgres.replica,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'recruitment-agency reads'`,
  );
  await eventually(async () => expect((await request(site.url, '/jobs?search=bridge')).status).toBe(200));
  await postgres.startPrimary();
  await rename('Lifeboat coxswain of the bridge');
  await eventually(async () => expect(await board()).toContain('Lifeboat coxswain of the bridge'));
  await untilReplicaIsRead();
});

test.each([
  ['a server that is no replica', () => postgres.primary.appUrl, 'names a server that is no replica'],
  ['another role', () => postgres.replica.ownerUrl, 'signs in as agency_owner; it must be agency_web'],
])('%s is refused at the start', async (_what, url, sentence) => {
  const run = runServer({ ...env(), PORT: String(await freePort()), REPLICA_DATABASE_URL: url() });
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain(sentence);
});
