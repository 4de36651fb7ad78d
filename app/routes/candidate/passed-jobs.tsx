import { href, redirect } from 'react-router';
import { LoadFailure } from '#app/chrome/errors/failure.tsx';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { PassedJobs } from '#app/features/board/swipe/components/passed-jobs.tsx';
import { listPassedJobs } from '#app/features/board/swipe/queries.server.ts';
import { DEEPEST_PASSED_PAGE, PASSED_PER_PAGE, passedHref } from '#app/features/board/swipe/schema.ts';
import { SWIPE_FAILURES } from '#app/features/board/swipe/texts.ts';
import { requireCandidate } from '#app/features/core/accounts/gates.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readWholeNumber } from '#domain/address/search-parameters.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { Route } from './+types/passed-jobs';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database } = context.get(requestContext);
  const candidate = await requireCandidate({ request, context });
  const page = readWholeNumber(new URL(request.url).searchParams, 'page', DEEPEST_PASSED_PAGE) ?? 1;
  return loadPage(context, 'passed jobs could not be loaded', { page, passed: null }, async () => {
    const { jobs, total } = await listPassedJobs(database, candidate, page);
    const pageCount = Math.min(DEEPEST_PASSED_PAGE, Math.max(1, Math.ceil(total / PASSED_PER_PAGE)));
    if (page > pageCount) throw redirect(passedHref(pageCount));
    const passedJobs = jobs.map(({ passedAt, ...job }) => ({ ...job, passedOn: formatLongDate(passedAt) }));
    return { page, passed: { jobs: passedJobs, total, pageCount } };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/job-swipe/passed'), matches);

export default function PassedJobsPage({ loaderData: { page, passed } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead
        trail={[{ label: 'Job Swipe', href: href('/job-swipe') }, { label: 'Passed jobs' }]}
        title="Passed jobs"
      />
      {passed ? (
        <PassedJobs {...passed} page={page} />
      ) : (
        <LoadFailure title={SWIPE_FAILURES.load.text} toast={SWIPE_FAILURES.load} retryHref={passedHref(page)}>
          Something went wrong on our side. Try again in a moment.
        </LoadFailure>
      )}
    </div>
  );
}
