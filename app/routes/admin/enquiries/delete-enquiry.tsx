/** A GET lists what the deletion would lose, a POST deletes the enquiry. */
import { data, Form, href, useNavigation } from 'react-router';
import { z } from 'zod';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { deleteEnquiry } from '#app/features/core/enquiries/commands/decide-enquiry.server.ts';
import { describeEnquiryLosses } from '#app/features/core/enquiries/components/handling/enquiry-losses.ts';
import { findEnquiry } from '#app/features/core/enquiries/queries/enquiries.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { ENQUIRY_KIND_NAMES } from '#domain/enquiry/enquiry.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/delete-enquiry';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const enquiry = await findEnquiry(context.get(requestContext), admin, id);
  if (!enquiry) throw data('enquiry_not_found', { status: 404 });
  const { kind, name, email, files, createdAt } = enquiry;
  return { kind, name, email, losses: describeEnquiryLosses(files), sent: formatDateAndTime(createdAt) };
}

export const action = formAction({
  form: z.strictObject({}),
  gate: requireAdmin,
  run: ({ services, proof: admin, params: { id = '' } }) => deleteEnquiry(services, admin, id),
  done: () => ({ to: href('/admin/enquiries'), notice: 'enquiry-deleted' }),
  refuse: () => throwNotFound('enquiry_not_found'),
  unexpected: { status: 503 },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    {
      path: location.pathname,
      title: 'Delete an enquiry',
      description: 'Confirm that you want to delete an enquiry.',
    },
    matches,
  );

export default function DeleteEnquiry({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  const { kind, name, email, losses, sent } = loaderData;
  const enquiryHref = href('/admin/enquiries/:id', { id });
  const trail = trailOf('/admin', '/admin/enquiries');
  return (
    <>
      <PageHead
        trail={[...trail, { label: name, href: enquiryHref }, { label: 'Delete' }]}
        title="Delete this enquiry permanently?"
      />
      {actionData && (
        <div className="mb-6 max-w-2xl">
          <Notice tone="danger" title="Failed to delete the enquiry" role="alert">
            Nothing has changed. Try again in a moment. <span className="figures">Error ID: {actionData.errorId}</span>
          </Notice>
        </div>
      )}
      <div className="measure wrap-anywhere space-y-3">
        <p>
          <strong translate="no" className="font-semibold">
            {name}
          </strong>
          , <span translate="no">{email}</span>: {ENQUIRY_KIND_NAMES[kind].toLowerCase()}, sent {sent}
        </p>
        <p className="text-ink-soft">{losses}</p>
      </div>
      <Form method="post" className="mt-8 flex flex-wrap gap-3">
        <Button type="submit" variant="danger" isLoading={isSending}>
          Delete
        </Button>
        <ButtonLink to={enquiryHref} variant="secondary">
          Cancel
        </ButtonLink>
      </Form>
    </>
  );
}
