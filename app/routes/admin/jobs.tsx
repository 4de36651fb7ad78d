/** All jobs of everybody, newest first. What is done with one is done on its own pages. */
import { data, href, redirect } from 'react-router';
import { requireAdmin } from '#app/features/accounts/gates.server.ts';
import { deskMeta } from '#app/features/desk/components/frame/sections.ts';
import { JobTable } from '#app/features/desk/components/job-table.tsx';
import { FilterChoice, FilterForm, FilterText } from '#app/features/desk/components/list/filter-form.tsx';
import { ListResults } from '#app/features/desk/components/list/list-results.tsx';
import { listJobs } from '#app/features/desk/queries/jobs.server.ts';
import { countListPages, JOB_STATUSES, readJobSearch } from '#app/features/desk/schema.ts';
import { DESK_STATUS_NAMES } from '#app/features/jobs/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/jobs';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database, log, requestId } = context.get(requestContext);
  const search = readJobSearch(new URL(request.url).searchParams);
  try {
    const { jobs, total, isMore } = await listJobs(database, admin, search);
    const last = countListPages({ total, isMore });
    if (search.page > last) throw redirect(href('/admin/jobs') + writeSearch({ ...search, page: last }));
    const shown = jobs.map(({ closesAt, ...job }) => ({ ...job, closes: formatShortDate(closesAt) }));
    return data({ search, list: { jobs: shown, total, isMore } });
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error, errorId: requestId }, 'all jobs could not be listed');
    return data({ search, list: null }, { status: 503, headers: { 'Retry-After': '10' } });
  }
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/jobs'), matches);

export default function Jobs({ loaderData: { search, list } }: Route.ComponentProps) {
  const makeHref = (page: number) => href('/admin/jobs') + writeSearch({ ...search, page });
  return (
    <>
      <FilterForm label="All jobs" action={href('/admin/jobs')} values={search}>
        <FilterText name="search" label="Title, company or location" value={search.search} />
        <FilterChoice
          name="status"
          label="Status"
          value={search.status}
          all="All statuses"
          choices={JOB_STATUSES.map((value) => ({ value, label: DESK_STATUS_NAMES[value] }))}
        />
      </FilterForm>
      <ListResults
        total={list?.total ?? null}
        isMore={list?.isMore}
        nouns={['job', 'jobs']}
        loading="Loading job postings..."
        failed="Failed to load job postings."
        empty="No jobs match these filters."
        page={search.page}
        makeHref={makeHref}
      >
        <JobTable jobs={list?.jobs ?? []} back={makeHref(search.page)} />
      </ListResults>
    </>
  );
}
