/** The emailed link opens this page. Opening it confirms nothing, because mail programs open links; a press does. */
import { href, Link } from 'react-router';
import { BrokenLink } from '#app/chrome/errors/broken-link.tsx';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { confirmByLink } from '#app/features/board/jobs/commands/confirm-jobs.server.ts';
import { confirmJobsForm } from '#app/features/board/jobs/form.ts';
import { listJobsOfLink } from '#app/features/board/jobs/queries/unconfirmed-jobs.server.ts';
import { employerAndPlace } from '#app/features/board/jobs/schema.ts';
import { CONFIRM_PROBLEMS } from '#app/features/board/jobs/texts.ts';
import { failures } from '#app/features/core/accounts/form/refusals.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { everybody, formAction } from '#app/web/form/form-action.server.ts';
import { FormProblems } from '#app/web/form/form-problems.tsx';
import { readLinkToken } from '#app/web/form/link-token.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/confirm-jobs';

export { linkHeaders as headers } from '#app/web/form/headers.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = readLinkToken(url);
  const jobs = token && (await listJobsOfLink(context.get(requestContext).database, token));
  const isDone = url.searchParams.get('did') === 'confirmed';
  return token && jobs ? { token, jobs, isDone } : { token: null, jobs: [], isDone };
}

export const action = formAction({
  form: confirmJobsForm,
  gate: everybody,
  run: ({ services, value }) => confirmByLink(services, value),
  done: (_, { value: { token } }) => ({ to: `${href('/confirm-jobs')}?token=${token}&did=confirmed` }),
  // Redirects to the page without a token, which says that the link does not work.
  refuse: () => ({ status: 303, to: href('/confirm-jobs') }),
  ...failures(CONFIRM_PROBLEMS),
});

const page = unlistedText('/confirm-jobs');

export const handle = { isPrivateLink: true } satisfies RouteHandle;

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function ConfirmJobs({ loaderData: { token, jobs, isDone }, actionData }: Route.ComponentProps) {
  const signIn = (
    <Link to={href('/employer/jobs')} className="link">
      See all your jobs
    </Link>
  );
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <div className="max-w-xl space-y-6">
        <FormProblems formId="confirm-jobs" answer={actionData} />
        {token === null ? (
          <BrokenLink>It’s incomplete, or over 14 days old. {signIn} to confirm or reopen your jobs.</BrokenLink>
        ) : (
          <>
            {isDone && (
              <Notice tone="success" title="Thank you" role="status">
                Candidates can rely on your adverts. {jobs.length === 0 && signIn}
              </Notice>
            )}
            {jobs.length > 0 ? (
              <form method="post">
                <p className="mb-4">
                  {isDone ? 'You didn’t confirm these:' : 'Clear any jobs that have gone.'} We’ll take jobs you don’t
                  confirm off the board on the date below them. You can reopen them at any time.
                </p>
                <input type="hidden" name="token" value={token} />
                {jobs.map(({ id, title, leavesOn, ...job }) => (
                  <Checkbox
                    key={id}
                    id={`job-${id}`}
                    name={`job-${id}`}
                    value="yes"
                    defaultChecked={!isDone}
                    label={title}
                    hint={`${employerAndPlace(job)}. Off the board on ${leavesOn}`}
                  />
                ))}
                <Button type="submit" size="lg" className="mt-4">
                  {jobs.length === 1 ? 'Confirm it’s open' : 'Confirm selected jobs are open'}
                </Button>
              </form>
            ) : (
              !isDone && <p>You have no jobs to confirm. {signIn}</p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
