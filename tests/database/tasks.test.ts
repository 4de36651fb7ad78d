import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Writable } from 'node:stream';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import type { TaskPayloads, Tasks } from '#platform/tasks/tasks.server.ts';
import { UnlikelyToSucceed } from '#platform/tasks/unlikely-to-succeed.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { endPauses, eventually, handlersWith, queryTasks, startTestTasks } from '#tests/support/task-queue.ts';

let db: TestDatabase;
let stops: (() => Promise<void>)[];

beforeAll(async () => {
  db = await createTestDatabase();
});

afterAll(() => db?.drop());

beforeEach(() => {
  stops = [];
});

afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await queryTasks(db, 'DELETE FROM tasks.job');
});

type Options = NonNullable<Parameters<typeof startTestTasks>[1]>;

async function start(options: Options): Promise<Tasks> {
  const { tasks, stop } = await startTestTasks(db, options);
  stops.push(stop);
  return tasks;
}

const send = (tasks: Tasks, accountId: string = randomUUID(), key?: string) =>
  db.database.asSystem((transaction) =>
    tasks.send(transaction, 'send-mail', { mail: 'account-approved', accountId }, key ? { key } : {}),
  );

const stateOf = async (state: string, queue = 'send-mail') =>
  (
    await queryTasks<{ count: number }>(
      db,
      'SELECT count(*)::int AS count FROM tasks.job WHERE name = $1 AND state = $2',
      [queue, state],
    )
  )[0]?.count;

