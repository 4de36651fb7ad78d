import { data } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { changeInterview } from '#app/features/people/interviews/commands/change-interview.server.ts';
import { InterviewActions } from '#app/features/people/interviews/components/interview-actions.tsx';
import { InterviewSheet } from '#app/features/people/interviews/components/interview-sheet.tsx';
import { changeForm } from '#app/features/people/interviews/form.ts';
import { findInterview } from '#app/features/people/interviews/queries/interviews.server.ts';
import { describeForDesk } from '#app/features/people/interviews/queries/shown-interview.server.ts';
import { interviewHref } from '#app/features/people/interviews/schema.ts';
import { busyText, DESK_REFUSALS } from '#app/features/people/interviews/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/interview';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, now } = context.get(requestContext);
  const interview = await findInterview(database, consultant, id);
  if (!interview) throw data('interview_not_found', { status: 404 });
  return describeForDesk(interview, now);
}

const NOTICES = {
  offer: 'interview-times-offered',
  cancel: 'interview-cancelled',
  resend: 'interview-link-sent',
  done: 'interview-settled',
  no_show: 'interview-settled',
} as const;

const failed = (text: string) => ({ notice: { title: 'Nothing was changed', text, tone: 'danger' as const } });

export const action = formAction({
  form: ({ context }) => changeForm(context.get(requestContext).now),
  gate: requireConsultant,
  run: ({ services, proof: consultant, params: { id = '' }, value }) =>
    changeInterview(services, consultant, id, value),
  done: (_, { params: { id = '' }, value: { intent } }) => ({ to: interviewHref(id), notice: NOTICES[intent] }),
  refuse: (refused) => {
    if (refused.reason === 'not_found') return throwNotFound('interview_not_found');
    if (refused.reason === 'interviewer_busy') return { status: 409, ...failed(busyText(refused.at)) };
    return { status: 409, ...failed(DESK_REFUSALS[refused.reason]) };
  },
  unexpected: { status: 503, ...failed(DESK_REFUSALS.failed) },
});

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  deskMeta(
    {
      path: location.pathname,
      title: `Interview with ${loaderData?.interview.candidate ?? 'a candidate'}`,
      description: 'The time of an interview, and its outcome.',
    },
    matches,
  );

export default function Interview({ loaderData, actionData }: Route.ComponentProps) {
  const { interview, sheet, change, offered, today } = loaderData;
  const trail = [...trailOf('/admin', '/admin/interviews'), { label: interview.candidate }];
  return (
    <>
      <PageHead trail={trail} title={`Interview with ${interview.candidate}`} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="min-w-0">
          <InterviewSheet interview={interview} {...sheet} />
        </div>
        <div className="min-w-0 max-w-3xl space-y-12">
          <InterviewActions interview={change} offered={offered} today={today} answer={actionData} />
        </div>
      </div>
    </>
  );
}
