import { href, redirect } from 'react-router';
import { LoadFailure } from '#app/chrome/errors/failure.tsx';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { DeskJobs } from '#app/features/board/jobs/components/posting/desk-jobs.tsx';
import { PostNewJob, useJobDesk } from '#app/features/board/jobs/components/posting/job-actions.tsx';
import { listOwnJobs } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { JOBS_PER_DESK_PAGE, readDeskSearch, writeDeskSearch } from '#app/features/board/jobs/schema.ts';
import { requirePoster } from '#app/features/core/accounts/gates.server.ts';
import { JobTabs } from '#app/features/core/desk/components/frame/page-tabs.tsx';
import { countApplications } from '#app/features/people/applications/queries/received-applications.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { loadPage, loadPart } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { isStaffRole } from '#domain/account/account.ts';
import { formatLongDate, formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/jobs';

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  const { database } = services;
  const poster = await requirePoster({ request, context });
  const search = readDeskSearch(new URL(request.url).searchParams);
  const isAgency = isStaffRole(poster.role);
  return loadPage(context, "a poster's own jobs could not be loaded", { search, isAgency, desk: null }, async () => {
    const { jobs, counts } = await listOwnJobs(database, poster, search);
    const pageCount = Math.max(1, Math.ceil(counts[search.status ?? 'all'] / JOBS_PER_DESK_PAGE));
    if (search.page > pageCount)
      throw redirect(href('/employer/jobs') + writeDeskSearch({ ...search, page: pageCount }));
    const ids = jobs.map(({ id }) => id);
    const applications = await loadPart(context, 'the applications for a list of jobs could not be counted', null, () =>
      countApplications(services, poster, ids),
    );
    const rows = jobs.map(({ createdAt, closesAt, leavesAt, ...job }) => ({
      ...job,
      postedOn: formatShortDate(createdAt),
      closesOn: formatShortDate(closesAt),
      leavesOn: leavesAt && formatLongDate(leavesAt),
      applications: applications && (applications[job.id] ?? { all: 0, fresh: 0, waiting: 0 }),
    }));
    return { search, isAgency, desk: { jobs: rows, counts, pageCount } };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => pageHead(unlistedText('/employer/jobs'), matches);

export default function MyJobs({ loaderData: { search, isAgency, desk } }: Route.ComponentProps) {
  const { ask, dialogs } = useJobDesk();
  return (
    <div className="wrap pt-4 pb-16">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Heading level={1} size="section" className="min-w-0">
          My jobs
        </Heading>
        <PostNewJob ask={ask} />
      </div>
      {isAgency && <JobTabs />}
      {desk ? (
        <DeskJobs {...desk} search={search} ask={ask} />
      ) : (
        <LoadFailure title="Failed to load job postings." retryHref={href('/employer/jobs') + writeDeskSearch(search)}>
          Something went wrong on our side. Try again in a moment.
        </LoadFailure>
      )}
      {dialogs}
    </div>
  );
}
