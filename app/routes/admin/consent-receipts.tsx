import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListFilters, ListPage } from '#app/desk/list/list-page.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { ConsentShare, RECEIPTS } from '#app/features/core/desk/components/receipt-list.tsx';
import { listReceipts } from '#app/features/core/desk/queries/consent-receipts.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formatDateAndTime, formatShortDate } from '#domain/time/dates.ts';
import { isUuid } from '#domain/uuid.ts';
import type { Route } from './+types/consent-receipts';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'the consent receipts could not be listed',
  list: RECEIPTS,
  gate: requireAdmin,
  find: async ({ services: { database }, proof: admin, search }) => {
    // Receipt ids are UUIDs, so other text finds nothing.
    if (search.receipt && !isUuid(search.receipt)) return { rows: [], total: 0, share: null };
    const { receipts, total, share } = await listReceipts(database, admin, search);
    const rows = receipts.map(({ givenAt, policy, ...receipt }) => ({
      ...receipt,
      at: formatDateAndTime(givenAt),
      policy: formatShortDate(new Date(`${policy}T12:00:00Z`)),
    }));
    return { rows, total, share };
  },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/consent-receipts'), matches);

export default function ConsentReceipts({ loaderData }: Route.ComponentProps) {
  const { search, list } = loaderData;
  return (
    <>
      <p className="measure text-ink-soft">
        A receipt for each choice in the cookie banner or under Cookie settings, kept for two years. Receipts don’t
        identify people, who can find their receipt number under Cookie settings.
      </p>
      <ListPage
        list={RECEIPTS}
        shown={loaderData}
        filters={
          <div className="mt-6">
            <ListFilters list={RECEIPTS} search={search} />
          </div>
        }
        above={list?.share && <ConsentShare share={list.share} />}
      />
    </>
  );
}