describe('sending', () => {
  test('a task is done once its transaction has committed, and never if that is rolled back', async () => {
    const done: string[] = [];
    const tasks = await start({
      handlers: handlersWith(async (_services, { accountId }) => void done.push(accountId)),
    });
    const [lostId, deliveredId] = [randomUUID(), randomUUID()];
    const payload = { mail: 'account-approved', accountId: lostId } as const;
    const rolledBack = db.database.asSystem(async (transaction) => {
      await tasks.send(transaction, 'send-mail', payload);
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await send(tasks, deliveredId);
    await eventually(() => expect(done).toEqual([deliveredId]));
    const all = await queryTasks<{ id: string }>(
      db,
      `SELECT data->>'accountId' AS id FROM tasks.job WHERE data IS NOT NULL`,
    );
    expect(all.map(({ id }) => id)).not.toContain(lostId);
  });

  test('one may send for a signed-in person too', async () => {
    const done: string[] = [];
    const tasks = await start({
      handlers: handlersWith(async (_services, { accountId }) => void done.push(accountId)),
    });
    const id = randomUUID();
    await db.database.asActor(id, (transaction) =>
      tasks.send(transaction, 'send-mail', { mail: 'password-changed', accountId: id }),
    );
    await eventually(() => expect(done).toEqual([id]));
  });

  test.each([
    ['something that is no id', { mail: 'account-approved', accountId: 'amara@okafor.example' }],
    ['a mail that there is not', { mail: 'spam', accountId: randomUUID() }],
    ['more than it takes', { mail: 'account-approved', accountId: randomUUID(), email: 'amara@okafor.example' }],
  ])('a payload with %s is refused, and nothing is sent', async (_what, payload) => {
    const tasks = await start({ handlers: handlersWith(async () => undefined) });
    const sent = db.database.asSystem((transaction) =>
      tasks.send(transaction, 'send-mail', payload as TaskPayloads['send-mail']),
    );
    await expect(sent).rejects.toThrow();
    expect(await stateOf('created')).toBe(0);
  });

  test('a task with a key is not added while another one with it waits', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const tasks = await start({ handlers: handlersWith(() => gate) });
    for (const _ of [1, 2]) await send(tasks);
    await eventually(async () => expect(await stateOf('active')).toBe(2));
    for (const _ of [1, 2, 3]) await send(tasks, randomUUID(), 'same');
    expect(await stateOf('created')).toBe(1);
    open();
    await eventually(async () => expect(await stateOf('completed')).toBe(3));
    await send(tasks, randomUUID(), 'same');
    await eventually(async () => expect(await stateOf('completed')).toBe(4));
  });
});

test('emails to many wait until all others have left', async () => {
  const order: string[] = [];
  const { tasks, stop } = await startTestTasks(db, { handlers: handlersWith(async () => undefined), doesTasks: false });
  await db.database.asSystem(async (transaction) => {
    await tasks.send(transaction, 'send-mail', { mail: 'job-alert', mailId: randomUUID() });
    await tasks.send(transaction, 'send-mail', { mail: 'account-approved', accountId: randomUUID() });
  });
  await stop();
  const handlers = handlersWith(async (_services, { mail }) => void order.push(mail));
  await start({ handlers: { 'send-mail': { ...handlers['send-mail'], atOnce: 1 } } });
  await eventually(() => expect(order).toEqual(['account-approved', 'job-alert']));
});

describe('trying again', () => {
  test('a task that fails is tried again, as the same task, until it succeeds', async () => {
    const tries: string[] = [];
    const tasks = await start({
      handlers: handlersWith(async (_services, _payload, { taskId }) => {
        tries.push(taskId);
        if (tries.length < 3) throw new Error('not yet');
      }),
    });
    await send(tasks);
    await eventually(async () => expect(await stateOf('completed')).toBe(1));
    expect(tries).toHaveLength(3);
    expect(new Set(tries).size).toBe(1);
  });

  test('a task that never succeeds is given up and kept apart, with nothing but its ids', async () => {
    const tasks = await start({
      pace: { retries: 1 },
      handlers: handlersWith(() => Promise.reject(new Error('amara@okafor.example is not at home'))),
    });
    const accountId = randomUUID();
    await send(tasks, accountId);
    await eventually(async () => expect(await stateOf('created', 'given-up')).toBe(1));
    const [row] = await queryTasks<{ data: unknown; all: string }>(
      db,
      `SELECT data, job::text AS all FROM tasks.job WHERE name = 'given-up'`,
    );
    expect(row?.data).toEqual({ mail: 'account-approved', accountId });
    expect(row?.all).not.toContain('okafor');
  });

  test('what was given up can be brought back as docs/operate/mail.md says', async () => {
    let isMended = false;
    const tasks = await start({
      pace: { retries: 0 },
      handlers: handlersWith(async () => {
        if (!isMended) throw new Error('broken');
      }),
    });
    await send(tasks);
    await eventually(async () => expect(await stateOf('created', 'given-up')).toBe(1));
    isMended = true;
    const [, list = '', bringBack = ''] = (await readFile('docs/operate/mail.md', 'utf8')).split('```sql\n');
    const statementsOf = (text: string) => text.split('```')[0] ?? '';
    const owner = new pg.Client({ connectionString: db.ownerUrl });
    await owner.connect();
    expect((await owner.query(statementsOf(list))).rows).toMatchObject([{ source_name: 'send-mail' }]);
    await owner.query(statementsOf(bringBack));
    await owner.end();
    await eventually(async () => expect(await stateOf('completed')).toBe(1));
    expect(await stateOf('created', 'given-up')).toBe(0);
  });

  test('one that is unlikely to succeed is tried five times, however many tries there are', async () => {
    let tries = 0;
    const tasks = await start({
      pace: { retries: 50 },
      handlers: handlersWith(() => {
        tries += 1;
        return Promise.reject(new UnlikelyToSucceed('no such mailbox'));
      }),
    });
    await send(tasks);
    await eventually(async () => {
      await endPauses(db);
      expect(await stateOf('created', 'given-up')).toBe(1);
    });
    expect(tries).toBe(5);
  });

  test('a task whose process is silent for half a minute is taken up by another one (F15)', async () => {
    const tries: string[] = [];
    const handlers = handlersWith(async (_services, _payload, { taskId }) => void tries.push(taskId));
    const first = await startTestTasks(db, { handlers });
    await send(first.tasks);
    await eventually(async () => expect(await stateOf('completed')).toBe(1));
    await first.stop();
    await queryTasks(
      db,
      `UPDATE tasks.job SET state = 'active', completed_on = NULL, output = NULL, heartbeat_on = now() - interval '31 s'
       WHERE name = 'send-mail' AND state = 'completed'`,
    );
    await start({ handlers });
    await eventually(() => expect(tries).toHaveLength(2));
    expect(new Set(tries).size).toBe(1);
  });
});

test('of two processes each task is done by one (F18)', async () => {
  const done: string[] = [];
  const handlers = handlersWith(async (_services, { accountId }) => void done.push(accountId));
  const [one] = await Promise.all([start({ handlers }), start({ handlers })]);
  const ids = Array.from({ length: 200 }, () => randomUUID());
  for (let sent = 0; sent < ids.length; sent += 20)
    await Promise.all(ids.slice(sent, sent + 20).map((id) => send(one, id)));
  await eventually(async () => expect(await stateOf('completed')).toBe(ids.length));
  expect(done.sort()).toEqual(ids.sort());
});

test('tasks go on after the database has cut every connection, and the log says little of it (F11)', async () => {
  const lines: string[] = [];
  const destination = new Writable({ write: (line, _encoding, done) => done(void lines.push(String(line))) });
  const tasks = await start({ handlers: handlersWith(async () => undefined), log: createLog('info', destination) });
  const startedAt = performance.now();
  for (const round of [1, 2, 3]) {
    await queryTasks(
      db,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE '% tasks'`,
    );
    await send(tasks);
    await eventually(async () => expect(await stateOf('completed')).toBe(round));
  }
  const warningCount = lines.filter((line) => line.includes('in trouble')).length;
  expect(warningCount).toBeGreaterThan(0);
  expect(warningCount).toBeLessThanOrEqual(1 + Math.floor((performance.now() - startedAt) / 10_000));
});

test('stopping waits for what is underway (F20)', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { tasks, stop } = await startTestTasks(db, { handlers: handlersWith(() => gate) });
  await send(tasks);
  await eventually(async () => expect(await stateOf('active')).toBe(1));
  const stopped = stop();
  open();
  await stopped;
  expect(await stateOf('completed')).toBe(1);
});

test('a cron line is kept while its task has one, and no longer', async () => {
  const schedules = () =>
    queryTasks<{ name: string; cron: string }>(db, 'SELECT name, cron, timezone FROM tasks.schedule');
  const handlers = handlersWith(async () => undefined);
  const daily = { ...handlers, 'send-mail': { ...handlers['send-mail'], cron: '15 3 * * *' } };
  await (await startTestTasks(db, { handlers: daily })).stop();
  expect(await schedules()).toContainEqual({
    name: 'send-mail',
    cron: '15 3 * * *',
    timezone: 'Europe/London',
  });
  await (await startTestTasks(db, { handlers })).stop();
  expect((await schedules()).map(({ name }) => name)).not.toContain('send-mail');
});
