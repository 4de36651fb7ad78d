/** Whatever was sent by the four request forms, newest first. What becomes of one is said on its own page. */
import { href, redirect } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { EnquiryTable } from '#app/features/core/desk/components/enquiry-table.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { FilterChoice, FilterForm, FilterText } from '#app/features/core/desk/components/list/filter-form.tsx';
import { countPages, ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { listEnquiries } from '#app/features/core/desk/queries/enquiries.server.ts';
import { readEnquirySearch } from '#app/features/core/desk/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { ENQUIRY_KIND_NAMES, ENQUIRY_KINDS, ENQUIRY_STATUS_NAMES, ENQUIRY_STATUSES } from '#domain/enquiry/enquiry.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { Route } from './+types/enquiries';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database } = context.get(requestContext);
  const search = readEnquirySearch(new URL(request.url).searchParams);
  return loadPage(context, 'the enquiries could not be listed', { search, list: null }, async () => {
    const { enquiries, total } = await listEnquiries(database, consultant, search);
    const last = countPages(total);
    if (search.page > last) throw redirect(href('/admin/enquiries') + writeSearch({ ...search, page: last }));
    const shown = enquiries.map(({ createdAt, ...each }) => ({ ...each, sent: formatDateAndTime(createdAt) }));
    return { search, list: { enquiries: shown, total } };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/enquiries'), matches);

const KINDS = ENQUIRY_KINDS.map((value) => ({ value, label: ENQUIRY_KIND_NAMES[value] }));
const STATUSES = ENQUIRY_STATUSES.map((value) => ({ value, label: ENQUIRY_STATUS_NAMES[value] }));

export default function Enquiries({ loaderData: { search, list } }: Route.ComponentProps) {
  const isNarrowed = search.search || search.status || search.kind;
  return (
    <>
      <FilterForm label="Enquiries" action={href('/admin/enquiries')} values={search}>
        <FilterText name="search" label="Name, email, company or role" value={search.search} />
        <FilterChoice name="kind" label="Kind" value={search.kind} all="All kinds" choices={KINDS} />
        <FilterChoice name="status" label="Status" value={search.status} all="All statuses" choices={STATUSES} />
      </FilterForm>
      <ListResults
        total={list?.total ?? null}
        nouns={['enquiry', 'enquiries']}
        loading="Loading enquiries..."
        failed="The enquiries could not be loaded."
        empty={isNarrowed ? 'No enquiries match these filters.' : 'No enquiries yet.'}
        page={search.page}
        makeHref={(page) => href('/admin/enquiries') + writeSearch({ ...search, page })}
      >
        <EnquiryTable enquiries={list?.enquiries ?? []} />
      </ListResults>
    </>
  );
}
