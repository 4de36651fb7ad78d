import { Download } from 'lucide-react';
import { useLocation, useNavigation } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { buttonClass } from '#app/ui/button.tsx';
import { Pagination } from '#app/ui/content/pagination.tsx';
import { TabLinks } from '#app/ui/content/tabs.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import {
  APPLICATION_STATUS_NAMES,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '#domain/application/application.ts';
import { countOf } from '#domain/text/counts.ts';
import type { ReceivedSearch } from '../../schema.ts';
import { ReceivedRow, type ShownReceived } from './received-row.tsx';
import { exportHref, receivedHref } from './received-search.ts';

type ReceivedListProps = {
  jobId: string;
  search: ReceivedSearch;
  /** Null if they could not be loaded. */
  list: {
    applications: ShownReceived[];
    counts: Record<ApplicationStatus | 'all', number>;
    pageCount: number;
  } | null;
};

export function ReceivedList({ jobId, search, list }: ReceivedListProps) {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isLoading = state === 'loading' && location.pathname === pathname;
  if (!list) {
    return (
      <LoadFailure title="Failed to load applications" retryHref={receivedHref(jobId, search)}>
        {LOGGED_FAILURE}
      </LoadFailure>
    );
  }
  const { applications, counts, pageCount } = list;
  const total = counts[search.status ?? 'all'];
  const tabs = [null, ...APPLICATION_STATUSES].map((status) => ({
    label: status ? APPLICATION_STATUS_NAMES[status] : 'All',
    to: receivedHref(jobId, { status }),
    isCurrent: status === search.status,
    count: counts[status ?? 'all'],
  }));
  return (
    <>
      <TabLinks label="Applications by status" tabs={tabs} />
      <div className="mt-5 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="figures min-h-6 font-semibold">
          {isLoading ? 'Loading applications...' : describeCount(total)}
        </p>
        {total > 0 && (
          <a href={exportHref(jobId, search)} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            <Download aria-hidden="true" />
            Export as CSV
          </a>
        )}
      </div>
      {isLoading ? (
        <RowsSkeleton />
      ) : total === 0 ? (
        <NoApplications isFiltered={search.status !== null} />
      ) : (
        <>
          <ul className="border-line border-t">
            {applications.map((application) => (
              <ReceivedRow key={application.id} application={application} />
            ))}
          </ul>
          <div className="mt-6">
            <Pagination
              page={search.page}
              pageCount={pageCount}
              makeHref={(page) => receivedHref(jobId, { ...search, page })}
            />
          </div>
        </>
      )}
    </>
  );
}

const describeCount = (total: number) => countOf(total, 'application');

function NoApplications({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="No applications here yet" />
  ) : (
    <EmptyState title="No applications yet">We email you each application. You can also see it here.</EmptyState>
  );
}

const ROWS = Array.from({ length: 6 }, (_, row) => `row-${row + 1}`);

function RowsSkeleton() {
  return (
    <div aria-hidden="true" className="border-line border-t">
      {ROWS.map((row) => (
        <div key={row} className="space-y-3 border-line border-b py-4">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  );
}
