import { data, href, Link } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { changeIntroduction } from '#app/features/people/introductions/commands/change-introduction.server.ts';
import { Checklist } from '#app/features/people/introductions/components/checklist.tsx';
import { History } from '#app/features/people/introductions/components/history.tsx';
import {
  describeState,
  IntroductionStatus,
} from '#app/features/people/introductions/components/introduction-status.tsx';
import { changeForm } from '#app/features/people/introductions/form.ts';
import { findIntroduction } from '#app/features/people/introductions/queries/introductions.server.ts';
import {
  showChecklist,
  showHistory,
  showIntroduction,
} from '#app/features/people/introductions/queries/shown-introduction.server.ts';
import { introductionHref } from '#app/features/people/introductions/schema.ts';
import { DESK_REFUSALS } from '#app/features/people/introductions/texts.ts';
import { DataList } from '#app/ui/content/data-list.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { ENGAGEMENT_NAMES } from '#domain/introduction/introduction.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/introduction';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, now } = context.get(requestContext);
  const openIntroduction = await findIntroduction(database, consultant, id);
  if (!openIntroduction) throw data('introduction_not_found', { status: 404 });
  const { introduction, entries } = openIntroduction;
  return {
    introduction: showIntroduction(introduction),
    rules: showChecklist(introduction, entries, now),
    history: showHistory(introduction.id, entries),
    today: londonDay(now),
  };
}

const NOTICES = {
  check: 'introduction-recorded',
  consent: 'introduction-recorded',
  ask: 'introduction-asked',
  introduce: 'introduction-made',
} as const;

const failed = (text: string) => ({ notice: { title: 'Nothing was recorded', text, tone: 'danger' as const } });

export const action = formAction({
  form: ({ context }) => changeForm(londonDay(context.get(requestContext).now)),
  gate: requireConsultant,
  once: ['check', 'consent'],
  run: ({ services, proof: consultant, params: { id = '' }, value }) =>
    changeIntroduction(services, consultant, id, value),
  done: (_, { params: { id = '' }, value: { intent } }) => ({ to: introductionHref(id), notice: NOTICES[intent] }),
  refuse: ({ reason }) =>
    reason === 'not_found'
      ? throwNotFound('introduction_not_found')
      : { status: 409, ...failed(DESK_REFUSALS[reason]) },
  unexpected: { status: 503, ...failed(DESK_REFUSALS.failed) },
});

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) =>
  deskMeta(
    {
      path: location.pathname,
      title: `Introduction: ${loaderData?.introduction.candidate ?? 'a candidate'}`,
      description: 'Checks to complete before sending details to a client.',
    },
    matches,
  );

export default function Introduction({ loaderData, actionData }: Route.ComponentProps) {
  const { introduction, rules, history, today } = loaderData;
  const { id, applicationId, candidate, clientName, purpose, engagement } = introduction;
  const facts = [
    { label: 'Status', value: <IntroductionStatus introduction={introduction} /> },
    { label: introduction.state === 'open' ? 'Missing' : 'Details', value: describeState(introduction) },
    { label: 'Client', value: clientName },
    { label: 'Position', value: purpose },
    { label: 'Engagement', value: ENGAGEMENT_NAMES[engagement] },
    {
      label: 'Candidate',
      value: applicationId ? (
        <Link to={href('/employer/applications/:id', { id: applicationId })} className="link">
          {candidate}
        </Link>
      ) : (
        `${candidate} (application deleted; record kept by law)`
      ),
    },
  ];
  return (
    <>
      <PageHead
        trail={[...trailOf('/admin', '/admin/introductions'), { label: candidate }]}
        title={`${candidate} to ${clientName}`}
      />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <DataList items={facts} />
        </div>
        <div className="min-w-0 max-w-3xl space-y-12">
          <div className="space-y-4">
            <FormProblems formId={`${id}-${actionData?.values['kind'] ?? ''}`} answer={actionData} />
            <Checklist introduction={introduction} rules={rules} today={today} answer={actionData} />
          </div>
          <History entries={history} />
        </div>
      </div>
    </>
  );
}
