/** What browsers say the content security policy stopped. */
import { href, redirect } from 'react-router';
import { requireAdmin } from '#app/features/core/accounts/gates.server.ts';
import { CspReportTable } from '#app/features/core/desk/components/csp-report-table.tsx';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { countPages, ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { listCspReports } from '#app/features/core/desk/queries/csp-reports.server.ts';
import { readPage } from '#app/features/core/desk/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { loadPage } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { writeSearch } from '#app/web/search-parameters.ts';
import { formatDateAndTime, formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/csp-reports';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await requireAdmin({ request, context });
  const { database } = context.get(requestContext);
  const { page } = readPage(new URL(request.url).searchParams);
  return loadPage(context, 'the csp reports could not be listed', { page, list: null }, async () => {
    const { reports, total } = await listCspReports(database, admin, page);
    const last = countPages(total);
    if (page > last) throw redirect(href('/admin/csp-reports') + writeSearch({ page: last }));
    const shown = reports.map(({ day, lastAt, ...report }) => ({
      ...report,
      day: formatShortDate(new Date(`${day}T12:00:00Z`)),
      last: formatDateAndTime(lastAt),
    }));
    return { page, list: { reports: shown, total } };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/csp-reports'), matches);

export default function CspReports({ loaderData: { page, list } }: Route.ComponentProps) {
  return (
    <>
      <p className="measure text-ink-soft">
        One row a day for each kind, kept for 90 days. Extensions of people's browsers cause most of them.
      </p>
      <ListResults
        total={list?.total ?? null}
        nouns={['kind of report', 'kinds of report']}
        loading="Loading reports..."
        failed="The reports could not be loaded."
        empty="Nothing was reported."
        page={page}
        makeHref={(wanted) => href('/admin/csp-reports') + writeSearch({ page: wanted })}
      >
        <CspReportTable reports={list?.reports ?? []} />
      </ListResults>
    </>
  );
}
