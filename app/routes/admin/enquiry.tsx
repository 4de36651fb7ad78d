/** One enquiry: all that was sent, and what becomes of it. A POST moves it. */
import { data, href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { requireAdmin } from '#app/features/accounts/gates.server.ts';
import { EnquiryActions } from '#app/features/admin/components/enquiry-actions.tsx';
import { EnquirySheet } from '#app/features/admin/components/enquiry-sheet.tsx';
import {
  EnquiryRefusal,
  EnquiryStatusPanel,
  type MoveRefusal,
} from '#app/features/admin/components/enquiry-status.tsx';
import { moveEnquiry } from '#app/features/enquiries/commands/decide-enquiry.server.ts';
import { findEnquiry } from '#app/features/enquiries/queries/enquiries.server.ts';
import { readFields, refuseForm } from '#app/site/form.server.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { formatDateAndTime } from '#domain/dates.ts';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '#domain/enquiry.ts';
import type { Route } from './+types/enquiry';
import { deskMeta, trailOf } from './sections.ts';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const found = await findEnquiry(context.get(requestContext), admin, id);
  if (!found) throw data('enquiry_not_found', { status: 404 });
  const { createdAt, status, moved, ...enquiry } = found;
  return {
    enquiry,
    status,
    sent: formatDateAndTime(createdAt),
    moved: moved && { at: formatDateAndTime(moved.at), by: moved.by },
  };
}

/** Whoever came too late sees at once what it is now, and who says so. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const admin = await requireAdmin({ request, context });
  const { status: statusText, was: wasText, ...others } = await readFields(request);
  const [status, was] = [toStatus(statusText), toStatus(wasText)];
  if (Object.keys(others).length > 0 || !status || !was) throw refuseForm();
  const refuse = (reason: MoveRefusal['reason'], code: number, now: EnquiryStatus) =>
    data<MoveRefusal>({ reason, now, errorId: services.requestId }, { status: code });
  const result = await moveEnquiry(services, admin, id, { status, was }).catch((error: unknown) => {
    services.log.error({ err: error, errorId: services.requestId }, 'the status of an enquiry was not changed');
    return null;
  });
  if (!result) return refuse('failed', 503, was);
  if (result.ok) return redirect(withPageNotice(href('/admin/enquiries/:id', { id }), 'enquiry-moved'), 303);
  if (result.reason === 'not_found') throw data('enquiry_not_found', { status: 404 });
  return refuse('changed_meanwhile', 409, result.status);
}

const toStatus = (text: string | undefined) => ENQUIRY_STATUSES.find((each) => each === text);

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  deskMeta(
    {
      path: location.pathname,
      title: `Enquiry from ${loaderData?.enquiry.name ?? 'somebody'}`,
      description: 'What was sent to the agency, and what becomes of it.',
    },
    matches,
  );

export default function Enquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { enquiry, status, sent, moved } = loaderData;
  const trail = trailOf('/admin', '/admin/enquiries');
  return (
    <>
      <PageHead trail={[...trail, { label: enquiry.name }]} title={`Enquiry from ${enquiry.name}`} />
      {actionData && <EnquiryRefusal refusal={actionData} />}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        {/* First also on a phone: how far it is, is seen without scrolling past all that was sent. */}
        <div className="min-w-0 lg:col-start-2">
          <EnquiryStatusPanel status={status} moved={moved} />
        </div>
        <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <EnquirySheet enquiry={enquiry} sent={sent} />
        </div>
        <div className="min-w-0 lg:col-start-2">
          <EnquiryActions enquiry={enquiry} />
        </div>
      </div>
    </>
  );
}
