import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliverDue } from '#app/features/core/webhooks/commands/deliver.server.ts';
import { type Deliveries, keepDelivering } from '#app/features/core/webhooks/commands/keep-delivering.server.ts';
import { PAUSES_SECONDS, WEBHOOK_EVENT_NAMES, type WebhookEvent } from '#app/features/core/webhooks/schema.ts';
import { createLog } from '#platform/log/log.server.ts';
import { Webhooks } from '#platform/webhook/webhook.server.ts';
import { addApplications, addCandidates } from '#tests/support/applications.ts';
import { addClient, addPlacement } from '#tests/support/clients.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople, hoursFromNow } from '#tests/support/jobs.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts';

let db: TestDatabase;
let receiver: WebhookReceiver;
let webhooks: Webhooks;
let deliveries: Deliveries | undefined;

beforeAll(async () => {
  [db, receiver] = await Promise.all([createTestDatabase(), startWebhookReceiver()]);
  webhooks = new Webhooks('of a test', receiver.reach);
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
afterEach(async () => {
  await deliveries?.stop();
  deliveries = undefined;
});

const query = <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
  queryTasks<Row>(db, statement, values);

async function addWebhook(
  events: readonly WebhookEvent[] = WEBHOOK_EVENT_NAMES,
  address = receiver.address,
): Promise<string> {
  const rows = await query<{ id: string }>(
    'INSERT INTO webhooks (address, events, sealed_secret) VALUES ($1, $2, $3) RETURNING id',
    [address, events, webhooks.newSecret()],
  );
  return rows[0]?.id ?? '';
}

const services = () => ({ database: db.database, webhooks, publicOrigin: 'https://tidewell.example' });
const deliver = (id: string) => deliverDue(services(), id, new AbortController().signal);
const start = () => {
  deliveries = keepDelivering({ ...services(), log: createLog('silent') }, { lookMs: 100 });
};
const listAttempts = async () =>
  (await query<{ type: string }>('SELECT type FROM webhook_events ORDER BY id')).map(({ type }) => type);
const change = (id: string, set: string) => query(`UPDATE jobs SET ${set} WHERE id = $1`, [id]);

describe('an event is stored with the change', () => {
  test('of jobs: opened, changed, closed, deleted; drafts and hidden jobs are not announced', async () => {
    await addWebhook();
    const [job = ''] = await addJobs(db.database, { status: 'draft' });
    await change(job, `title = 'Night shift'`);
    expect(await listAttempts()).toEqual([]);
    await change(job, `status = 'open'`);
    await change(job, `title = 'Day shift'`);
    await change(job, 'confirmed_at = now()');
    await change(job, `status = 'closed'`);
    await change(job, `status = 'open'`);
    await change(job, `closes_at = now() - interval '2 days'`);
    await addJobs(db.database, {});
    await query('DELETE FROM jobs WHERE id <> $1', [job]);
    expect(await listAttempts()).toEqual([
      'job.posted',
      'job.changed',
      'job.closed',
      'job.posted',
      'job.closed',
      'job.posted',
      'job.closed',
    ]);
  });

  test('of applications, candidates and placements', async () => {
    const [job = ''] = await addJobs(db.database, {});
    await addWebhook(['application.received', 'application.decided', 'candidate.changed', 'placement.made']);
    const [application = ''] = await addApplications(db.database, { job_id: job, candidate_id: null });
    const status = (next: string) => query('UPDATE applications SET status = $2 WHERE id = $1', [application, next]);
    await status('viewed');
    await status('shortlisted');
    expect(await listAttempts()).toEqual(expect.arrayContaining(['application.received', 'application.decided']));
    const [{ data } = { data: null }] = await query(
      `SELECT data FROM webhook_events WHERE type = 'application.decided'`,
    );
    expect(data).toEqual({ id: application, job_id: job, status: 'shortlisted' });
    await addPlacement(db.database, await addClient(db.database), application);
    expect(await listAttempts()).toContain('placement.made');
    expect(await listAttempts()).toContain('candidate.changed');
  });

  test('not without a webhook, or for one that is off or wants other events', async () => {
    await addJobs(db.database, {});
    await addWebhook(['placement.made']);
    const off = await addWebhook();
    await query(`UPDATE webhooks SET off_since = now(), off_reason = 'by_hand' WHERE id = $1`, [off]);
    await addJobs(db.database, {});
    expect(await query('SELECT FROM webhook_deliveries')).toEqual([]);
  });

  test('with ids that are UUIDs of version 7, in the order of the changes', async () => {
    await addWebhook(['job.posted']);
    for (let count = 0; count < 3; count += 1) await addJobs(db.database, {});
    const rows = await query<{ id: string; at: Date }>('SELECT id, occurred_at AS at FROM webhook_events ORDER BY id');
    for (const { id, at } of rows) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(Math.abs(Number.parseInt(id.replace('-', '').slice(0, 12), 16) - at.getTime())).toBeLessThan(5_000);
    }
    expect(rows).toHaveLength(3);
  });

  test('and is rolled back with it', async () => {
    await addWebhook();
    const [job = ''] = await addJobs(db.database, {});
    await query('DELETE FROM webhook_events');
    const undone = db.database.asSystem(async (transaction) => {
      await sql`UPDATE jobs SET title = 'Other' WHERE id = ${job}`.execute(transaction);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await listAttempts()).toEqual([]);
  });
});

describe('a delivery', () => {
  test('is signed, minimal, and links to the details', async () => {
    const id = await addWebhook();
    const [job = ''] = await addJobs(db.database, { title: 'Secret keeper' });
    expect(await deliver(id)).toBe(1);
    expect(await deliver(id)).toBe(0);
    const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
    const [{ secret } = { secret: Buffer.alloc(0) }] = await query<{ secret: Buffer }>(
      'SELECT sealed_secret AS secret FROM webhooks',
    );
    expect(new Webhook(webhooks.showSecret(secret)).verify(body, headers)).toMatchObject({
      type: 'job.posted',
      data: {
        id: job,
        url: `https://tidewell.example/jobs/${job}`,
        api_url: `https://tidewell.example/api/v1/jobs/${job}`,
      },
    });
    expect(body).not.toContain('Secret keeper');
    expect(await query('SELECT state, tries, last_status FROM webhook_deliveries')).toEqual([
      { state: 'delivered', tries: 1, last_status: 204 },
    ]);
  });

  test('that fails is retried after pauses of up to a day, and given up after three days', async () => {
    const id = await addWebhook(['job.posted']);
    await addJobs(db.database, {});
    receiver.answer((_, response) => response.writeHead(500).end());
    const pauses: number[] = [];
    for (let count = 0; count <= PAUSES_SECONDS.length; count += 1) {
      expect(await deliver(id)).toBe(1);
      const [row] = await query<{ state: string; tries: number; pause: number }>(
        `SELECT state, tries, extract(epoch FROM next_try_at - last_try_at)::float8 AS pause FROM webhook_deliveries`,
      );
      expect(row).toMatchObject({ state: count < PAUSES_SECONDS.length ? 'waiting' : 'failed', tries: count + 1 });
      if (row?.state === 'waiting') pauses.push(row.pause);
      await query('UPDATE webhook_deliveries SET next_try_at = now()');
    }
    for (const [place, seconds] of PAUSES_SECONDS.entries()) {
      expect(pauses[place]).toBeGreaterThanOrEqual(seconds);
      expect(pauses[place]).toBeLessThanOrEqual(seconds * 1.1 + 1);
    }
    expect(PAUSES_SECONDS.reduce<number>((sum, seconds) => sum + seconds, 0)).toBeGreaterThan(3 * 24 * 3_600);
    expect(new Set(receiver.received.map((each) => each.id)).size).toBe(1);
  });

  test('410 switches the webhook off at once; a receiver that fails for three days as well', async () => {
    const [goneWebhook, failingWebhook] = [await addWebhook(['job.posted']), await addWebhook(['job.posted'])];
    await addJobs(db.database, {}, {});
    receiver.answer((_, response) => response.writeHead(410).end());
    await deliver(goneWebhook);
    receiver.answer((_, response) => response.writeHead(503).end());
    await query(`UPDATE webhooks SET failing_since = now() - interval '73 hours' WHERE id = $1`, [failingWebhook]);
    await deliver(failingWebhook);
    expect(await query('SELECT off_reason FROM webhooks ORDER BY off_reason')).toEqual([
      { off_reason: 'failing' },
      { off_reason: 'gone' },
    ]);
    expect(await query(`SELECT FROM webhook_deliveries WHERE state = 'waiting'`)).toEqual([]);
    expect(
      await query(`SELECT FROM audit_entries WHERE subject_label LIKE 'Webhook to hooks.example:%: switched off'`),
    ).toHaveLength(2);
    await addJobs(db.database, {});
    expect(await query(`SELECT FROM webhook_deliveries WHERE state = 'waiting'`)).toEqual([]);
  });

  test('is also signed with the previous secret for a day', async () => {
    const id = await addWebhook(['job.posted']);
    const previous = webhooks.newSecret();
    await query(`UPDATE webhooks SET previous_secret = $1, previous_until = now() + interval '1 day'`, [previous]);
    await addJobs(db.database, {});
    await deliver(id);
    await query('UPDATE webhooks SET previous_until = now()');
    await addJobs(db.database, {});
    await deliver(id);
    const [both, one] = receiver.received;
    new Webhook(webhooks.showSecret(previous)).verify(both?.body ?? '', both?.headers ?? {});
    expect(one?.headers['webhook-signature']?.split(' ')).toHaveLength(1);
  });
});

describe('while the process runs', () => {
  test('a job that closes by its date is announced once, whichever process notices', async () => {
    await addWebhook(['job.closed']);
    await query(`UPDATE webhooks SET created_at = now() - interval '1 day'`);
    await addJobs(db.database, { closes_at: hoursFromNow(-1) });
    start();
    const other = keepDelivering({ ...services(), log: createLog('silent') }, { lookMs: 50 });
    await eventually(() => expect(receiver.received).toHaveLength(1));
    await other.stop();
    expect(await listAttempts()).toEqual(['job.closed']);
  });

  test('a receiver that never answers delays no other', async () => {
    const silent = await startWebhookReceiver();
    silent.answer(() => undefined);
    await addWebhook(['job.posted'], silent.address);
    await addWebhook(['job.posted']);
    start();
    for (let count = 1; count <= 20; count += 1) {
      await addJobs(db.database, {});
      deliveries?.wake();
      await eventually(() => expect(receiver.received).toHaveLength(count));
    }
    expect(silent.received.length).toBeLessThanOrEqual(8);
    await deliveries?.stop();
    await silent.close();
  });

  test('a message that was being sent when a process ended is sent again, with the same id', async () => {
    const id = await addWebhook(['job.posted']);
    await addJobs(db.database, {});
    receiver.answer(() => undefined);
    start();
    await eventually(() => expect(receiver.received).toHaveLength(1));
    await deliveries?.stop();
    expect(await deliver(id)).toBe(0);
    receiver.answer((_, response) => response.writeHead(204).end());
    await query('UPDATE webhook_deliveries SET next_try_at = now()');
    expect(await deliver(id)).toBe(1);
    expect(new Set(receiver.received.map((each) => each.id)).size).toBe(1);
  });
});

test('while names are hidden, changes of candidates are sent once, after midnight, without a time of day', async () => {
  await addWebhook(['application.received', 'candidate.changed']);
  const [job_id = ''] = await addJobs(db.database, {});
  const deliverEvents = async () => {
    await query('DELETE FROM webhook_events');
    const [candidate_id = ''] = await addCandidates(db.database, 'Orla Finch');
    await addApplications(db.database, { job_id, candidate_id });
    await query(`UPDATE people SET tags = '{rope}' WHERE account_id = $1`, [candidate_id]);
    return query<{ type: string; isAtOnce: boolean; isMidnight: boolean }>(`
      SELECT e.type, e.occurred_at = date_trunc('day', now(), 'Europe/London') AS "isMidnight",
             ('x0000' || left(replace(e.id::text, '-', ''), 12))::bit(64)::bigint = extract(epoch FROM e.occurred_at) * 1000 AS "saysNoMore",
             d.next_try_at <= now() AS "isAtOnce",
             d.next_try_at = date_trunc('day', now() + interval '1 day', 'Europe/London') AS "isNextDay"
      FROM webhook_events AS e JOIN webhook_deliveries AS d ON d.event_id = e.id ORDER BY e.type, e.occurred_at`);
  };
  const now = { isMidnight: false, saysNoMore: false, isAtOnce: true, isNextDay: false };
  await query('INSERT INTO settings (fair_first_view) VALUES (true)');
  expect(await deliverEvents()).toEqual([
    { type: 'application.received', ...now },
    { type: 'candidate.changed', isMidnight: true, saysNoMore: true, isAtOnce: false, isNextDay: true },
  ]);
  await query('DELETE FROM settings');
  const delivered = await deliverEvents();
  expect(delivered.length).toBeGreaterThan(2);
  expect(delivered.map(({ isAtOnce, isMidnight }) => [isAtOnce, isMidnight])).toEqual(
    delivered.map(() => [true, false]),
  );
});
