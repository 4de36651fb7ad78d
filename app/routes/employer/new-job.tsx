/** A new job (spec: accounts §5): the page behind 'Post New Job', and what its dialog loads and sends to. */
import { href, redirect, useNavigation } from 'react-router';
import { findSender, findViewer, requirePoster } from '#app/features/accounts/gates.server.ts';
import { postJob } from '#app/features/jobs/commands.server.ts';
import { JobForm } from '#app/features/jobs/components/job-form.tsx';
import { newJobForm } from '#app/features/jobs/queries/job-form.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { loadForDialog } from '#app/site/dialog-load.ts';
import { LoadFailure } from '#app/site/failure.tsx';
import { withPageNotice } from '#app/site/page-notices.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { readReturnPath } from '#app/site/return-path.ts';
import { pageHead } from '#app/site/seo.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { JOB_FAILURES, POST_NEEDS_LOGIN } from '#domain/job-notices.ts';
import type { Route } from './+types/new-job';
import { done, isSentSignedOut, readSentJob, refuseSentJob, showAgain, showSignedOut } from './job-answer.server.ts';

const PATH = '/employer/jobs/new';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { now } = context.get(requestContext);
  const opened = { job: null, state: newJobForm(now), version: '' };
  // The action has kept the typed text: do not redirect it away.
  if (isSentSignedOut(context)) return opened;
  if (!(await findViewer({ request, context }))) {
    throw redirect(`${href('/employer-login')}?next=${encodeURIComponent(href(PATH))}&notice=post-needs-login`);
  }
  await requirePoster({ request, context });
  return opened;
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadForDialog(request, serverLoader);

/** Once the session has ended, the loader redirects to the sign-in page: what was typed here or in the dialog stays. */
export const shouldRevalidate = () => false;

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(requestContext);
  const sent = await readSentJob(request, services.now);
  const sender = await findSender({ request, context });
  if (sender === 'unknown') return showAgain(sent, { errors: { form: JOB_FAILURES.post }, status: 503 });
  if (!sender) return showSignedOut(context, sent, POST_NEEDS_LOGIN);
  const poster = await requirePoster({ request, context });
  const isPublishing = sent.intent !== 'draft';
  const refusal = refuseSentJob(sent, isPublishing);
  if (refusal || !sent.job) return refusal ?? showAgain(sent);
  try {
    await postJob(services, poster, sent.job);
  } catch (error) {
    services.log.error({ err: error, errorId: services.requestId }, 'a job could not be posted');
    return showAgain(sent, { errors: { form: JOB_FAILURES.post }, status: 503 });
  }
  const way = readReturnPath(sent.next) ?? href('/employer/jobs');
  const notice = isPublishing ? 'job-posted' : 'draft-saved';
  return sent.staysHere ? done(notice) : redirect(withPageNotice(way, notice), 303);
}

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText(PATH), matches);

export default function NewJob({ loaderData, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  const state = actionData?.isDone === false ? actionData : loaderData?.state;
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead
        trail={[{ label: 'My jobs', href: href('/employer/jobs') }, { label: 'Post a job' }]}
        title="Post a job"
      />
      <div className="max-w-3xl">
        {state ? (
          <JobForm job={null} state={state} isSending={isSending} />
        ) : (
          <LoadFailure title="Failed to load the form." retryHref={href(PATH)}>
            Something went wrong. Try again in a moment.
          </LoadFailure>
        )}
      </div>
    </div>
  );
}
