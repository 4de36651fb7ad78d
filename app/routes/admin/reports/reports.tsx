import { data, useLocation, useNavigation } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { deskMeta } from '#app/features/core/desk/components/frame/sections.ts';
import { ReportFilters } from '#app/features/hirers/reports/components/report-filters.tsx';
import { ReportSkeleton, ReportView } from '#app/features/hirers/reports/components/report-view.tsx';
import { loadReport } from '#app/features/hirers/reports/queries/overview.server.ts';
import { readReportSearch } from '#app/features/hirers/reports/schema.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { loadPage, TRY_LATER } from '#app/web/page/load-page.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { periodOf } from '#domain/report/report.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/reports';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const services = context.get(requestContext);
  const search = readReportSearch(new URL(request.url).searchParams);
  const { problem, ...period } = periodOf(search, londonDay(services.now));
  return loadPage(context, 'the reports could not be loaded', { search, period, problem, report: null }, async () => {
    const report = await loadReport(services, consultant, search, period);
    return data({ search, period, problem, report }, report === 'busy' ? TRY_LATER : {});
  });
}

export const meta: Route.MetaFunction = ({ matches }) => deskMeta(unlistedText('/admin/reports'), matches);

export default function Reports({ loaderData: { search, period, problem, report } }: Route.ComponentProps) {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isLoading = state === 'loading' && location.pathname === pathname;
  const colleagues = report === null || report === 'busy' ? [] : report.colleagues;
  return (
    <>
      <ReportFilters search={search} colleagues={colleagues} problem={problem} />
      {isLoading ? <ReportSkeleton /> : <ReportView search={search} period={period} report={report} />}
    </>
  );
}
