/** What the law has the agency keep of people whose accounts are gone, until when (Conduct Regulations 2003, reg. 29). */
import { href, redirect } from 'react-router';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { KeptRecordTable } from '#app/features/core/desk/components/kept-record-table.tsx';
import { FilterForm, FilterText } from '#app/features/core/desk/components/list/filter-form.tsx';
import { countPages, ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { listKeptRecords } from '#app/features/core/desk/queries/data-requests.server.ts';
import { readKeptRecordSearch } from '#app/features/core/desk/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { Route } from './+types/kept-records';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database } = context.get(requestContext);
  const search = readKeptRecordSearch(new URL(request.url).searchParams);
  return loadPage(context, 'the kept records could not be listed', { search, list: null }, async () => {
    const { records, total } = await listKeptRecords(database, admin, search);
    const last = countPages(total);
    if (search.page > last) throw redirect(href('/admin/kept-records') + writeSearch({ ...search, page: last }));
    const shown = records.map(({ receivedAt, lastActionAt, keepUntil, ...record }) => ({
      ...record,
      received: formatLongDate(receivedAt),
      lastAction: formatLongDate(lastActionAt),
      until: formatLongDate(keepUntil),
    }));
    return { search, list: { records: shown, total } };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/kept-records'), matches);

export default function KeptRecords({ loaderData: { search, list } }: Route.ComponentProps) {
  return (
    <>
      <p className="measure mb-6 text-ink-soft">
        Records of people whose accounts are deleted, if we did something for them in the year before (Conduct of
        Employment Agencies and Employment Businesses Regulations 2003, regulation 29). We keep them only to show that
        we followed the rules. Each record is deleted automatically on its date.
      </p>
      <FilterForm label="Kept records" action={href('/admin/kept-records')} values={search}>
        <FilterText name="search" label="Name, email, company or job" value={search.search} />
      </FilterForm>
      <ListResults
        total={list?.total ?? null}
        nouns={['record', 'records']}
        loading="Loading records..."
        failed="The records could not be loaded."
        empty={search.search ? 'No records match.' : 'Nothing is kept.'}
        page={search.page}
        makeHref={(page) => href('/admin/kept-records') + writeSearch({ ...search, page })}
      >
        <KeptRecordTable records={list?.records ?? []} />
      </ListResults>
    </>
  );
}
