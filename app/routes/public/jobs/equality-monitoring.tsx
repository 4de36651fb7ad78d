/** The form knows neither the application nor the person: its address names a job only for the category. */
import { data, href } from 'react-router';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { findPublicJob } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { countAnswers } from '#app/features/people/equality/commands.server.ts';
import { EqualityForm } from '#app/features/people/equality/components/equality-form.tsx';
import { equalityForm } from '#app/features/people/equality/form.ts';
import { isMonitored } from '#app/features/people/equality/queries.server.ts';
import { EQUALITY_REFUSALS } from '#app/features/people/equality/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { loadForDialog } from '#app/web/dialog-load.ts';
import { everybody, formAction } from '#app/web/form/form-action.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Route } from './+types/equality-monitoring';

export { formHeaders as headers } from '#app/web/form/headers.ts';

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const { database } = context.get(requestContext);
  const id = searchParams.get('job') ?? '';
  const isOn = await isMonitored(database.asPublic);
  const job = isOn && isUuid(id) ? await findPublicJob(database.asPublic, id) : null;
  return data({ isOn, category: job?.category ?? null });
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadForDialog(request, serverLoader);

export const action = formAction({
  form: equalityForm,
  gate: everybody,
  run: ({ services, value }) => countAnswers(services, value),
  done: () => ({ to: href('/jobs'), notice: 'equality-counted' }),
  refuse: ({ reason }) => ({
    status: reason === 'off' ? 404 : 429,
    notice: { title: EQUALITY_REFUSALS[reason], tone: 'danger' },
    ...(reason === 'too_many' && { retryAfterSeconds: 86_400 }),
  }),
  unexpected: { status: 503, notice: { title: EQUALITY_REFUSALS.failed, tone: 'danger' } },
});

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/equality-monitoring'), matches);

export default function EqualityMonitoring({ loaderData, actionData }: Route.ComponentProps) {
  // `loaderData` is null inside a dialog.
  const { isOn = false, category = null } = loaderData ?? {};
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: 'Equality monitoring' }]} title="Equality monitoring" />
      {isOn ? (
        <>
          <div className="measure space-y-3">
            <p>
              These questions help us check that everyone gets a fair chance. Every answer is optional, and nobody
              deciding on your application can see them.
            </p>
            <p className="text-ink-soft">
              We add your answers to this month’s totals for this kind of work. We don’t store them together, or with
              your name, your application, the job or the time, so we can’t show, correct or delete them afterwards.
            </p>
          </div>
          <EqualityForm category={category} answer={actionData} />
        </>
      ) : (
        <>
          <p className="measure mb-6">This agency doesn’t run equality monitoring.</p>
          <ButtonLink to={href('/jobs')}>See all jobs</ButtonLink>
        </>
      )}
    </div>
  );
}
