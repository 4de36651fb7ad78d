import { data, redirect } from 'react-router';
import { requireConsultant } from '#app/features/core/accounts/gates.server.ts';
import { writeFigureFile } from '#app/features/hirers/reports/queries/figure-files.server.ts';
import { readFigure, readReportSearch, reportHref } from '#app/features/hirers/reports/schema.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { periodOf } from '#domain/report/report.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import type { Route } from './+types/figure-file';

export async function loader({ request, context, params: { file } }: Route.LoaderArgs) {
  const consultant = await requireConsultant({ request, context });
  const services = context.get(requestContext);
  const figure = readFigure(file);
  if (!figure) throw data('figure_not_found', { status: 404 });
  const search = readReportSearch(new URL(request.url).searchParams);
  const { from, to } = periodOf(search, londonDay(services.now));
  try {
    const text = await writeFigureFile(services, consultant, figure, { ...search, from, to });
    if (text === 'busy') return redirect(withPageNotice(reportHref(search), 'figure-not-written'), 303);
    return new Response(text, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${figure}-${from}-${to}.csv"`,
      },
    });
  } catch (error) {
    services.log.error({ err: error, errorId: services.requestId }, 'a figure could not be written to a file');
    return redirect(withPageNotice(reportHref(search), 'figure-not-written'), 303);
  }
}
