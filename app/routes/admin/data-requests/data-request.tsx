import { data, href, type ShouldRevalidateFunctionArgs } from 'react-router';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { decideDataRequest } from '#app/features/core/data-requests/commands/decide-data-request.server.ts';
import {
  DataRequestActions,
  DecisionProblem,
} from '#app/features/core/data-requests/components/data-request-actions.tsx';
import { DataRequestSheet } from '#app/features/core/data-requests/components/data-request-sheet.tsx';
import { showDue, showReceived } from '#app/features/core/data-requests/queries/data-request-due.server.ts';
import { findDataRequest } from '#app/features/core/data-requests/queries/data-requests.server.ts';
import { decisionForm } from '#app/features/core/data-requests/schema.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction, replyWith } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { type DataRequestStatus, mayExtend } from '#domain/data-request/data-request.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/data-request';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const services = context.get(requestContext);
  const dataRequest = await findDataRequest(services, admin, id);
  if (!dataRequest) throw data('data_request_not_found', { status: 404 });
  const { createdAt, dueOn, status, moved, extension, notes, reference, ...rest } = dataRequest;
  const today = londonDay(services.now);
  const deadline = { status, dueOn, isExtended: extension !== null };
  return {
    reference,
    status,
    due: showDue(deadline, today),
    mayExtend: mayExtend(deadline, today),
    moved: moved && { at: formatDateAndTime(moved.at), by: moved.by },
    request: {
      ...rest,
      sent: showReceived(rest.source, createdAt),
      extension: extension && { at: formatDateAndTime(extension.at), reason: extension.reason },
      notes: notes.map(({ at, ...note }) => ({ ...note, at: formatDateAndTime(at) })),
    },
  };
}

/** On a conflict (409) reload, so that the administrator sees the new state and who set it. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate;

const NOTICES = {
  move: 'data-request-moved',
  refuse: 'data-request-moved',
  note: 'data-request-noted',
  extend: 'data-request-extended',
} as const;

export const action = formAction({
  reply: replyWith<{ now: DataRequestStatus }>(),
  form: decisionForm,
  gate: requireAdmin,
  once: ['note'],
  run: ({ services, proof: admin, params: { id = '' }, value }) => decideDataRequest(services, admin, id, value),
  done: (_, { params: { id = '' }, value }) => ({
    to: href('/admin/data-requests/:id', { id }),
    notice: NOTICES[value.intent],
  }),
  refuse: (refused) => {
    if (refused.reason === 'not_found') return throwNotFound('data_request_not_found');
    return refused.reason === 'not_now' ? { status: 409 } : { status: 409, more: { now: refused.status } };
  },
  unexpected: { status: 503 },
});

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  deskMeta(
    {
      path: location.pathname,
      title: loaderData?.reference ?? 'Data request',
      description: 'A data request, and what we did about it.',
    },
    matches,
  );

export default function DataRequest({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, request, ...standing } = loaderData;
  const trail = trailOf('/admin', '/admin/data-requests');
  return (
    <>
      <PageHead trail={[...trail, { label: reference }]} title={<span translate="no">{reference}</span>} />
      {actionData && <DecisionProblem reply={actionData} />}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <DataRequestSheet request={request} />
        </div>
        <div className="min-w-0">
          {request.source !== 'account' ? (
            <DataRequestActions {...standing} noteCount={request.notes.length} reply={actionData} />
          ) : (
            <p className="text-ink-soft">This request is done.</p>
          )}
        </div>
      </div>
    </>
  );
}
