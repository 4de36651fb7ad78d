import { data, href, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router';
import { LoadFailure } from '#app/chrome/errors/failure.tsx';
import { backTo } from '#app/desk/last-searches.ts';
import { editJob } from '#app/features/board/jobs/commands/edit-job.server.ts';
import { JobForm } from '#app/features/board/jobs/components/posting/job-form.tsx';
import { findGuardLog } from '#app/features/board/jobs/queries/guard/advert-guard.server.ts';
import { openJobForm, openUnpublishedForm } from '#app/features/board/jobs/queries/job-form.server.ts';
import { findManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { replyTo, sentJobForm, showJobAgain } from '#app/features/board/jobs/queries/sent-job.server.ts';
import type { JobReply } from '#app/features/board/jobs/schema.ts';
import { CHANGED_WHILE_EDITING, JOB_FAILURES, SIGNED_OUT_WHILE_EDITING } from '#app/features/board/jobs/texts.ts';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { listClientChoices } from '#app/features/hirers/clients/queries/clients.server.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { loadForDialog } from '#app/web/dialog-load.ts';
import { formAction, isSignedOutReply, replyWith } from '#app/web/form/form-action.server.ts';
import { throwNotFound } from '#app/web/form/respond.server.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/edit-job';

/** Placeholder around the typed text after the session has ended. */
const nothingToEdit = (id: string) => ({
  job: { id, title: 'job', status: 'open' as const, isPast: false, postedAt: null },
  state: { values: {}, errors: {}, questions: [] },
  version: '',
  clients: null,
  next: '',
});

export async function loader({ request, context, params: { id }, url: { searchParams } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  if (isSignedOutReply(context)) return nothingToEdit(id);
  const poster = await requirePoster({ request, context });
  return loadPage(context, 'a job could not be loaded', null, async () => {
    const job = await findManagedJob(services, poster, id);
    if (!job) throw data('job_not_found', { status: 404 });
    const { title, status, isPast, createdAt: postedAt, version, isAgency } = job;
    const next = readReturnPath(searchParams.get('next')) ?? href('/employer/jobs');
    const open = searchParams.get('check') === 'publish' ? openUnpublishedForm : openJobForm;
    const state = open(job, services.now, await findGuardLog(services, poster, id));
    const clients = isAgency ? await listClientChoices(services.database, poster, job.clientId) : null;
    return { job: { id: job.id, title, status, isPast, postedAt }, state, version, clients, next };
  });
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadForDialog(request, serverLoader);

/** Revalidates only on its own page: after the session has ended, the loader would redirect the page below the dialog to sign-in. */
export const shouldRevalidate = ({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  nextUrl.pathname.endsWith('/edit') && defaultShouldRevalidate;

const notUpdated = { title: JOB_FAILURES.update, tone: 'danger' } as const;

export const action = formAction({
  reply: replyWith<JobReply>(),
  form: ({ context }) => sentJobForm(context.get(requestContext).now),
  gate: requirePoster,
  keepsTyped: {
    signedOut: { notice: { title: SIGNED_OUT_WHILE_EDITING, tone: 'danger' } },
    unknown: { notice: notUpdated },
  },
  run: ({ services, proof: poster, params: { id = '' }, value }) => editJob(services, poster, id, value),
  done: ({ notice }, { params: { id = '' }, value: { next, staysHere } }) => ({
    to:
      notice === 'job-posted'
        ? href('/employer/jobs/:id/preview', { id })
        : (readReturnPath(next) ?? href('/employer/jobs')),
    notice,
    stays: staysHere,
  }),
  refuse: (refused, { value }) => {
    if (refused.reason === 'not_found') return throwNotFound('job_not_found');
    if (refused.reason !== 'changed') return showJobAgain(value, refused);
    const notice = { title: CHANGED_WHILE_EDITING, tone: 'danger' } as const;
    return { status: 409, notice, more: replyTo({ findings: value.findings, version: refused.version }) };
  },
  unexpected: ({ value }) => ({ status: 503, notice: notUpdated, more: replyTo(value) }),
});

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Edit ${loaderData?.job.title ?? 'job'} | ${agency().name}` },
  { name: 'robots', content: 'noindex' },
];

export default function EditJob({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  const trail = [{ label: 'My jobs', href: backTo(href('/employer/jobs')) }, { label: 'Edit job' }];
  if (!loaderData)
    return (
      <div className="wrap pt-4 pb-16">
        <PageHead trail={trail} title="Edit job" />
        <LoadFailure title="Failed to load job details." retryHref={href('/jobs/:id/edit', { id })}>
          Something went wrong on our side. Try again in a moment.
        </LoadFailure>
      </div>
    );
  const { job, state, version, clients, next } = loaderData;
  return (
    <div className="wrap pt-4 pb-16">
      <div className="xl:pr-128">
        <PageHead trail={trail} title={`Edit ${job.title}`} />
      </div>
      <JobForm
        key={version}
        job={job}
        state={actionData ?? state}
        version={actionData?.version ?? actionData?.values['version'] ?? version}
        clients={clients}
        next={next}
        isSending={isSending}
      />
    </div>
  );
}
