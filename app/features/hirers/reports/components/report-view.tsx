import { href, Link } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { DayBars } from '#app/ui/content/day-bars.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#app/ui/feedback/skeleton.tsx';
import type { Period } from '#domain/report/report.ts';
import { addDays } from '#domain/time/calendar-day.ts';
import { formatCalendarDay } from '#domain/time/dates.ts';
import { type Report, type ReportSearch, reportHref, rowsHref } from '../schema.ts';
import { BUSY, FIGURE_TEXTS, SAMPLE_NOTE } from '../texts.ts';
import { Figure } from './figure.tsx';
import { GroupFigureView } from './group-figure.tsx';
import { QuietFigureView } from './quiet-jobs.tsx';
import { SourceFigureView, StageFigureView } from './stage-figure.tsx';
import { FillFigureView, WaitFigureView } from './wait-figure.tsx';

const SERIES = [
  { key: 'replied', name: 'With a reply', fill: 'fill-brand', swatch: 'bg-brand' },
  { key: 'waiting', name: 'No reply yet', fill: 'fill-blue-collar', swatch: 'bg-blue-collar' },
  { key: 'withdrawn', name: 'Withdrawn first a reply', fill: 'fill-control', swatch: 'bg-control' },
] as const;

type ReportViewProps = { search: ReportSearch; period: Period; report: Report | 'busy' | null };

export function ReportView({ search, period, report }: ReportViewProps) {
  if (report === null || report === 'busy') {
    return (
      <div className="mt-8">
        <LoadFailure title="Failed to load reports" retryHref={reportHref(search)}>
          {report === 'busy' ? BUSY : LOGGED_FAILURE}
        </LoadFailure>
      </div>
    );
  }
  const { stages, course, unit, replies, shortlists, fills, sources, consultants, clients, jobs, quiet } = report;
  return (
    <>
      <p className="figures mt-6 font-semibold">
        {formatCalendarDay(period.from)} to {formatCalendarDay(period.to)}
      </p>
      <p className="measure mt-1 text-ink-soft text-sm">{SAMPLE_NOTE}</p>
      {stages.sent === 0 ? (
        <div className="mt-8">
          <EmptyState title="No applications in this period.">
            Choose a longer period, or show all consultants, clients and jobs.
          </EmptyState>
        </div>
      ) : (
        <Figure name="course" search={search} className="mt-8">
          <DayBars
            title={COURSE_TITLES[unit]}
            fullTitle={COURSE_TITLES[unit]}
            step={unit}
            empty="No applications."
            series={SERIES}
            days={course}
            makeHref={({ day }) => rowsHref({ ...search, days: null, ...spanOf(day, unit, period) }, { part: 'sent' })}
          />
        </Figure>
      )}
      <div className="mt-12 grid gap-x-12 gap-y-12 xl:grid-cols-2 print:grid-cols-1">
        {stages.sent > 0 && (
          <>
            <WaitFigureView until="reply" wait={replies} search={search} />
            <WaitFigureView until="shortlist" wait={shortlists} search={search} />
            <StageFigureView stages={stages} search={search} />
          </>
        )}
        <FillFigureView fills={fills} search={search} />
        {stages.sent > 0 && (
          <>
            <SourceFigureView sources={sources} sent={stages.sent} search={search} />
            <GroupFigureView by="consultant" groups={consultants} search={search} />
            <GroupFigureView by="client" groups={clients} search={search} />
            <GroupFigureView by="job" groups={jobs} search={search} />
          </>
        )}
      </div>
      <div className="mt-12 space-y-12">
        <QuietFigureView jobs={quiet} search={search} />
        <Figure name="overrides" search={search}>
          <Link to={href('/admin/reports/overrides')} className="link touch-target">
            {FIGURE_TEXTS.overrides.title}
          </Link>
        </Figure>
      </div>
    </>
  );
}

const COURSE_TITLES = {
  day: 'Applications sent, by day',
  week: 'Applications sent, by week',
  month: 'Applications sent, by month',
} as const;

/** The days of one bar that are in the period. */
function spanOf(day: string, unit: Report['unit'], { from, to }: Period): Period {
  const begin = day < from ? from : day;
  const end = unit === 'day' ? day : addDays(nextOf(day, unit), -1);
  return { from: begin, to: end > to ? to : end };
}

const nextOf = (day: string, unit: 'week' | 'month'): string =>
  unit === 'week' ? addDays(day, 7) : `${addDays(`${day.slice(0, 8)}28`, 7).slice(0, 8)}01`;

export function ReportSkeleton() {
  return (
    <LoadingRegion label="Loading reports...">
      <div className="mt-8 min-h-[60rem] space-y-8">
        <Skeleton className="h-48 w-full" />
        <Skeleton className="h-80 w-full" />
      </div>
    </LoadingRegion>
  );
}
