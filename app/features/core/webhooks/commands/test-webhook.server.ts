/** Sends a message of the type `webhook.test`, and returns the receiver's answer. Stores only an audit entry. */
import { randomUUID } from 'node:crypto';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import { isUuid } from '#domain/uuid.ts';
import { Turns } from '#platform/turns/turns.ts';
import type { WebhookOutcome } from '#platform/webhook/webhook.server.ts';
import { hostOf } from '../texts.ts';

/** Each test holds a request for as long as the receiver takes. */
const turns = new Turns({ atOnce: 4, queue: 0 });

/** An idle connection is closed after 14 seconds (server/app.ts). */
const TIMEOUT_MS = 10_000;

type TestResult = { ok: true; outcome: WebhookOutcome } | { ok: false; reason: 'not_found' | 'busy' };

export async function testWebhook(
  { database, webhooks, now }: Pick<RequestContext, 'database' | 'webhooks' | 'now'>,
  admin: Admin,
  id: string,
): Promise<TestResult> {
  if (!isUuid(id)) return { ok: false, reason: 'not_found' };
  const webhook = await database.asActor(admin.id, async (transaction) => {
    const row = await transaction
      .selectFrom('webhooks')
      .select(['address', 'sealed_secret'])
      .where('id', '=', id)
      .executeTakeFirst();
    const label = `Webhook to ${hostOf(row?.address ?? '')}: tested`;
    if (row) await writeAudit(transaction, admin, 'settings_changed', { type: 'settings', id: 'webhooks', label });
    return row;
  });
  if (!webhook) return { ok: false, reason: 'not_found' };
  const body = JSON.stringify({ type: 'webhook.test', timestamp: now.toISOString(), data: {} });
  const outcome = await turns.take(() =>
    webhooks.send({
      address: webhook.address,
      id: randomUUID(),
      body,
      secrets: [webhook.sealed_secret],
      timeoutMs: TIMEOUT_MS,
    }),
  );
  return outcome === 'busy' ? { ok: false, reason: 'busy' } : { ok: true, outcome };
}
