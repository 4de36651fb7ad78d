/** All applications for all jobs, newest first. What becomes of one is said on its own page. */
import { data, href, redirect } from 'react-router';
import { requireConsultant } from '#app/features/accounts/gates.server.ts';
import { ApplicationTable } from '#app/features/desk/components/application-table.tsx';
import { deskMeta } from '#app/features/desk/components/frame/sections.ts';
import { FilterChoice, FilterForm, FilterText } from '#app/features/desk/components/list/filter-form.tsx';
import { ListResults } from '#app/features/desk/components/list/list-results.tsx';
import { listApplications } from '#app/features/desk/queries/applications.server.ts';
import { countListPages, readApplicationSearch } from '#app/features/desk/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { APPLICATION_STATUS_NAMES, APPLICATION_STATUSES } from '#domain/application/application.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/applications';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, log, requestId } = context.get(requestContext);
  const search = readApplicationSearch(new URL(request.url).searchParams);
  try {
    const { applications, total, isMore } = await listApplications(database, consultant, search);
    const last = countListPages({ total, isMore });
    if (search.page > last) throw redirect(href('/admin/applications') + writeSearch({ ...search, page: last }));
    const shown = applications.map(({ sentAt, ...each }) => ({ ...each, sent: formatDateAndTime(sentAt) }));
    return data({ search, list: { applications: shown, total, isMore } });
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error, errorId: requestId }, 'all applications could not be listed');
    return data({ search, list: null }, { status: 503, headers: { 'Retry-After': '10' } });
  }
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/applications'), matches);

export default function Applications({ loaderData: { search, list } }: Route.ComponentProps) {
  const makeHref = (page: number) => href('/admin/applications') + writeSearch({ ...search, page });
  return (
    <>
      <FilterForm label="All applications" action={href('/admin/applications')} values={search}>
        <FilterText name="search" label="Candidate, job or company" value={search.search} />
        <FilterChoice
          name="status"
          label="Status"
          value={search.status}
          all="All statuses"
          choices={APPLICATION_STATUSES.map((value) => ({ value, label: APPLICATION_STATUS_NAMES[value] }))}
        />
      </FilterForm>
      <ListResults
        total={list?.total ?? null}
        isMore={list?.isMore}
        nouns={['application', 'applications']}
        loading="Loading applications..."
        failed="The applications could not be loaded."
        empty={search.search || search.status ? 'No applications match these filters.' : 'No applications yet.'}
        page={search.page}
        makeHref={makeHref}
      >
        <ApplicationTable applications={list?.applications ?? []} />
      </ListResults>
    </>
  );
}
