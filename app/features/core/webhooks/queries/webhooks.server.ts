/** Webhooks and their log. Row-level security checks the administrator. Secrets are not read. */
import { sql } from 'kysely';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { Database } from '#db/connections/client.server.ts';
import { isUuid } from '#domain/uuid.ts';
import { describeFailure } from '#platform/outbound/outside-failure.ts';
import { WEBHOOK_FAILURES, type WebhookFailure } from '#platform/webhook/webhook.server.ts';
import type { DeliveryState, OffReason, WebhookEvent } from '../schema.ts';
import { hostOf } from '../texts.ts';
import { writePayload } from './payload.server.ts';

type Reader = Pick<Database, 'asActor'>;

export type Webhook = {
  id: string;
  address: string;
  host: string;
  events: WebhookEvent[];
  failingSince: Date | null;
  offSince: Date | null;
  offReason: OffReason | null;
  previousUntil: Date | null;
  waiting: number;
  failed: number;
};

export const listWebhooks = ({ asActor }: Reader, admin: Admin): Promise<Webhook[]> =>
  selectWebhooks(asActor, admin, null);

export async function findWebhook({ asActor }: Reader, admin: Admin, id: string): Promise<Webhook | null> {
  if (!isUuid(id)) return null;
  const [webhook] = await selectWebhooks(asActor, admin, id);
  return webhook ?? null;
}

function selectWebhooks(asActor: Database['asActor'], admin: Admin, id: string | null): Promise<Webhook[]> {
  return asActor(admin.id, async (transaction) => {
    const { rows } = await sql<Omit<Webhook, 'host'>>`
      SELECT w.id, w.address, w.events, w.failing_since AS "failingSince", w.off_since AS "offSince", w.off_reason AS "offReason",
        CASE WHEN w.previous_until > now() THEN w.previous_until END AS "previousUntil",
        (SELECT count(*)::integer FROM webhook_deliveries WHERE webhook_id = w.id AND state = 'waiting') AS waiting,
        (SELECT count(*)::integer FROM webhook_deliveries WHERE webhook_id = w.id AND state = 'failed') AS failed
      FROM webhooks AS w WHERE ${id}::uuid IS NULL OR w.id = ${id} ORDER BY w.created_at, w.id`.execute(transaction);
    return rows.map((row) => ({ ...row, host: hostOf(row.address) }));
  });
}

export async function listBrokenWebhooks({ asActor }: Reader, admin: Admin): Promise<{ id: string; host: string }[]> {
  const rows = await asActor(admin.id, (transaction) =>
    transaction
      .selectFrom('webhooks')
      .select(['id', 'address'])
      .where('off_reason', 'in', ['gone', 'failing'])
      .orderBy('off_since')
      .execute(),
  );
  return rows.map(({ id, address }) => ({ id, host: hostOf(address) }));
}

const LOG_LENGTH = 50;

export type LoggedDelivery = {
  eventId: string;
  type: string;
  occurredAt: Date;
  state: DeliveryState;
  tries: number;
  nextTryAt: Date;
  lastTryAt: Date | null;
  lastStatus: number | null;
  words: string | null;
  payload: string;
};

type Log = { deliveries: LoggedDelivery[]; isMore: boolean };

/**
 * Newest first.
 *
 * @param before id of an event: only earlier ones
 */
export function readDeliveryLog(
  { asActor }: Reader,
  admin: Admin,
  { id, before, publicOrigin }: { id: string; before: string | null; publicOrigin: string },
): Promise<Log> {
  return asActor(admin.id, async (transaction) => {
    const { rows } = await sql<
      Omit<LoggedDelivery, 'words' | 'payload'> & {
        subjectId: string;
        data: unknown;
        reason: string | null;
        location: string | null;
      }
    >`
      SELECT d.event_id AS "eventId", e.type, e.subject_id AS "subjectId", e.data, e.occurred_at AS "occurredAt", d.state, d.tries,
             d.next_try_at AS "nextTryAt", d.last_try_at AS "lastTryAt", d.last_status AS "lastStatus", d.last_reason AS reason,
             d.last_location AS location
      FROM webhook_deliveries AS d JOIN webhook_events AS e ON e.id = d.event_id
      WHERE d.webhook_id = ${id} AND (${before}::uuid IS NULL OR d.event_id < ${before})
      ORDER BY d.event_id DESC LIMIT ${LOG_LENGTH + 1}`.execute(transaction);
    return {
      isMore: rows.length > LOG_LENGTH,
      deliveries: rows.slice(0, LOG_LENGTH).map(({ subjectId, data, reason, location, ...row }) => ({
        ...row,
        words: reason && describeFailure(WEBHOOK_FAILURES[reason as WebhookFailure] ?? reason, location),
        payload: JSON.stringify(
          JSON.parse(writePayload({ type: row.type, subjectId, data, occurredAt: row.occurredAt }, publicOrigin)),
          null,
          2,
        ),
      })),
    };
  });
}
