import { data, href } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { listHeirs } from '#app/features/core/staff/queries/staff.server.ts';
import { findReceived } from '#app/features/people/applications/queries/received-application.server.ts';
import { offerInterview } from '#app/features/people/interviews/commands/offer-interview.server.ts';
import { OfferForm } from '#app/features/people/interviews/components/offer-form.tsx';
import { offerForm } from '#app/features/people/interviews/form.ts';
import { interviewHref } from '#app/features/people/interviews/schema.ts';
import { busyText, DESK_REFUSALS } from '#app/features/people/interviews/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/offer-interview';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const services = context.get(requestContext);
  const application = await findReceived(services, consultant, id);
  if (!application) throw data('application_not_found', { status: 404 });
  const { fullName, job } = application;
  return {
    fullName,
    jobTitle: job.title,
    company: job.company,
    interviewers: await listHeirs(services.database, consultant),
    interviewerId: consultant.id,
    today: londonDay(services.now),
  };
}

const failed = (text: string) => ({ notice: { title: 'No times offered', text, tone: 'danger' as const } });

export const action = formAction({
  form: ({ context }) => offerForm(context.get(requestContext).now),
  gate: requireConsultant,
  once: true,
  run: ({ services, proof: consultant, params: { id = '' }, value }) => offerInterview(services, consultant, id, value),
  done: ({ id }) => ({ to: interviewHref(id), notice: 'interview-offered' }),
  refuse: (refused) => {
    if (refused.reason === 'not_found') return throwNotFound('application_not_found');
    if (refused.reason === 'interviewer_busy') return { status: 409, ...failed(busyText(refused.at)) };
    if (refused.reason === 'over' || refused.reason === 'unnamed') {
      return { status: 409, ...failed(DESK_REFUSALS[refused.reason]) };
    }
    return { status: 422, errors: { interviewer: DESK_REFUSALS.no_such_interviewer } };
  },
  unexpected: { status: 503, ...failed(DESK_REFUSALS.failed) },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    {
      path: location.pathname,
      title: 'Offer times for an interview',
      description: 'The candidate will choose one with a private link.',
    },
    matches,
  );

export default function OfferInterview({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { fullName, jobTitle, company, interviewers, interviewerId, today } = loaderData;
  const applicationHref = href('/employer/applications/:id', { id });
  const trail = [
    ...trailOf('/admin', '/admin/pipeline'),
    { label: fullName, href: applicationHref },
    { label: 'Interview' },
  ];
  return (
    <>
      <PageHead trail={trail} title="Offer times for an interview" />
      <p className="mb-6 text-ink-soft [overflow-wrap:anywhere]">
        {fullName}, for {jobTitle}, {company}
      </p>
      <OfferForm
        answer={actionData}
        interviewers={interviewers}
        interviewerId={interviewerId}
        today={today}
        backHref={applicationHref}
      />
    </>
  );
}
