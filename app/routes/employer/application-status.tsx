/** What becomes of an application: a GET asks and shows the words that the candidate gets, a POST does it. */

import { data, href, redirect } from 'react-router';
import { requirePoster } from '#app/features/accounts/gates.server.ts';
import { decideApplication } from '#app/features/applications/commands/decide-application.server.ts';
import { ReceivedHead } from '#app/features/applications/components/received-head.tsx';
import { StatusForm } from '#app/features/applications/components/status-form.tsx';
import { type Refusal, StatusRefusal } from '#app/features/applications/components/status-refusal.tsx';
import { writeDecisionMessages } from '#app/features/applications/queries/messages.server.ts';
import { findReceived } from '#app/features/applications/queries/received-application.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { readFields, refuseForm } from '#app/site/form.server.ts';
import { withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { pageHead } from '#app/site/seo.ts';
import { APPLICATION_STATUSES, type ApplicationStatus, DECISION_STATUSES } from '#domain/application.ts';
import type { Route } from './+types/application-status';

const toDecision = (text: string | null | undefined) => DECISION_STATUSES.find((each) => each === text) ?? null;

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const application = await findReceived(services, poster, id);
  if (!application) throw data('application_not_found', { status: 404 });
  const { fullName, status, job } = application;
  const { ownerId, ...shownJob } = job;
  const facts = { name: fullName, job: job.title, company: job.company };
  const messages = await writeDecisionMessages(services.database, poster, facts);
  const chosen = toDecision(new URL(request.url).searchParams.get('to'));
  return { fullName, status, job: shownJob, isOwn: ownerId === poster.id, messages, chosen };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const { status, was: wasText, ...others } = await readFields(request);
  const was = APPLICATION_STATUSES.find((each) => each === wasText);
  const chosen = toDecision(status);
  if (Object.keys(others).length > 0 || !was || (status !== undefined && !chosen)) throw refuseForm();
  const refuse = (reason: Refusal['reason'], code: number, now: ApplicationStatus = was) =>
    data<Refusal>({ reason, chosen, now, errorId: services.requestId }, { status: code });
  if (!chosen) return refuse('nothing_chosen', 422);
  const result = await decideApplication(services, poster, id, { status: chosen, was }).catch((error: unknown) => {
    services.log.error({ err: error, errorId: services.requestId }, 'the status of an application was not changed');
    return null;
  });
  if (!result) return refuse('failed', 503);
  if (result.ok) return redirect(withPageNotice(href('/employer/applications/:id', { id }), 'application-moved'), 303);
  if (result.reason === 'not_found') throw data('application_not_found', { status: 404 });
  return result.reason === 'withdrawn'
    ? refuse('withdrawn', 409, 'withdrawn')
    : refuse('changed_meanwhile', 409, result.status);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(unlistedText('/employer/applications/:id/status'), matches);

export default function ApplicationStatusPage({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { fullName, status, job, isOwn, messages, chosen } = loaderData;
  const way = href('/employer/applications/:id', { id });
  const now = actionData?.now ?? status;
  return (
    <div className="wrap pt-4 pb-16">
      <ReceivedHead job={job} fullName={fullName} isOwn={isOwn} title="Change the status" applicationHref={way} />
      <StatusRefusal refusal={actionData ?? null} fullName={fullName} now={now} way={way} />
      {now !== 'withdrawn' && (
        <StatusForm
          was={now}
          chosen={actionData?.chosen ?? chosen}
          messages={messages}
          refusal={actionData ?? null}
          way={way}
        />
      )}
    </div>
  );
}
