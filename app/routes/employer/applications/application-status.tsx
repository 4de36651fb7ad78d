/** Decides about an application: a GET asks and previews the email to the candidate, a POST decides. */
import { data, href } from 'react-router';
import { z } from 'zod';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { decideApplication } from '#app/features/people/applications/commands/decide-application.server.ts';
import { ReceivedHead } from '#app/features/people/applications/components/received/received-head.tsx';
import { StatusForm } from '#app/features/people/applications/components/received/status-form.tsx';
import { StatusRefusal } from '#app/features/people/applications/components/received/status-refusal.tsx';
import { writeDecisionMessages } from '#app/features/people/applications/queries/messages.server.ts';
import { findReceived } from '#app/features/people/applications/queries/received-application.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { hiddenChoice } from '#app/web/form/fields.server.ts';
import { formAction, replyWith } from '#app/web/form/form-action.server.ts';
import { type Refusal, throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { APPLICATION_STATUSES, type ApplicationStatus, DECISION_STATUSES } from '#domain/application/application.ts';
import type { Route } from './+types/application-status';

const toDecision = (text: string | null | undefined) => DECISION_STATUSES.find((each) => each === text) ?? null;

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const application = await findReceived(services, poster, id);
  if (!application) throw data('application_not_found', { status: 404 });
  const { fullName, isUnnamed, status, job } = application;
  const { ownerId, ...shownJob } = job;
  const facts = { name: isUnnamed ? null : fullName, job: job.title, company: job.company, isAgency: job.isAgency };
  const messages = await writeDecisionMessages(services.database, poster, facts);
  const chosenStatus = toDecision(new URL(request.url).searchParams.get('to'));
  return { fullName, status, job: shownJob, isOwn: ownerId === poster.id, messages, chosen: chosenStatus };
}

export const action = formAction({
  reply: replyWith<{ now: ApplicationStatus }>(),
  form: z.strictObject({
    status: hiddenChoice(DECISION_STATUSES).optional(),
    was: hiddenChoice(APPLICATION_STATUSES),
  }),
  gate: requirePoster,
  run: async ({ services, proof: poster, params: { id = '' }, value: { status, was } }) =>
    status
      ? decideApplication(services, poster, id, { status, was })
      : { ok: false as const, reason: 'nothing_chosen' as const },
  done: (_, { params: { id = '' } }) => ({
    to: href('/employer/applications/:id', { id }),
    notice: 'application-moved',
  }),
  refuse: (refused): Refusal<{ now: ApplicationStatus }> => {
    switch (refused.reason) {
      case 'nothing_chosen':
        return { status: 422 };
      case 'not_found':
        return throwNotFound('application_not_found');
      case 'withdrawn':
        return { status: 409, more: { now: 'withdrawn' } };
      default:
        return { status: 409, reason: 'changed_meanwhile', more: { now: refused.status } };
    }
  },
  unexpected: { status: 503 },
});

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(unlistedText('/employer/applications/:id/status'), matches);

export default function ApplicationStatusPage({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { fullName, status, job, isOwn, messages, chosen } = loaderData;
  const applicationHref = href('/employer/applications/:id', { id });
  const now = actionData?.now ?? status;
  return (
    <div className="wrap pt-4 pb-16">
      <ReceivedHead
        job={job}
        fullName={fullName}
        isOwn={isOwn}
        title="Change the status"
        applicationHref={applicationHref}
      />
      <StatusRefusal refusal={actionData} fullName={fullName} now={now} applicationHref={applicationHref} />
      {now !== 'withdrawn' && (
        <StatusForm
          was={now}
          chosen={toDecision(actionData?.values['status']) ?? chosen}
          messages={messages}
          isMissing={actionData?.reason === 'nothing_chosen'}
          cancelHref={applicationHref}
        />
      )}
    </div>
  );
}
