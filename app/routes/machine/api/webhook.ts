import { answerWithKey, requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { changedWebhookBody } from '#app/features/core/api/form.ts';
import { answerWebhook, noWebhook, toApiWebhook } from '#app/features/core/api/queries/api-webhooks.server.ts';
import { readWebhookEndpoint } from '#app/features/core/api/queries/webhook-endpoints.server.ts';
import { changeWebhook, type WebhookChange } from '#app/features/core/webhooks/commands/manage-webhook.server.ts';
import { findWebhook } from '#app/features/core/webhooks/queries/webhooks.server.ts';
import { WEBHOOK_REFUSALS } from '#app/features/core/webhooks/texts.ts';
import { answerReading } from '#app/web/api/answer-reading.server.ts';
import { checkBody } from '#app/web/api/check-body.server.ts';
import { problem } from '#app/web/api/problem.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/webhook';

export const loader = (args: Route.LoaderArgs) =>
  answerWithKey(args, { scope: 'webhooks:read' }, async () => {
    const admin = await requireAdmin(args);
    const { database, publicOrigin } = args.context.get(requestContext);
    return answerReading(args, readWebhookEndpoint, async () => {
      const webhook = await findWebhook(database, admin, args.params.id);
      return webhook && { body: toApiWebhook(webhook, publicOrigin) };
    });
  });

export const action = (args: Route.ActionArgs) =>
  answerWithKey(args, { scope: 'webhooks:write', methods: ['PATCH', 'DELETE'] }, async ({ body }) => {
    const admin = await requireAdmin(args);
    const services = args.context.get(requestContext);
    const { id } = args.params;
    if (args.request.method === 'DELETE') {
      const removeResult = await changeWebhook(services, admin, id, { intent: 'remove' });
      return removeResult.ok ? new Response(null, { status: 204 }) : noWebhook();
    }
    const bodyCheck = checkBody(changedWebhookBody, body);
    if (!bodyCheck.ok) return bodyCheck.answer;
    const { is_on: isOn, ...facts } = bodyCheck.value;
    if (isOn !== undefined && Object.keys(facts).length > 0)
      return problem(422, 'Switch a webhook off or on in a request of its own.', { errors: ALONE });
    const change: WebhookChange = isOn === undefined ? { intent: 'save', ...facts } : { intent: isOn ? 'on' : 'off' };
    const changeResult = await changeWebhook(services, admin, id, change);
    if (changeResult.ok) return answerWebhook(services, admin, { id });
    return changeResult.reason === 'not_found' ? noWebhook() : problem(422, WEBHOOK_REFUSALS[changeResult.reason]);
  });

const ALONE = [{ pointer: '/is_on', detail: 'It comes alone.' }];
