import type { ReactNode } from 'react';
import { href, useLocation, useNavigation } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { DataList } from '#app/ui/content/data-list.tsx';
import { DayBars } from '#app/ui/content/day-bars.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { LoadingRegion, Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { formatNumber } from '#domain/pay/money.ts';
import type { MeasurementFigures } from '../schema.ts';
import { Depth } from './measurement-depth.tsx';
import { MeasurementRange } from './measurement-range.tsx';
import { type MeasurementSearch, writeMeasurementSearch } from './measurement-search.ts';
import { Forms, JobFunnel, TopPages, Visits } from './measurement-use.tsx';
import { Vitals } from './measurement-vitals.tsx';

const SERIES = [
  { key: 'visits', name: 'First page of a visit', fill: 'fill-brand', swatch: 'bg-brand' },
  { key: 'further', name: 'Further pages', fill: 'fill-control', swatch: 'bg-control' },
] as const;

type MeasurementViewProps = { search: MeasurementSearch; figures: MeasurementFigures | null };

export function MeasurementView({ search, figures }: MeasurementViewProps) {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isLoading = state === 'loading' && location.pathname === pathname;
  return (
    <>
      <p className="measure text-ink-soft">
        We only count people who agreed to analytics cookies, without identifying them, and never administrators. Actual
        numbers are higher.
      </p>
      <MeasurementRange search={search} />
      {isLoading ? <FiguresSkeleton /> : <Figures search={search} figures={figures} />}
    </>
  );
}

function Figures({ search, figures }: MeasurementViewProps) {
  if (!figures) {
    return (
      <Spaced>
        <LoadFailure
          title="Failed to load the figures"
          retryHref={href('/admin/measurement') + writeMeasurementSearch(search)}
        >
          {LOGGED_FAILURE}
        </LoadFailure>
      </Spaced>
    );
  }
  if (figures.views === 0 && figures.visits === 0) {
    return (
      <Spaced>
        <EmptyState title={`No visits counted in the last ${search.days} days.`}>
          Figures come from visitors who agree to analytics cookies. To see some, open this site in a private window
          without signing in, choose ‘Accept all’ and read a few pages. They’ll show here within half a minute, or when
          you close the window.
        </EmptyState>
      </Spaced>
    );
  }
  const { days, visits, newVisitors, views } = figures;
  return (
    <>
      <DataList
        layout="columns"
        className="mt-8 max-w-2xl text-lg"
        items={[
          { label: 'Visits', value: formatNumber(visits) },
          { label: 'First-time visitors', value: formatNumber(newVisitors) },
          { label: 'Page views', value: formatNumber(views) },
        ]}
      />
      <DayBars
        title="Page views by day"
        fullTitle="Page views by day"
        empty="No page views on any of these days."
        series={SERIES}
        days={days}
      />
      <div className="mt-12 grid gap-x-12 gap-y-12 lg:grid-cols-2">
        <TopPages figures={figures} search={search} />
        <Visits figures={figures} />
        <JobFunnel figures={figures} />
        <Forms figures={figures} />
      </div>
      <div className="mt-12 space-y-12">
        <Depth depth={figures.depth} />
        <Vitals vitals={figures.vitals} />
      </div>
    </>
  );
}

const Spaced = ({ children }: { children: ReactNode }) => <div className="mt-8">{children}</div>;

function FiguresSkeleton() {
  return (
    <LoadingRegion label="Loading figures...">
      <div className="mt-8 min-h-[60rem] space-y-8">
        <Skeleton className="h-14 w-full max-w-2xl" />
        <Skeleton className="h-48 w-full" />
        <Skeleton className="h-80 w-full" />
      </div>
    </LoadingRegion>
  );
}
