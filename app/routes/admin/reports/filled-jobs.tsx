/** The jobs behind the time to fill. */
import { data, redirect } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta, trailOf } from '#app/features/core/desk/components/frame/sections.ts';
import { countPages, ListResults } from '#app/features/core/desk/components/list/list-results.tsx';
import { FilledJobTable } from '#app/features/hirers/reports/components/rows-tables.tsx';
import { listFilledJobs } from '#app/features/hirers/reports/queries/rows.server.ts';
import { fillsHref, readFillsSearch } from '#app/features/hirers/reports/schema.ts';
import { describeFills } from '#app/features/hirers/reports/texts.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { loadPage, TRY_LATER } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { periodOf } from '#domain/report/report.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import type { Route } from './+types/filled-jobs';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const { database, now } = context.get(requestContext);
  const search = readFillsSearch(new URL(request.url).searchParams);
  const { from, to } = periodOf(search, londonDay(now));
  const about = describeFills(search, { from, to });
  return loadPage(context, 'the filled jobs could not be listed', { search, about, list: null }, async () => {
    const list = await listFilledJobs(database, consultant, { ...search, from, to });
    if (list === 'busy') return data({ search, about, list: null }, TRY_LATER);
    if (list.rows.length === 0 && search.page > 1) throw redirect(fillsHref(search, { step: search.step }));
    const jobs = list.rows.map(({ postedAt, filledAt, ...job }) => ({
      ...job,
      posted: formatShortDate(postedAt),
      filled: formatShortDate(filledAt),
    }));
    return { search, about, list: { jobs, total: list.total } };
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/reports/filled-jobs'), matches);

export default function FilledJobs({ loaderData: { search, about, list } }: Route.ComponentProps) {
  return (
    <>
      <PageHead trail={trailOf('/admin', '/admin/reports')} title="Jobs filled" />
      <p className="measure text-ink-soft">{about}</p>
      <ListResults
        total={list?.total ?? null}
        nouns={['job', 'jobs']}
        loading="Loading jobs..."
        failed="The jobs could not be loaded."
        empty="No job was filled in this time."
        page={Math.min(search.page, countPages(list?.total ?? 0))}
        makeHref={(page) => fillsHref(search, { step: search.step, page })}
      >
        <FilledJobTable jobs={list?.jobs ?? []} />
      </ListResults>
    </>
  );
}
