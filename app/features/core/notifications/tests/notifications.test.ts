import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listenForChanges } from '#db/connections/listen.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople } from '#tests/support/jobs.ts';
import { eventually } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let stop: () => Promise<void>;
let notifications: string[][] = [];
const line: ('silence' | 'hearing')[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  stop = await listenForChanges(db.appUrl, {
    onChange: (tags) => notifications.push(tags),
    onSilence: () => line.push('silence'),
    onFailure: () => undefined,
    onHearing: () => line.push('hearing'),
  });
});

afterAll(async () => {
  await stop();
  await db.drop();
});

beforeEach(() => {
  notifications = [];
});

const change = (statement: string) => db.database.asSystem((t) => sql.raw(statement).execute(t));

let marks = 0;

/** Everything announced before the mark is delivered before it. */
async function listNotifications(): Promise<string[][]> {
  marks += 1;
  const mark = `mark-${marks}`;
  await sql`SELECT pg_notify('content_changed', ${mark})`.execute(db.database.asPublic);
  await eventually(() => expect(notifications).toContainEqual([mark]));
  return notifications.filter(([tag]) => !tag?.startsWith('mark-'));
}

test('adding, changing or deleting a job names the job', async () => {
  const [id] = await addJobs(db.database, {});
  expect(await listNotifications()).toEqual([['jobs', `job:${id}`]]);
  notifications = [];
  await change(`UPDATE jobs SET title = 'Other' WHERE id = '${id}'`);
  expect(new Set((await listNotifications()).flat())).toEqual(new Set(['jobs', `job:${id}`]));
  notifications = [];
  await change(`DELETE FROM jobs WHERE id = '${id}'`);
  expect(await listNotifications()).toEqual([['jobs', `job:${id}`]]);
});

test('a change is announced when it is committed, and not at all if it is rolled back', async () => {
  await db.database.asSystem(async (transaction) => {
    await sql`INSERT INTO jobs (title, company, location, salary, description, requirements, user_id)
              SELECT 'x', 'x', 'x', 'x', 'x', 'x', id FROM profiles LIMIT 1`.execute(transaction);
    expect(await listNotifications()).toEqual([]);
  });
  expect(await listNotifications()).toHaveLength(1);
  notifications = [];
  await db.database
    .asSystem(async (transaction) => {
      await sql`UPDATE jobs SET title = 'Never'`.execute(transaction);
      throw new Error('rolled back');
    })
    .catch(() => undefined);
  expect(await listNotifications()).toEqual([]);
});

test('drafts are silent until they are published; publishing and withdrawing are announced', async () => {
  const [id] = await addJobs(db.database, { status: 'draft' });
  await change(`UPDATE jobs SET title = 'Still a draft' WHERE id = '${id}'`);
  expect(await listNotifications()).toEqual([]);
  await change(`UPDATE jobs SET status = 'open' WHERE id = '${id}'`);
  expect((await listNotifications()).flat()).toContain(`job:${id}`);
  notifications = [];
  await change(`UPDATE jobs SET status = 'draft' WHERE id = '${id}'`);
  expect((await listNotifications()).flat()).toContain(`job:${id}`);
  notifications = [];
  await change(`DELETE FROM jobs WHERE id = '${id}'`);
  expect(await listNotifications()).toEqual([]);
});

test('a mass change announces that all jobs have changed', async () => {
  await addJobs(db.database, ...Array.from({ length: 51 }, () => ({})));
  expect(await listNotifications()).toEqual([['jobs', 'all']]);
});

test('a lost connection is reported, and its return too', async () => {
  expect(line).toEqual(['silence', 'hearing']);
  const admin = new pg.Client({ connectionString: db.adminUrl });
  await admin.connect();
  await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                     WHERE datname = current_database() AND query IN ('LISTEN content_changed', 'SELECT 1') AND pid <> pg_backend_pid()`);
  await admin.end();
  await eventually(() => expect(line).toEqual(['silence', 'hearing', 'silence', 'hearing']));
  await addJobs(db.database, {});
  expect(await listNotifications()).toHaveLength(1);
});

test('a process that was only busy does not report a lost connection', async () => {
  const { query } = pg.Client.prototype;
  let wasBusy = false;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    if (args[0] !== 'SELECT 1' || wasBusy) return Reflect.apply(query, this, args);
    // The answer arrives in time, but this process is too busy to read it.
    setImmediate(() => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);
      wasBusy = true;
    });
    return Reflect.apply(query, this, ['SELECT pg_sleep(0.5)']);
  });
  const before = line.length;
  await eventually(() => expect(wasBusy).toBe(true));
  vi.restoreAllMocks();
  await listNotifications();
  expect(line.slice(before)).toEqual([]);
});
