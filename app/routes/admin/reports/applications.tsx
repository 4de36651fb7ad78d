import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { applicationsOf, REPORTED_APPLICATIONS } from '#app/features/hirers/reports/components/row-lists.tsx';
import { listReportedApplications } from '#app/features/hirers/reports/queries/rows.server.ts';
import { describeRows, nameRows } from '#app/features/hirers/reports/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { periodOf } from '#domain/report/report.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/applications';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'the applications behind a figure could not be listed',
  list: REPORTED_APPLICATIONS,
  gate: requireConsultant,
  common: ({ services: { now }, search }) => ({ about: describeRows(search, periodOf(search, londonDay(now))) }),
  find: async ({ services: { database, now }, proof: consultant, search }) => {
    const { from, to } = periodOf(search, londonDay(now));
    const list = await listReportedApplications(database, consultant, { ...search, from, to });
    if (list === 'busy') return list;
    return {
      total: list.total,
      rows: list.rows.map(({ sentAt, ...row }) => ({ ...row, sent: formatShortDate(sentAt) })),
    };
  },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/reports/applications'), matches);

export default function ReportedApplications({ loaderData }: Route.ComponentProps) {
  const { search, about } = loaderData;
  return (
    <>
      <PageHead trail={trailOf('/admin', '/admin/reports')} title={nameRows(search)} />
      <p className="measure text-ink-soft">{about}</p>
      <ListPage list={applicationsOf(search)} shown={loaderData} />
    </>
  );
}
