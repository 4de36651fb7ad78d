/** A job that is there, as its form. Also what the dialog on the board and on the job's own page loads and sends to. */
import { data, href, redirect, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router';
import { findSender, requirePoster } from '#app/features/accounts/gates.server.ts';
import { updateJob } from '#app/features/jobs/commands.server.ts';
import { JobForm } from '#app/features/jobs/components/job-form.tsx';
import { openJobForm, openUnpublishedForm } from '#app/features/jobs/queries/job-form.server.ts';
import { findManagedJob } from '#app/features/jobs/queries/managed-jobs.server.ts';
import { loadForDialog } from '#app/site/dialog-load.ts';
import { LoadFailure } from '#app/site/failure.tsx';
import { withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { readReturnPath } from '#app/site/return-path.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { company } from '#content/company.ts';
import { CHANGED_WHILE_EDITING, JOB_FAILURES, SIGNED_OUT_WHILE_EDITING } from '#domain/job-notices.ts';
import type { Route } from './+types/edit-job';
import {
  done,
  isSentSignedOut,
  listMissing,
  nothingToEdit,
  readSentJob,
  refuseSentJob,
  showAgain,
  showSignedOut,
} from './job-answer.server.ts';

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  if (isSentSignedOut(context)) return nothingToEdit(id);
  const poster = await requirePoster({ request, context });
  const job = await findManagedJob(services, poster, id).catch((error: unknown) => {
    services.log.error({ err: error, errorId: services.requestId }, 'a job could not be loaded');
    return undefined;
  });
  if (job === undefined) return data(null, { status: 503, headers: { 'Retry-After': '10' } });
  if (!job) throw data('job_not_found', { status: 404 });
  const { title, status, isPast, version } = job;
  const { searchParams } = new URL(request.url);
  const next = readReturnPath(searchParams.get('next')) ?? href('/employer/jobs');
  const open = searchParams.get('check') === 'publish' ? openUnpublishedForm : openJobForm;
  return { job: { id: job.id, title, status, isPast }, state: open(job, services.now), version, next };
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadForDialog(request, serverLoader);

/** Only on its own page: once the session has ended, the loader would redirect the page below the dialog to sign-in. */
export const shouldRevalidate = ({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  nextUrl.pathname.endsWith('/edit') && defaultShouldRevalidate;

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const sent = await readSentJob(request, services.now);
  const sender = await findSender({ request, context });
  if (sender === 'unknown') return showAgain(sent, { errors: { form: JOB_FAILURES.update }, status: 503 });
  if (!sender) return showSignedOut(context, sent, SIGNED_OUT_WHILE_EDITING);
  const poster = await requirePoster({ request, context });
  try {
    const job = await findManagedJob(services, poster, id);
    if (!job) throw data('job_not_found', { status: 404 });
    // Only a draft can be kept as one: what is on the board is closed, not taken back, and stays complete.
    const isPublished = job.status !== 'draft';
    const keepsStatus = sent.intent === 'save' || (sent.intent === 'draft' && isPublished);
    const missing = isPublished ? listMissing(sent, services.now) : {};
    if (Object.keys(missing).length > 0) return showAgain(sent, { errors: missing });
    const isPublishing = keepsStatus ? job.status === 'open' : sent.intent === 'post';
    const refusal = refuseSentJob(sent, isPublishing);
    if (refusal || !sent.job) return refusal ?? showAgain(sent);
    const change = { job: sent.job, keepsStatus, version: sent.version };
    const result = await updateJob(services, poster, id, change);
    if (!result.ok && result.reason === 'not_found') throw data('job_not_found', { status: 404 });
    if (!result.ok)
      return showAgain(sent, { errors: { form: CHANGED_WHILE_EDITING }, status: 409, version: job.version });
    const notice = job.status === 'draft' ? (isPublishing ? 'job-posted' : 'draft-saved') : 'job-updated';
    return sent.staysHere
      ? done(notice)
      : redirect(withPageNotice(readReturnPath(sent.next) ?? href('/employer/jobs'), notice), 303);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    services.log.error({ err: error, errorId: services.requestId }, 'a job could not be updated');
    return showAgain(sent, { errors: { form: JOB_FAILURES.update }, status: 503 });
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Edit ${loaderData?.job.title ?? 'job'} | ${company.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function EditJob({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  const trail = [{ label: 'My jobs', href: href('/employer/jobs') }, { label: 'Edit job' }];
  if (!loaderData) {
    return (
      <div className="wrap pt-4 pb-16">
        <PageHead trail={trail} title="Edit job" />
        <LoadFailure title="Failed to load job details." retryHref={href('/jobs/:id/edit', { id })}>
          Something went wrong on our side. Try again in a moment.
        </LoadFailure>
      </div>
    );
  }
  const { job, state, version, next } = loaderData;
  const refused = actionData?.isDone === false ? actionData : null;
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={trail} title={`Edit ${job.title}`} />
      <div className="max-w-3xl">
        <JobForm
          key={version}
          job={job}
          state={refused ?? state}
          version={refused?.version ?? version}
          next={next}
          isSending={isSending}
        />
      </div>
    </div>
  );
}
