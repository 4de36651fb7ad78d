import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverDue } from '#app/features/core/webhooks/commands/deliver.server.ts';
import { addWebhookForm } from '#app/features/core/webhooks/form.ts';
import { readDeliveryLog } from '#app/features/core/webhooks/queries/webhooks.server.ts';
import { Webhooks } from '#platform/webhook/webhook.server.ts';
import { actingAdmin } from '#tests/support/admin-desk.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ADMIN, addJobs, addPeople, EMPLOYER } from '#tests/support/jobs.ts';
import { rounds } from '#tests/support/rounds.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';

const SECRET_KEY = 'of a test';
let db: TestDatabase;
let receiver: WebhookReceiver;
let webhooks: Webhooks;

beforeAll(async () => {
  [db, receiver] = await Promise.all([createTestDatabase(), startWebhookReceiver()]);
  webhooks = new Webhooks(SECRET_KEY, receiver.reach);
  await addPeople(db.database);
});
afterAll(async () => {
  await receiver?.close();
  await db?.drop();
});
beforeEach(async () => {
  await query('DELETE FROM webhook_events');
  await query('DELETE FROM webhooks');
  receiver.forget();
});

const query = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  queryTasks<Row>(db, statement, values);

async function addWebhook(address = receiver.address): Promise<{ id: string; secret: string }> {
  const sealed = webhooks.newSecret();
  const [{ id } = { id: '' }] = await query<{ id: string }>(
    `INSERT INTO webhooks (address, events, sealed_secret) VALUES ($1, '{job.posted}', $2) RETURNING id`,
    [address, sealed],
  );
  return { id, secret: webhooks.showSecret(sealed) };
}

const deliver = (id: string, through = webhooks) =>
  deliverDue(
    { database: db.database, webhooks: through, publicOrigin: 'https://tidewell.example' },
    id,
    new AbortController().signal,
  );
const reasons = async () =>
  (await query<{ reason: string }>('SELECT last_reason AS reason FROM webhook_deliveries')).map(({ reason }) => reason);

test.each([
  'http://hooks.example/',
  'https://127.0.0.1/',
  'https://[::1]:8443/',
  'https://0x7f.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1:5432/',
  'https://hooks.example:25/',
  'https://admin:word@hooks.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  ' ',
])('A49: the form refuses %s', (address) => {
  const { success, error } = addWebhookForm.safeParse({ address, 'job.posted': 'yes' });
  expect(success).toBe(false);
  expect(error?.issues[0]?.path).toEqual(['address']);
});

test('A49: a host name that resolves to an inside address, at once or later, is not called', async () => {
  const port = new URL(receiver.address).port;
  let lookupCount = 0;
  const inside = new Webhooks(SECRET_KEY, { resolve: async () => ['93.184.216.34', '127.0.0.1'] });
  const rebinding = new Webhooks(SECRET_KEY, {
    resolve: async () => {
      lookupCount += 1;
      return ['10.0.0.7'];
    },
  });
  const { id } = await addWebhook(`https://hooks.example:${port}/in`);
  await addJobs(db.database, {});
  await deliver(id, inside);
  expect(await reasons()).toEqual(['not_public']);
  await query('UPDATE webhook_deliveries SET next_try_at = now()');
  await deliver(id, rebinding);
  expect([await reasons(), lookupCount]).toEqual([['not_public'], 1]);
  expect(receiver.received).toEqual([]);
});

test('A49: a redirect to loopback is not followed', async () => {
  const { id } = await addWebhook();
  await addJobs(db.database, {});
  receiver.answer((_, response) => response.writeHead(307, { Location: 'http://127.0.0.1:1/' }).end());
  await deliver(id);
  expect([await reasons(), receiver.received.length]).toEqual([['redirected'], 1]);
});

test("A49: a receiver's response body is not logged, however long and whatever its markup", async () => {
  const { id } = await addWebhook();
  await addJobs(db.database, {});
  receiver.answer((_, response) => {
    response.writeHead(500, { 'Content-Type': 'text/html', 'X-Note': '<script>' });
    const pour = () => response.write('<script>alert("Ida Marsh")</script>'.repeat(500), (error) => error || pour());
    pour();
  });
  await deliver(id);
  const rows = await query(
    'SELECT w::text AS one, d::text AS two FROM webhooks AS w JOIN webhook_deliveries AS d ON true',
  );
  expect(JSON.stringify(rows)).not.toMatch(/script|Ida Marsh/);
  const log = await readDeliveryLog(db.database, actingAdmin(ADMIN, 'The Admin'), {
    id,
    before: null,
    publicOrigin: 'https://tidewell.example',
  });
  expect(log.deliveries).toMatchObject([{ lastStatus: 500, state: 'waiting', tries: 1 }]);
});

test('A49: another role reads and changes no webhook, event or delivery', async () => {
  const { id } = await addWebhook();
  await addJobs(db.database, {});
  const results = await db.database.asActor(EMPLOYER, async (transaction) => [
    await transaction.selectFrom('webhooks').selectAll().execute(),
    await transaction.selectFrom('webhook_events').selectAll().execute(),
    await transaction.selectFrom('webhook_deliveries').selectAll().execute(),
    await transaction.updateTable('webhooks').set({ address: 'https://x.example' }).returning('id').execute(),
    await transaction.updateTable('webhook_deliveries').set({ state: 'failed' }).returning('event_id').execute(),
    await transaction.deleteFrom('webhooks').where('id', '=', id).returning('id').execute(),
  ]);
  expect(results.flat()).toEqual([]);
});

test('A49: a replayed message is refused by its time, and a changed one by its signature', async () => {
  const { id, secret } = await addWebhook();
  await addJobs(db.database, {});
  await deliver(id);
  const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
  const receiving = new Webhook(secret);
  receiving.verify(body, headers);
  const later = { ...headers, 'webhook-timestamp': String(Math.floor(Date.now() / 1_000) - 301) };
  expect(() => receiving.verify(body, later)).toThrow('too old');
  expect(() => receiving.verify(body, { ...headers, 'webhook-id': 'other' })).toThrow('No matching signature');
});

test('A49: whatever process dies, each event reaches its receiver', async () => {
  const { id } = await addWebhook();
  let posted = 0;
  for (let kill = 0; kill < rounds(3, 200); kill += 1) {
    const sender = spawn(process.execPath, ['tests/support/webhook-sender.ts', db.appUrl, SECRET_KEY], {
      stdio: 'inherit',
    });
    const ended = once(sender, 'exit');
    await addJobs(db.database, {}, {}, {});
    posted += 3;
    // The sender dies at another moment in each round: after sending, when the receiver starts to answer, or before it records the result.
    receiver.answer(async (_, response) => {
      if (kill % 3 === 0) sender.kill('SIGKILL');
      await wait(kill % 7);
      response.writeHead(204).end();
      if (kill % 3 === 1) sender.kill('SIGKILL');
      if (kill % 3 === 2) setTimeout(() => sender.kill('SIGKILL'), kill % 11);
    });
    await ended;
  }
  receiver.answer((_, response) => response.writeHead(204).end());
  await eventually(async () => {
    await deliver(id);
    expect(await query(`SELECT FROM webhook_deliveries WHERE state <> 'delivered'`)).toEqual([]);
  });
  expect(new Set(receiver.received.map((webhook) => webhook.id)).size).toBe(posted);
});
