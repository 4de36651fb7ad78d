import { listLoader } from '#app/desk/list/list-loader.server.ts';
import { ListPage } from '#app/desk/list/list-page.tsx';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { FILLED_JOBS } from '#app/features/hirers/reports/components/row-lists.tsx';
import { listFilledJobs } from '#app/features/hirers/reports/queries/rows.server.ts';
import { describeFills } from '#app/features/hirers/reports/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { periodOf } from '#domain/report/report.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/filled-jobs';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export const loader = listLoader({
  message: 'the filled jobs could not be listed',
  list: FILLED_JOBS,
  gate: requireConsultant,
  common: ({ services: { now }, search }) => ({ about: describeFills(search, periodOf(search, londonDay(now))) }),
  find: async ({ services: { database, now }, proof: consultant, search }) => {
    const { from, to } = periodOf(search, londonDay(now));
    const list = await listFilledJobs(database, consultant, { ...search, from, to });
    if (list === 'busy') return list;
    const rows = list.rows.map(({ postedAt, filledAt, ...job }) => ({
      ...job,
      posted: formatShortDate(postedAt),
      filled: formatShortDate(filledAt),
    }));
    return { rows, total: list.total };
  },
});

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/reports/filled-jobs'), matches);

export default function FilledJobs({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead trail={trailOf('/admin', '/admin/reports')} title="Jobs filled" />
      <p className="measure text-ink-soft">{loaderData.about}</p>
      <ListPage list={FILLED_JOBS} shown={loaderData} />
    </>
  );
}
