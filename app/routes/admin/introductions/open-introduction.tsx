import { data, href } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { findReceived } from '#app/features/people/applications/queries/received-application.server.ts';
import { openIntroduction } from '#app/features/people/introductions/commands/change-introduction.server.ts';
import { OpenForm } from '#app/features/people/introductions/components/open-form.tsx';
import { openForm } from '#app/features/people/introductions/form.ts';
import { findBasis } from '#app/features/people/introductions/queries/introductions.server.ts';
import { introductionHref } from '#app/features/people/introductions/schema.ts';
import { DESK_REFUSALS } from '#app/features/people/introductions/texts.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/open-introduction';

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
    engagement: await findBasis(services.database, consultant, job.id),
  };
}

const failed = (text: string) => ({
  notice: { title: 'Failed to start the introduction', text, tone: 'danger' as const },
});

export const action = formAction({
  form: openForm,
  gate: requireConsultant,
  once: true,
  run: ({ services, proof: consultant, params: { id = '' }, value }) =>
    openIntroduction(services, consultant, id, value),
  done: ({ id }) => ({ to: introductionHref(id), notice: 'introduction-opened' }),
  refuse: ({ reason }) =>
    reason === 'not_found' ? throwNotFound('application_not_found') : { status: 409, ...failed(DESK_REFUSALS[reason]) },
  unexpected: { status: 503, ...failed(DESK_REFUSALS.failed) },
});

export const meta: Route.MetaFunction = ({ matches, location }) =>
  deskMeta(
    {
      path: location.pathname,
      title: 'Introduce a candidate to a client',
      description: 'The client, the position and who engages the candidate.',
    },
    matches,
  );

export default function OpenIntroduction({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { fullName, jobTitle, company, engagement } = loaderData;
  const applicationHref = href('/employer/applications/:id', { id });
  const trail = [
    ...trailOf('/admin', '/admin/pipeline'),
    { label: fullName, href: applicationHref },
    { label: 'Introduction' },
  ];
  return (
    <>
      <PageHead trail={trail} title="Introduce to a client" />
      <p className="mb-6 text-ink-soft [overflow-wrap:anywhere]">
        {fullName}, for {jobTitle}, {company}
      </p>
      <OpenForm
        answer={actionData}
        clientName={company}
        purpose={jobTitle}
        engagement={engagement}
        backHref={applicationHref}
      />
    </>
  );
}
