/** Makes a new signing secret for a webhook. */
import { answerWithKey, requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { answerWebhook, noWebhook } from '#app/features/core/api/queries/api-webhooks.server.ts';
import { changeWebhook } from '#app/features/core/webhooks/commands/manage-webhook.server.ts';
import { problem } from '#app/web/api/problem.server.ts';
import { readNothing } from '#app/web/api/read-body.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/webhook-secret';

export const loader = () => problem(405, 'Create a new secret by POST.', { headers: { Allow: 'POST' } });

const RULES = { scope: 'webhooks:write', methods: ['POST'], reads: readNothing, secret: 'secret' } as const;

export const action = (args: Route.ActionArgs) =>
  answerWithKey(args, RULES, async () => {
    const admin = await requireAdmin(args);
    const services = args.context.get(requestContext);
    const { id } = args.params;
    const renewed = await changeWebhook(services, admin, id, { intent: 'rotate' });
    return renewed.ok ? answerWebhook(services, admin, { id, secret: renewed.secret }) : noWebhook();
  });
