import { answerWithKey, requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { newWebhookBody } from '#app/features/core/api/form.ts';
import { answerWebhook, toApiWebhook } from '#app/features/core/api/queries/api-webhooks.server.ts';
import { listWebhooksEndpoint } from '#app/features/core/api/queries/webhook-endpoints.server.ts';
import { addWebhook } from '#app/features/core/webhooks/commands/manage-webhook.server.ts';
import { listWebhooks } from '#app/features/core/webhooks/queries/webhooks.server.ts';
import { WEBHOOK_REFUSALS } from '#app/features/core/webhooks/texts.ts';
import { answerReading } from '#app/web/api/answer-reading.server.ts';
import { checkBody } from '#app/web/api/check-body.server.ts';
import { problem } from '#app/web/api/problem.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/webhooks';

export const loader = (args: Route.LoaderArgs) =>
  answerWithKey(args, { scope: 'webhooks:read' }, async () => {
    const admin = await requireAdmin(args);
    const { database, publicOrigin } = args.context.get(requestContext);
    return answerReading(args, listWebhooksEndpoint, async () => {
      const webhooks = await listWebhooks(database, admin);
      return { body: { items: webhooks.map((webhook) => toApiWebhook(webhook, publicOrigin)) } };
    });
  });

export const action = (args: Route.ActionArgs) =>
  answerWithKey(args, { scope: 'webhooks:write', methods: ['POST'], secret: 'secret' }, async ({ body }) => {
    const admin = await requireAdmin(args);
    const bodyCheck = checkBody(newWebhookBody, body);
    if (!bodyCheck.ok) return bodyCheck.answer;
    const services = args.context.get(requestContext);
    const addResult = await addWebhook(services, admin, bodyCheck.value);
    return addResult.ok
      ? answerWebhook(services, admin, addResult, 201)
      : problem(422, WEBHOOK_REFUSALS[addResult.reason]);
  });
