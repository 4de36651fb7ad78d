import { data, href, type ShouldRevalidateFunctionArgs } from 'react-router';
import { z } from 'zod';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { mayAdminister } from '#app/features/core/accounts/policy.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { moveEnquiry } from '#app/features/core/enquiries/commands/decide-enquiry.server.ts';
import { EnquiryActions } from '#app/features/core/enquiries/components/handling/enquiry-actions.tsx';
import { EnquirySheet } from '#app/features/core/enquiries/components/handling/enquiry-sheet.tsx';
import {
  EnquiryRefusal,
  EnquiryStatusPanel,
} from '#app/features/core/enquiries/components/handling/enquiry-status.tsx';
import { findEnquiry } from '#app/features/core/enquiries/queries/enquiries.server.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { hiddenChoice, next } from '#app/web/form/fields.server.ts';
import { formAction, replyWith } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '#domain/enquiry/enquiry.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/enquiry';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const storedEnquiry = await findEnquiry(context.get(requestContext), consultant, id);
  if (!storedEnquiry) throw data('enquiry_not_found', { status: 404 });
  const { createdAt, status, moved, ...enquiry } = storedEnquiry;
  return {
    enquiry,
    status,
    mayDelete: mayAdminister(consultant),
    sent: formatDateAndTime(createdAt),
    moved: moved && { at: formatDateAndTime(moved.at), by: moved.by },
  };
}

/** On a conflict (409) reload, so that the administrator sees the new state and who set it. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const action = formAction({
  reply: replyWith<{ now: EnquiryStatus }>(),
  form: z.strictObject({ status: hiddenChoice(ENQUIRY_STATUSES), was: hiddenChoice(ENQUIRY_STATUSES), next }),
  gate: requireConsultant,
  run: ({ services, proof: consultant, params: { id = '' }, value }) => moveEnquiry(services, consultant, id, value),
  done: (_, { params: { id = '' }, value }) => ({
    to: readReturnPath(value.next) ?? href('/admin/enquiries/:id', { id }),
    notice: 'enquiry-moved',
  }),
  refuse: (refused) =>
    refused.reason === 'not_found'
      ? throwNotFound('enquiry_not_found')
      : { status: 409, more: { now: refused.status } },
  unexpected: { status: 503 },
});

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  deskMeta(
    {
      path: location.pathname,
      title: `Enquiry from ${loaderData?.enquiry.name ?? 'unknown sender'}`,
      description: 'An enquiry, and its status.',
    },
    matches,
  );

export default function Enquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { enquiry, status, mayDelete, sent, moved } = loaderData;
  const trail = trailOf('/admin', '/admin/enquiries');
  return (
    <>
      <PageHead trail={[...trail, { label: enquiry.name }]} title={`Enquiry from ${enquiry.name}`} />
      {actionData && <EnquiryRefusal reply={actionData} />}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        {/* First also on a phone: how far it is, is seen without scrolling past all that was sent. */}
        <div className="min-w-0 lg:col-start-2">
          <EnquiryStatusPanel status={status} moved={moved} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <EnquirySheet enquiry={enquiry} sent={sent} />
        </div>
        <div className="min-w-0 lg:col-start-2">
          <EnquiryActions enquiry={enquiry} mayDelete={mayDelete} />
        </div>
      </div>
    </>
  );
}
