/** The link emailed to guests opens this page. Opening it changes nothing, because mail programs open links; a press does. */
import { href, redirect } from 'react-router';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { SimilarJobs } from '#app/features/board/jobs/components/similar-jobs.tsx';
import { findPublicJob } from '#app/features/board/jobs/queries/public/public-job.server.ts';
import { listSimilarJobs, searchForOthers } from '#app/features/board/jobs/queries/similar-jobs.server.ts';
import { findViewer } from '#app/features/core/accounts/gates.server.ts';
import { changeByLink } from '#app/features/people/guests/commands/change-by-link.server.ts';
import { receiveGuestCv, refuseCv } from '#app/features/people/guests/commands/receive-guest-cv.server.ts';
import { MyApplication } from '#app/features/people/guests/components/my-application.tsx';
import { Ended, Unconfirmed } from '#app/features/people/guests/components/my-application-states.tsx';
import { myApplicationForm } from '#app/features/people/guests/form.ts';
import { findGuestProof, loadMyApplication } from '#app/features/people/guests/queries/my-application.server.ts';
import { MY_APPLICATION_FIELDS, myApplicationHref } from '#app/features/people/guests/schema.ts';
import { GUEST_DONE, GUEST_REFUSALS, type GuestDone } from '#app/features/people/guests/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { DoneNotice } from '#app/ui/feedback/done-notice.tsx';
import { formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { readLinkToken } from '#app/web/form/link-token.server.ts';
import type { Refusal } from '#app/web/form/respond.server.ts';
import type { FormArgs } from '#app/web/form/script.server.ts';
import { pageUrl } from '#app/web/page-url.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { isOver } from '#domain/application/application.ts';
import type { Route } from './+types/my-application';

export { linkHeaders as headers } from '#app/web/form/headers.ts';

export async function loader({ request, context, url: { searchParams } }: Route.LoaderArgs) {
  const viewer = await findViewer({ request, context });
  const linkedApplication = await loadMyApplication({ request, context }, viewer);
  return {
    found: linkedApplication,
    others: await findOthers(context, linkedApplication),
    done: searchParams.get('done'),
  };
}

/** Similar jobs for the sender of a closed application. */
async function findOthers(context: Route.LoaderArgs['context'], linked: Awaited<ReturnType<typeof loadMyApplication>>) {
  if (linked?.application.kind !== 'sent' || !isOver(linked.application.status) || !linked.application.job.id)
    return null;
  const { asPublic } = context.get(requestContext).database;
  const job = await findPublicJob(asPublic, linked.application.job.id);
  if (!job) return null;
  return { jobs: await listSimilarJobs(asPublic, job.id, 3), search: await searchForOthers(asPublic, job) };
}

/** @returns proof of a valid link; without one, the page says that the link does not work */
async function requireGuestLink(args: FormArgs) {
  const link = await findGuestProof(args);
  if (link) return { link, viewer: await findViewer(args) };
  throw redirect(href('/my-application'), 303);
}

export const action = formAction({
  form: myApplicationForm,
  gate: requireGuestLink,
  receive: (args) => receiveGuestCv(args, MY_APPLICATION_FIELDS),
  run: (sent) => changeByLink(sent, sent.value),
  done: (done, { request }) => ({ to: 'to' in done ? done.to : doneHref(request, done.done) }),
  refuse: ({ reason, ...why }): Refusal => {
    const { fault } = why as { fault?: string };
    if (reason === 'weak_password') return { status: 422, errors: { password: fault ?? '' } };
    if (reason === 'missing_cv') return refuseCv('missing');
    if (reason === 'too_slow') return refuseCv('failed');
    if (reason === 'bad_link') return { status: 303, to: href('/my-application') };
    const isLater = reason === 'busy' || reason === 'too_many_attempts';
    const status = reason === 'too_many_attempts' ? 429 : reason === 'busy' ? 503 : reason === 'not_yours' ? 403 : 409;
    return {
      status,
      notice: { title: 'Nothing was changed', text: GUEST_REFUSALS[reason], tone: 'danger' },
      ...(isLater && { retryAfterSeconds: reason === 'busy' ? 5 : 15 * 60 }),
    };
  },
  unexpected: { status: 503, notice: { title: 'Nothing was changed', text: GUEST_REFUSALS.failed, tone: 'danger' } },
});

const doneHref = (request: Request, done: GuestDone): string =>
  `${myApplicationHref(readLinkToken(pageUrl(request)) ?? '')}&done=${done}`;

export const handle = { isPrivateLink: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/my-application'), matches);

export default function MyApplicationPage({ loaderData: { found, others, done }, actionData }: Route.ComponentProps) {
  const title = found ? found.application.job.title : 'Your application';
  const doneText = done !== null && Object.hasOwn(GUEST_DONE, done) ? GUEST_DONE[done as GuestDone] : null;
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: 'Your application' }]} title={title} />
      {doneText && found && !actionData && <DoneNotice title={doneText} />}
      <div className="mb-6 max-w-2xl empty:hidden">
        <FormProblems formId="guest" answer={actionData} />
      </div>
      {!found && <Ended done={done} />}
      {found?.application.kind === 'unconfirmed' && (
        <Unconfirmed job={found.application.job} until={found.application.until} token={found.token} />
      )}
      {found?.application.kind === 'sent' && (
        <MyApplication {...found} application={found.application} answer={actionData} />
      )}
      {others && <SimilarJobs jobs={others.jobs} others={others.search} />}
    </div>
  );
}
