import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { CSP_REPORTS } from '#app/features/core/desk/components/csp-report-list.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { listCspReports } from '#app/features/core/desk/queries/csp-reports.server.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { formatDateAndTime, formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/csp-reports';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'the csp reports could not be listed',
  list: CSP_REPORTS,
  gate: requireAdmin,
  find: async ({ services: { database }, proof: admin, search }) => {
    const { rows, total } = await listCspReports(database, admin, search.page);
    const shownRows = rows.map(({ day, lastAt, ...report }) => ({
      ...report,
      day: formatShortDate(new Date(`${day}T12:00:00Z`)),
      last: formatDateAndTime(lastAt),
    }));
    return { rows: shownRows, total };
  },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/csp-reports'), matches);

export default function CspReports({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="measure text-ink-soft">
        One row a day for each type, kept for 90 days. Browser extensions cause most of them.
      </p>
      <ListPage list={CSP_REPORTS} shown={loaderData} />
    </>
  );
}
