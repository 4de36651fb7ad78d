import { data, href, useNavigation } from 'react-router';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { changeWebhook } from '#app/features/core/webhooks/commands/manage-webhook.server.ts';
import { testWebhook } from '#app/features/core/webhooks/commands/test-webhook.server.ts';
import { DeliveryLog } from '#app/features/core/webhooks/components/delivery-log.tsx';
import { NewSecret } from '#app/features/core/webhooks/components/new-secret.tsx';
import { WebhookSettings } from '#app/features/core/webhooks/components/webhook-settings.tsx';
import { webhookForm } from '#app/features/core/webhooks/form.ts';
import { showDelivery, showTest, showWebhook } from '#app/features/core/webhooks/queries/shown-webhook.server.ts';
import { findWebhook, readDeliveryLog } from '#app/features/core/webhooks/queries/webhooks.server.ts';
import { type ShownTest, WEBHOOK_REFUSALS } from '#app/features/core/webhooks/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction, replyWith } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Route } from './+types/webhook';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database, publicOrigin } = context.get(requestContext);
  const webhook = await findWebhook(database, admin, id);
  if (!webhook) throw data('webhook_not_found', { status: 404 });
  const before = new URL(request.url).searchParams.get('before') ?? '';
  const log = await readDeliveryLog(database, admin, { id, before: isUuid(before) ? before : null, publicOrigin });
  return {
    webhook: showWebhook(webhook),
    deliveries: log.deliveries.map(showDelivery),
    older: log.isMore ? (log.deliveries.at(-1)?.eventId ?? null) : null,
  };
}

const NOTICES = {
  save: 'webhook-saved',
  off: 'webhook-off',
  on: 'webhook-on',
  again: 'webhook-sent-again',
  again_all: 'webhook-sent-again',
} as const;

export const action = formAction({
  reply: replyWith<{ test: ShownTest; secret: string }>(),
  form: webhookForm,
  gate: requireAdmin,
  run: async ({ services, proof: admin, params: { id = '' }, value }) => {
    if (value.intent !== 'test') return changeWebhook(services, admin, id, value);
    const tested = await testWebhook(services, admin, id);
    return tested.ok ? { ok: true as const, test: showTest(tested.outcome) } : tested;
  },
  done: (result, { value: { intent }, params: { id = '' } }) => {
    if (intent === 'remove') return { to: href('/admin/settings/webhooks'), notice: 'webhook-removed' };
    const to = href('/admin/settings/webhooks/:id', { id });
    if (intent === 'test') return { to, stays: true, more: 'test' in result ? { test: result.test } : {} };
    if (intent === 'rotate') {
      return { to, stays: true, more: 'secret' in result && result.secret ? { secret: result.secret } : {} };
    }
    return { to, notice: NOTICES[intent] };
  },
  refuse: ({ reason }) => {
    if (reason === 'not_found') return throwNotFound('webhook_not_found');
    if (reason === 'no_events') return { status: 422, errors: { events: WEBHOOK_REFUSALS.no_events } };
    const status = reason === 'busy' ? 429 : 409;
    return { status, notice: { title: WEBHOOK_REFUSALS[reason], tone: 'danger' } };
  },
  unexpected: { status: 503, notice: { title: 'Nothing was changed. Try again in a moment.', tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta({ ...unlistedText('/admin/settings/webhooks/:id'), path: location.pathname }, matches);

export default function WebhookPage({ loaderData, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  const { webhook, deliveries, older } = loaderData;
  return (
    <>
      <PageHead
        trail={[...trailOf('/admin', '/admin/settings/webhooks'), { label: webhook.host }]}
        title={webhook.host}
      />
      {actionData?.secret && <NewSecret secret={actionData.secret} />}
      <WebhookSettings webhook={webhook} answer={actionData} isSending={isSending} />
      <div className="mt-10">
        <DeliveryLog
          id={webhook.id}
          deliveries={deliveries}
          older={older}
          isOn={webhook.offReason === null}
          isSending={isSending}
        />
      </div>
    </>
  );
}
