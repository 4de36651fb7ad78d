import { data, href } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { backTo } from '#app/desk/last-searches.ts';
import { saveQuestions } from '#app/features/board/jobs/commands/save-questions.server.ts';
import { QuestionsForm } from '#app/features/board/jobs/components/screening/questions-form.tsx';
import { findManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { selectQuestions } from '#app/features/board/jobs/queries/questions/job-questions.server.ts';
import { questionsForm, toFields } from '#app/features/board/jobs/queries/questions/sent-questions.server.ts';
import { employerAndPlace } from '#app/features/board/jobs/schema.ts';
import { JOB_FAILURES, QUESTIONS_CHANGED } from '#app/features/board/jobs/texts.ts';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { formAction, replyWith } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { AdvertQuestion } from '#domain/advert/judge-advert.ts';
import { MOST_QUESTIONS } from '#domain/application/screening.ts';
import type { Route } from './+types/job-questions';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const poster = await requirePoster({ request, context });
  const job = await findManagedJob(services, poster, id);
  if (!job) throw data('job_not_found', { status: 404 });
  const set = await services.database.asActor(poster.id, (transaction) => selectQuestions(transaction, id));
  const { title, company, location } = job;
  return { job: { title, company, location }, values: toFields(set), version: set?.id ?? '' };
}

export const action = formAction({
  reply: replyWith<{ asked: AdvertQuestion[]; version?: string }>(),
  form: questionsForm,
  gate: requirePoster,
  run: ({ services, proof: poster, params: { id = '' }, value }) => saveQuestions(services, poster, id, value),
  done: () => ({ to: href('/employer/jobs'), notice: 'questions-saved' }),
  refuse: (refused) => {
    if (refused.reason === 'not_found') return throwNotFound('job_not_found');
    if (refused.reason === 'unlawful')
      return { status: 422, errors: refused.errors, more: { asked: refused.openQuestions } };
    const { version } = refused;
    return { status: 409, notice: { title: QUESTIONS_CHANGED, tone: 'danger' }, more: { asked: [], version } };
  },
  unexpected: { status: 503, notice: { title: JOB_FAILURES.update, tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/jobs/:id/questions'), matches);

export default function JobQuestions({ loaderData: { job, values, version }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead
        trail={[
          { label: 'My jobs', href: backTo(href('/employer/jobs')) },
          { label: job.title },
          { label: 'Questions' },
        ]}
        title="Questions for applicants"
      />
      <p className="mb-4 text-ink-soft [overflow-wrap:anywhere]">{`${job.title}, ${employerAndPlace(job)}`}</p>
      <p className="measure mb-8">
        Ask applicants up to {MOST_QUESTIONS} questions. Answers are shown beside the CV, and never move or reject an
        application automatically. Existing answers keep the question they were asked.
      </p>
      <QuestionsForm
        values={actionData?.values ?? values}
        version={actionData?.version ?? actionData?.values['version'] ?? version}
        answer={actionData}
        advertQuestions={actionData?.asked ?? []}
        cancelHref={href('/employer/jobs')}
      />
    </div>
  );
}
