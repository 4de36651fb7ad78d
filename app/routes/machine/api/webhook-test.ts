/** Sends a test to the receiver of a webhook. Only the receiver's status is returned; its body is shown on the desk only. */
import { answerWithKey, requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { noWebhook } from '#app/features/core/api/queries/api-webhooks.server.ts';
import { testWebhook } from '#app/features/core/webhooks/commands/test-webhook.server.ts';
import { WEBHOOK_REFUSALS } from '#app/features/core/webhooks/texts.ts';
import { problem } from '#app/web/api/problem.server.ts';
import { readNothing } from '#app/web/api/read-body.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { WEBHOOK_FAILURES } from '#platform/webhook/webhook.server.ts';
import type { Route } from './+types/webhook-test';

export const loader = () => problem(405, 'Send a test by POST.', { headers: { Allow: 'POST' } });

export const action = (args: Route.ActionArgs) =>
  answerWithKey(args, { scope: 'webhooks:write', methods: ['POST'], reads: readNothing }, async () => {
    const admin = await requireAdmin(args);
    const tested = await testWebhook(args.context.get(requestContext), admin, args.params.id);
    if (!tested.ok)
      return tested.reason === 'not_found'
        ? noWebhook()
        : problem(503, WEBHOOK_REFUSALS.busy, { headers: { 'Retry-After': '5' } });
    const { reason, status, milliseconds } = tested.outcome;
    const fault = reason && WEBHOOK_FAILURES[reason];
    return Response.json({ is_delivered: reason === null, status, fault, milliseconds });
  });
