/** The work list of everything people ask about their own data: what is not finished first, by the day it is due. */
import { href, Link, redirect } from 'react-router';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { showDue, showReceived } from '#app/features/core/data-requests/queries/data-request-due.server.ts';
import { DataRequestTable } from '#app/features/core/desk/components/data-request-table.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { FilterChoice, FilterForm, FilterText } from '#app/features/core/desk/components/list/filter-form.tsx';
import { countPages, ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { listDataRequests } from '#app/features/core/desk/queries/data-requests.server.ts';
import { readDataRequestSearch } from '#app/features/core/desk/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import {
  DATA_REQUEST_KIND_NAMES,
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATUS_NAMES,
  DATA_REQUEST_STATUSES,
} from '#domain/data-request/data-request.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/data-requests';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database, now } = context.get(requestContext);
  const search = readDataRequestSearch(new URL(request.url).searchParams);
  return loadPage(context, 'the data requests could not be listed', { search, list: null }, async () => {
    const { requests, total } = await listDataRequests(database, admin, search, now);
    const last = countPages(total);
    if (search.page > last) throw redirect(href('/admin/data-requests') + writeSearch({ ...search, page: last }));
    const today = londonDay(now);
    const shown = requests.map(({ createdAt, dueOn, isExtended, ...each }) => ({
      ...each,
      sent: showReceived(each.source, createdAt),
      due: showDue({ ...each, dueOn, isExtended }, today),
    }));
    return { search, list: { requests: shown, total } };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/data-requests'), matches);

const KINDS = DATA_REQUEST_KINDS.map((value) => ({ value, label: DATA_REQUEST_KIND_NAMES[value] }));
const STATUSES = [
  ...DATA_REQUEST_STATUSES.map((value) => ({ value, label: DATA_REQUEST_STATUS_NAMES[value] })),
  { value: 'overdue', label: 'Overdue' },
];

export default function DataRequests({ loaderData: { search, list } }: Route.ComponentProps) {
  const isNarrowed = search.search || search.status || search.kind;
  return (
    <>
      <p className="measure mb-6 text-ink-soft">
        The law requires us to keep some records of deleted accounts. They are under{' '}
        <Link to={href('/admin/kept-records')} className="link">
          kept records
        </Link>
        .
      </p>
      <p className="mb-6">
        <ButtonLink to={href('/admin/data-requests/new')} variant="secondary" size="sm">
          Add a request
        </ButtonLink>
      </p>
      <FilterForm label="Data requests" action={href('/admin/data-requests')} values={search}>
        <FilterText name="search" label="Reference, name or email" value={search.search} />
        <FilterChoice name="kind" label="Kind" value={search.kind} all="All kinds" choices={KINDS} />
        <FilterChoice name="status" label="Status" value={search.status} all="All statuses" choices={STATUSES} />
      </FilterForm>
      <ListResults
        total={list?.total ?? null}
        nouns={['data request', 'data requests']}
        loading="Loading data requests..."
        failed="The data requests could not be loaded."
        empty={isNarrowed ? 'No data requests match these filters.' : 'No data requests yet.'}
        page={search.page}
        makeHref={(page) => href('/admin/data-requests') + writeSearch({ ...search, page })}
      >
        <DataRequestTable requests={list?.requests ?? []} />
      </ListResults>
    </>
  );
}
