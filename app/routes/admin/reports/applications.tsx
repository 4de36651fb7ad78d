/** The applications behind one figure of the reports. */
import { data, redirect } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { countPages, ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { ReportedApplicationTable } from '#app/features/hirers/reports/components/rows-tables.tsx';
import { listReportedApplications } from '#app/features/hirers/reports/queries/rows.server.ts';
import { readRowsSearch, rowsHref } from '#app/features/hirers/reports/schema.ts';
import { describeRows, nameRows } from '#app/features/hirers/reports/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { loadPage, TRY_LATER } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { periodOf } from '#domain/report/report.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/applications';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, now } = context.get(requestContext);
  const search = readRowsSearch(new URL(request.url).searchParams);
  const { from, to } = periodOf(search, londonDay(now));
  const about = describeRows(search, { from, to });
  return loadPage(
    context,
    'the applications behind a figure could not be listed',
    { search, about, list: null },
    async () => {
      const list = await listReportedApplications(database, consultant, { ...search, from, to });
      if (list === 'busy') return data({ search, about, list: null }, TRY_LATER);
      if (list.rows.length === 0 && search.page > 1) throw redirect(rowsHref(search, { ...search, page: 1 }));
      const applications = list.rows.map(({ sentAt, ...row }) => ({ ...row, sent: formatShortDate(sentAt) }));
      return { search, about, list: { applications, total: list.total } };
    },
  );
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/reports/applications'), matches);

export default function ReportedApplications({ loaderData: { search, about, list } }: Route.ComponentProps) {
  const title = nameRows(search);
  return (
    <>
      <PageHead trail={trailOf('/admin', '/admin/reports')} title={title} />
      <p className="measure text-ink-soft">{about}</p>
      <ListResults
        total={list?.total ?? null}
        nouns={['application', 'applications']}
        loading="Loading applications..."
        failed="The applications could not be loaded."
        empty="No applications are behind this figure."
        page={Math.min(search.page, countPages(list?.total ?? 0))}
        makeHref={(page) => rowsHref(search, { ...search, page })}
      >
        <ReportedApplicationTable
          caption={title}
          until={search.until ?? 'reply'}
          applications={list?.applications ?? []}
        />
      </ListResults>
    </>
  );
}
