/** What visitors agreed to, one receipt for each choice; nothing in it says who they were. */
import { href, redirect } from 'react-router';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { ConsentReceiptTable, ConsentShare } from '#app/features/core/desk/components/consent-receipt-table.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { FilterForm, FilterText } from '#app/features/core/desk/components/list/filter-form.tsx';
import { countPages, ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { listReceipts } from '#app/features/core/desk/queries/consent-receipts.server.ts';
import { MOST_EVENTS, readPage } from '#app/features/core/desk/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readText, writeSearch } from '#app/web/search-parameters.ts';
import { formatDateAndTime, formatShortDate } from '#domain/time/dates.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Route } from './+types/consent-receipts';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database } = context.get(requestContext);
  const asked = new URL(request.url).searchParams;
  const number = readText(asked, 'receipt').trim().toLowerCase();
  const search = { receipt: number, page: readPage(asked).page };
  // No receipt has a number that is not a UUID.
  if (number && !isUuid(number)) return { search, list: { receipts: [], total: 0, share: null } };
  return loadPage(context, 'the consent receipts could not be listed', { search, list: null }, async () => {
    const { receipts, total, share } = await listReceipts(database, admin, search);
    const last = countPages(Math.min(total, MOST_EVENTS));
    if (search.page > last) throw redirect(href('/admin/consent-receipts') + writeSearch({ ...search, page: last }));
    const shown = receipts.map(({ givenAt, policy, ...receipt }) => ({
      ...receipt,
      at: formatDateAndTime(givenAt),
      policy: formatShortDate(new Date(`${policy}T12:00:00Z`)),
    }));
    return { search, list: { receipts: shown, total, share } };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/consent-receipts'), matches);

export default function ConsentReceipts({ loaderData: { search, list } }: Route.ComponentProps) {
  return (
    <>
      <p className="measure text-ink-soft">
        One for each choice in the cookie banner or under Cookie settings, kept for two years. Who made it is not known
        here: people find the number of theirs under Cookie settings.
      </p>
      <div className="mt-6">
        <FilterForm label="Consent receipts" action={href('/admin/consent-receipts')} values={search}>
          <FilterText name="receipt" label="Number of a receipt" value={search.receipt} />
        </FilterForm>
      </div>
      {list?.share && <ConsentShare share={list.share} />}
      <ListResults
        total={list?.total ?? null}
        countedUpTo={MOST_EVENTS}
        nouns={['receipt', 'receipts']}
        loading="Loading receipts..."
        failed="The receipts could not be loaded."
        empty={search.receipt ? 'There is no receipt of this number.' : 'No receipts yet.'}
        page={search.page}
        makeHref={(page) => href('/admin/consent-receipts') + writeSearch({ ...search, page })}
      >
        <ConsentReceiptTable receipts={list?.receipts ?? []} />
      </ListResults>
    </>
  );
}
