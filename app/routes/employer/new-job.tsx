/** The page behind 'Post New Job' (spec: accounts §5). Its dialog loads this too, and posts here. */

import { randomUUID } from 'node:crypto';
import { href, redirect, useNavigation } from 'react-router';
import { LoadFailure } from '#app/chrome/errors/failure.tsx';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { backTo } from '#app/desk/last-searches.ts';
import { postJob } from '#app/features/board/jobs/commands/manage-jobs.server.ts';
import type { ClientChoice } from '#app/features/board/jobs/components/posting/authority-fields.tsx';
import { JobForm } from '#app/features/board/jobs/components/posting/job-form.tsx';
import { newJobForm } from '#app/features/board/jobs/queries/job-form.server.ts';
import { findUsualCompany } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { refuseSentJob, replyTo, sentJobForm, showJobAgain } from '#app/features/board/jobs/queries/sent-job.server.ts';
import { findUnclearPlacesOf } from '#app/features/board/jobs/queries/unclear-places.server.ts';
import type { JobReply } from '#app/features/board/jobs/schema.ts';
import { JOB_FAILURES, POST_NEEDS_LOGIN } from '#app/features/board/jobs/texts.ts';
import { findViewer, requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { mayWorkAtDesk } from '#app/features/core/accounts/policy.ts';
import { listClientChoices } from '#app/features/hirers/clients/queries/clients.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { loadForDialog } from '#app/web/dialog-load.ts';
import { formAction, isSignedOutReply, replyWith } from '#app/web/form/form-action.server.ts';
import { loadPart } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readReturnPath } from '#app/web/return-path.ts';
import type { Route } from './+types/new-job';

const PATH = '/employer/jobs/new';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { now, database } = context.get(requestContext);
  const open = (company?: string, clients: ClientChoice[] | null = null) => {
    // A dialog is outside the frame that provides a key.
    return { job: null, state: newJobForm(now, company), version: '', clients, formKey: randomUUID() };
  };
  // The action returns the typed text: a redirect would lose it.
  if (isSignedOutReply(context)) return open();
  if (!(await findViewer({ request, context }))) {
    throw redirect(`${href('/employer-login')}?next=${encodeURIComponent(href(PATH))}&notice=post-needs-login`);
  }
  const poster = await requirePoster({ request, context });
  const company = await loadPart(context, 'the company of an employer could not be looked up', '', () =>
    findUsualCompany(database, poster),
  );
  return open(company, mayWorkAtDesk(poster) ? await listClientChoices(database, poster) : null);
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => loadForDialog(request, serverLoader);

/** After the session has ended the loader would redirect to the sign-in page and lose the typed text. */
export const shouldRevalidate = () => false;

const notPosted = { title: JOB_FAILURES.post, tone: 'danger' } as const;

export const action = formAction({
  reply: replyWith<JobReply>(),
  form: ({ context }) => sentJobForm(context.get(requestContext).now),
  gate: requirePoster,
  once: ['post', 'draft'],
  keepsTyped: {
    signedOut: { notice: { title: POST_NEEDS_LOGIN, tone: 'danger' } },
    unknown: { notice: notPosted },
  },
  run: async ({ services, proof: poster, value: sent }) => {
    const unclear = await findUnclearPlacesOf(services, sent);
    const isPublishing = sent.intent !== 'draft';
    const refusal = refuseSentJob(sent, {
      isPublishing,
      isFirst: true,
      unclear,
      needsAuthority: mayWorkAtDesk(poster),
    });
    if (refusal || !sent.job) return refusal ?? { ok: false as const, reason: 'invalid' as const, errors: sent.errors };
    const posted = await postJob(services, poster, sent.job, { guardAnswers: sent });
    return posted.ok ? posted : { ok: false as const, reason: 'invalid' as const, errors: sent.missingAuthority };
  },
  done: ({ id }, { value: { intent, next, staysHere } }) => ({
    to: readReturnPath(next) ?? href('/employer/jobs/:id/preview', { id }),
    notice: intent === 'draft' ? 'draft-saved' : 'job-posted',
    stays: staysHere,
  }),
  refuse: (refused, { value }) => showJobAgain(value, refused),
  unexpected: ({ value: { findings, version } }) => ({
    status: 503,
    notice: notPosted,
    more: replyTo({ findings, version }),
  }),
});

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText(PATH), matches);

export default function NewJob({ loaderData, actionData }: Route.ComponentProps) {
  const isSending = useNavigation().state === 'submitting';
  const state = actionData ?? loaderData?.state;
  return (
    <div className="wrap pt-4 pb-16">
      <div className="xl:pr-128">
        <PageHead
          trail={[{ label: 'My jobs', href: backTo(href('/employer/jobs')) }, { label: 'Post a job' }]}
          title="Post a job"
        />
      </div>
      {state ? (
        <JobForm job={null} state={state} clients={loaderData?.clients} isSending={isSending} />
      ) : (
        <LoadFailure title="Failed to load the form." retryHref={href(PATH)}>
          Something went wrong. Try again in a moment.
        </LoadFailure>
      )}
    </div>
  );
}
