import { Form, href, Link, useNavigation } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { addWebhook } from '#app/features/core/webhooks/commands/manage-webhook.server.ts';
import { NewSecret } from '#app/features/core/webhooks/components/new-secret.tsx';
import { WebhookFields } from '#app/features/core/webhooks/components/webhook-fields.tsx';
import { WebhookTable } from '#app/features/core/webhooks/components/webhook-table.tsx';
import { addWebhookForm } from '#app/features/core/webhooks/form.ts';
import { showWebhook } from '#app/features/core/webhooks/queries/shown-webhook.server.ts';
import { listWebhooks } from '#app/features/core/webhooks/queries/webhooks.server.ts';
import { WEBHOOK_REFUSALS } from '#app/features/core/webhooks/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { formAction, replyWith } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/webhooks';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database } = context.get(requestContext);
  return loadPage(context, 'the webhooks could not be listed', { webhooks: null }, async () => {
    return { webhooks: (await listWebhooks(database, admin)).map(showWebhook) };
  });
}

export const action = formAction({
  reply: replyWith<{ added: { id: string; secret: string } }>(),
  form: addWebhookForm,
  gate: requireAdmin,
  once: true,
  run: ({ services, proof: admin, value }) => addWebhook(services, admin, value),
  done: ({ id, secret }) => ({ to: href('/admin/settings/webhooks'), stays: true, more: { added: { id, secret } } }),
  refuse: ({ reason }) =>
    reason === 'no_events'
      ? { status: 422, errors: { events: WEBHOOK_REFUSALS.no_events } }
      : { status: 409, notice: { title: WEBHOOK_REFUSALS[reason], tone: 'danger' } },
  unexpected: { status: 503, notice: { title: 'Failed to add the webhook. Try again in a moment.', tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/settings/webhooks'), matches);

export default function WebhooksPage({ loaderData: { webhooks }, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  if (!webhooks) {
    return (
      <LoadFailure title="Failed to load webhooks" retryHref={href('/admin/settings/webhooks')}>
        {LOGGED_FAILURE}
      </LoadFailure>
    );
  }
  const added = actionData?.added;
  return (
    <>
      <p className="measure mb-8 text-ink-soft">
        A webhook notifies another system, such as your CRM, within seconds. Messages contain IDs but no personal data.
        They’re signed following the Standard Webhooks specification, and we retry failed deliveries for three days.
      </p>
      {added && (
        <NewSecret secret={added.secret}>
          <p className="mt-3">
            <Link to={href('/admin/settings/webhooks/:id', { id: added.id })} className="link">
              Send a test to the new webhook
            </Link>
          </p>
        </NewSecret>
      )}
      {webhooks.length === 0 ? (
        <EmptyState title="No webhooks yet">Add an endpoint URL below.</EmptyState>
      ) : (
        <WebhookTable webhooks={webhooks} />
      )}
      <section aria-labelledby="add-webhook" className="mt-10 max-w-2xl">
        <Heading level={2} size="item" id="add-webhook" className="mb-4">
          Add a webhook
        </Heading>
        <FormProblems formId="add" answer={actionData} />
        <Form key={added?.id} method="post" className="flex flex-col items-start gap-4">
          <FormKey />
          <WebhookFields formId="add" values={{ address: '', events: [] }} answer={added ? undefined : actionData} />
          <Button type="submit" isLoading={isSending} loadingText="Adding...">
            Add webhook
          </Button>
        </Form>
      </section>
    </>
  );
}
