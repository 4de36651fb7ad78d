import { href } from 'react-router';
import type { z } from 'zod';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import { findWebhook, type Webhook } from '#app/features/core/webhooks/queries/webhooks.server.ts';
import { problem } from '#app/web/api/problem.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { webhookShape } from '../schema.ts';

export function toApiWebhook(webhook: Webhook, publicOrigin: string): z.infer<typeof webhookShape> {
  const {
    id,
    address,
    events,
    offSince,
    offReason: off_reason,
    failingSince,
    previousUntil,
    waiting,
    failed,
  } = webhook;
  return {
    id,
    address,
    events,
    is_on: offSince === null,
    off_since: toIso(offSince),
    off_reason,
    failing_since: toIso(failingSince),
    previous_secret_until: toIso(previousUntil),
    waiting,
    failed,
    url: publicOrigin + href('/admin/settings/webhooks/:id', { id }),
  };
}

const toIso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

export async function answerWebhook(
  { database, publicOrigin }: Pick<RequestContext, 'database' | 'publicOrigin'>,
  admin: Admin,
  { id, secret }: { id: string; secret?: string | undefined },
  status: 200 | 201 = 200,
): Promise<Response> {
  const webhook = await findWebhook(database, admin, id);
  if (!webhook) return noWebhook();
  const location = publicOrigin + href('/api/v1/webhooks/:id', { id });
  return Response.json(
    { ...toApiWebhook(webhook, publicOrigin), ...(secret !== undefined && { secret }) },
    { status, headers: status === 201 ? { Location: location } : {} },
  );
}

export const noWebhook = (): Response => problem(404, 'There’s nothing at this URL.');
