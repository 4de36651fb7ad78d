import { sql, type Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { isUuid } from '#domain/uuid.ts';
import type { WebhookForm } from '../form.ts';
import { MOST_WEBHOOKS, type WebhookEvent } from '../schema.ts';
import { hostOf } from '../texts.ts';

type Services = Pick<RequestContext, 'database' | 'webhooks'>;
type Refused<Reason extends string> = { ok: false; reason: Reason };

/** `secret` is returned only once. */
type AddResult = { ok: true; id: string; secret: string } | Refused<'too_many' | 'no_events'>;

export async function addWebhook(
  { database, webhooks }: Services,
  admin: Admin,
  { address, events }: { address: string; events: WebhookEvent[] },
): Promise<AddResult> {
  if (events.length === 0) return { ok: false, reason: 'no_events' };
  return database.asActor(admin.id, async (transaction) => {
    // Serialises concurrent additions, so that the limit holds.
    await sql`LOCK TABLE webhooks IN SHARE ROW EXCLUSIVE MODE`.execute(transaction);
    const { count } = await transaction
      .selectFrom('webhooks')
      .select(sql<number>`count(*)::integer`.as('count'))
      .executeTakeFirstOrThrow();
    if (count >= MOST_WEBHOOKS) return { ok: false, reason: 'too_many' };
    const sealedSecret = webhooks.newSecret();
    const { id } = await transaction
      .insertInto('webhooks')
      .values({ address, events, sealed_secret: sealedSecret })
      .returning('id')
      .executeTakeFirstOrThrow();
    await note(transaction, admin, address, `added, for ${events.join(', ')}`);
    return { ok: true, id, secret: webhooks.showSecret(sealedSecret) };
  });
}

/** `save`: omitted properties keep their value. */
export type WebhookChange =
  | { intent: 'save'; address?: string | undefined; events?: WebhookEvent[] | undefined }
  | Exclude<WebhookForm, { intent: 'save' | 'test' }>;
type ChangeResult = { ok: true; secret?: string } | Refused<'not_found' | 'no_events' | 'nothing_to_send'>;

/** All changes except the test (test-webhook.server.ts). */
export async function changeWebhook(
  { database, webhooks }: Services,
  admin: Admin,
  id: string,
  change: WebhookChange,
): Promise<ChangeResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  return database.asActor(admin.id, async (transaction) => {
    const webhook = await transaction
      .selectFrom('webhooks')
      .select(['address', 'events', 'sealed_secret'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!webhook) return { ok: false, reason: 'not_found' };
    const { address } = webhook;
    const update = transaction.updateTable('webhooks').where('id', '=', id);
    switch (change.intent) {
      case 'save': {
        const { address: newAddress = address, events = webhook.events } = change;
        if (events.length === 0) return { ok: false, reason: 'no_events' };
        await update.set({ address: newAddress, events }).execute();
        await note(transaction, admin, newAddress, `changed, for ${events.join(', ')}`);
        return { ok: true };
      }
      case 'rotate': {
        const sealedSecret = webhooks.newSecret();
        const previousUntil = sql<Date>`now() + interval '24 hours'`;
        await update
          .set({ sealed_secret: sealedSecret, previous_secret: webhook.sealed_secret, previous_until: previousUntil })
          .execute();
        await note(transaction, admin, address, 'new secret');
        return { ok: true, secret: webhooks.showSecret(sealedSecret) };
      }
      case 'off': {
        await update.set({ off_since: sql<Date>`now()`, off_reason: 'by_hand' }).execute();
        await transaction
          .updateTable('webhook_deliveries')
          .set({ state: 'failed' })
          .where('webhook_id', '=', id)
          .where('state', '=', 'waiting')
          .execute();
        await note(transaction, admin, address, 'switched off');
        return { ok: true };
      }
      case 'on':
        await update.set({ off_since: null, off_reason: null, failing_since: null }).execute();
        await note(transaction, admin, address, 'switched on');
        return { ok: true };
      case 'remove':
        await transaction.deleteFrom('webhooks').where('id', '=', id).execute();
        await note(transaction, admin, address, 'removed');
        return { ok: true };
      case 'again':
      case 'again_all': {
        const requeuedCount = await requeueDeliveries(transaction, id, change);
        if (requeuedCount === 0) return { ok: false, reason: 'nothing_to_send' };
        await note(transaction, admin, address, `${requeuedCount} sent again`);
        return { ok: true };
      }
    }
  });
}

async function requeueDeliveries(
  transaction: Transaction<DB>,
  id: string,
  change: Extract<WebhookChange, { intent: 'again' | 'again_all' }>,
): Promise<number> {
  if (change.intent === 'again' && !isUuid(change.event)) return 0;
  const condition =
    change.intent === 'again'
      ? sql`d.event_id = ${change.event}`
      : sql`d.state = 'failed' AND e.occurred_at > now() - make_interval(hours => ${Number(change.hours)}::int)`;
  const { numAffectedRows } = await sql`
    UPDATE webhook_deliveries AS d SET state = 'waiting', tries = 0, next_try_at = now()
    FROM webhook_events AS e, webhooks AS w
    WHERE d.webhook_id = ${id} AND e.id = d.event_id AND w.id = d.webhook_id AND w.off_since IS NULL AND ${condition}`.execute(
    transaction,
  );
  const count = Number(numAffectedRows ?? 0);
  if (count > 0) await sql`SELECT pg_notify('content_changed', 'webhooks')`.execute(transaction);
  return count;
}

const note = (transaction: Transaction<DB>, admin: Admin, address: string, what: string): Promise<void> =>
  writeAudit(transaction, admin, 'settings_changed', {
    type: 'settings',
    id: 'webhooks',
    label: `Webhook to ${hostOf(address)}: ${what}`,
  });
