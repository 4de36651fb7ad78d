/**
 * Takes due deliveries, sends each and records the result. A delivery in progress becomes due again after its lease: if the process dies,
 * it is sent twice rather than lost. Receivers recognise duplicates by id.
 */
import { sql } from 'kysely';
import { THE_SITE, writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { WebhookOutcome, Webhooks } from '#platform/webhook/webhook.server.ts';
import { writePayload } from '../queries/payload.server.ts';
import { FAILING_DAYS, PAUSES_SECONDS } from '../schema.ts';
import { hostOf } from '../texts.ts';

export type DeliveryServices = { database: Pick<Database, 'asSystem'>; webhooks: Webhooks; publicOrigin: string };

/** Longer than the limit for one message (platform/webhook). */
const LEASE_SECONDS = 60;
/** Concurrent deliveries per receiver; one while it fails. */
const AT_ONCE = 8;

type Claimed = {
  eventId: string;
  type: string;
  subjectId: string;
  data: unknown;
  occurredAt: Date;
  tries: number;
  address: string;
  secret: Buffer;
  previousSecret: Buffer | null;
};

/** @returns the number of attempts; 0 if nothing is due for this webhook */
export async function deliverDue(
  services: DeliveryServices,
  webhookId: string,
  signal: AbortSignal,
  leaseSeconds = LEASE_SECONDS,
): Promise<number> {
  const claimed = await claim(services, webhookId, leaseSeconds);
  const results = await Promise.allSettled(
    claimed.map(async (delivery) => {
      const secrets = [delivery.secret, ...(delivery.previousSecret ? [delivery.previousSecret] : [])];
      const body = writePayload(delivery, services.publicOrigin);
      const { address, eventId: id } = delivery;
      const outcome = await services.webhooks.send({ address, id, body, secrets }, signal);
      await note(services, webhookId, delivery, outcome);
    }),
  );
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return claimed.length;
}

async function claim({ database }: DeliveryServices, webhookId: string, leaseSeconds: number): Promise<Claimed[]> {
  return database.asSystem(async (transaction) => {
    const { rows } = await sql<Claimed>`
      WITH due AS (
        SELECT d.event_id FROM webhook_deliveries AS d
        WHERE d.webhook_id = ${webhookId} AND d.state = 'waiting' AND d.next_try_at <= now()
        ORDER BY d.next_try_at, d.event_id
        LIMIT (SELECT CASE WHEN off_since IS NOT NULL THEN 0 WHEN failing_since IS NULL THEN ${AT_ONCE}::int ELSE 1 END
               FROM webhooks WHERE id = ${webhookId})
        FOR UPDATE OF d SKIP LOCKED)
      UPDATE webhook_deliveries AS d SET next_try_at = now() + make_interval(secs => ${leaseSeconds}::float8)
      FROM due, webhook_events AS e, webhooks AS w
      WHERE d.webhook_id = ${webhookId} AND d.event_id = due.event_id AND e.id = due.event_id AND w.id = ${webhookId}
      RETURNING e.id AS "eventId", e.type, e.subject_id AS "subjectId", e.data, e.occurred_at AS "occurredAt", d.tries, w.address,
                w.sealed_secret AS secret, CASE WHEN w.previous_until > now() THEN w.previous_secret END AS "previousSecret"
    `.execute(transaction);
    return rows;
  });
}

/** Skips a delivery that another process has finished. */
async function note(
  { database }: DeliveryServices,
  webhookId: string,
  { eventId, tries }: Claimed,
  { reason, status, location }: WebhookOutcome,
): Promise<void> {
  const pause = reason === 'gone' ? undefined : PAUSES_SECONDS[tries];
  await database.asSystem(async (transaction) => {
    // Lock the webhook before its deliveries. Switching it off changes deliveries that other processes record, and those lock the webhook
    // first too.
    await sql`SELECT FROM webhooks WHERE id = ${webhookId} FOR NO KEY UPDATE`.execute(transaction);
    await sql`
      UPDATE webhook_deliveries SET tries = tries + 1, last_try_at = now(), last_status = ${status}, last_reason = ${reason},
        last_location = ${location},
        state = ${reason === null ? 'delivered' : pause === undefined ? 'failed' : 'waiting'},
        next_try_at = now() + make_interval(secs => ${pause ?? 0}::float8 * (1 + random() / 10))
      WHERE webhook_id = ${webhookId} AND event_id = ${eventId} AND state = 'waiting'`.execute(transaction);
    if (reason === null) {
      await sql`UPDATE webhooks SET failing_since = NULL WHERE id = ${webhookId} AND failing_since IS NOT NULL`.execute(
        transaction,
      );
      return;
    }
    await sql`UPDATE webhooks SET failing_since = now() WHERE id = ${webhookId} AND failing_since IS NULL`.execute(
      transaction,
    );
    const { rows } = await sql<{ address: string }>`
      UPDATE webhooks SET off_since = now(), off_reason = ${reason === 'gone' ? 'gone' : 'failing'}
      WHERE id = ${webhookId} AND off_since IS NULL
        AND (${reason === 'gone'} OR failing_since < now() - make_interval(days => ${FAILING_DAYS}::int))
      RETURNING address`.execute(transaction);
    const [off] = rows;
    if (!off) return;
    await sql`UPDATE webhook_deliveries SET state = 'failed' WHERE webhook_id = ${webhookId} AND state = 'waiting'`.execute(
      transaction,
    );
    const label = `Webhook to ${hostOf(off.address)}: switched off`;
    await writeAudit(transaction, THE_SITE, 'settings_changed', { type: 'settings', id: 'webhooks', label });
  });
}
