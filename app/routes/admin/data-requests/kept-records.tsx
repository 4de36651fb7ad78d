/**
 * Records that the law requires the agency to keep about people with deleted accounts, and until when (Conduct Regulations 2003, reg. 29).
 */
import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { KEPT_RECORDS } from '#app/features/core/desk/components/kept-record-list.tsx';
import { listKeptRecords } from '#app/features/core/desk/queries/data-requests.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { Route } from './+types/kept-records';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'the kept records could not be listed',
  list: KEPT_RECORDS,
  gate: requireAdmin,
  find: async ({ services: { database }, proof: admin, search }) => {
    const { rows, total } = await listKeptRecords(database, admin, search);
    const shownRows = rows.map(({ receivedAt, lastActionAt, keepUntil, ...record }) => ({
      ...record,
      received: formatLongDate(receivedAt),
      lastAction: formatLongDate(lastActionAt),
      keptUntil: formatLongDate(keepUntil),
    }));
    return { rows: shownRows, total };
  },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/kept-records'), matches);

export default function KeptRecords({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="measure mb-6 text-ink-soft">
        Records of people whose accounts are deleted, if we acted for them in the year before (Conduct of Employment
        Agencies and Employment Businesses Regulations 2003, regulation 29). We keep them only to show that we followed
        the rules. Each record is deleted automatically on its date.
      </p>
      <ListPage list={KEPT_RECORDS} shown={loaderData} />
    </>
  );
}
