/** What a search found: its count, what narrows it down, the jobs, the pages; and the same while it is loading. */
import { X } from 'lucide-react';
import { href, Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { LoadingRegion, Skeleton, SkeletonText } from '#app/ui/skeleton.tsx';
import { CATEGORY_NAMES } from '#domain/job.ts';
import type { JobCard as JobCardData } from '#domain/job-card.ts';
import {
  type BoardSearch,
  describeCount,
  EMPTY_SEARCH,
  JOBS_PER_PAGE,
  type JobCount,
  writeBoardSearch,
} from '../schema.ts';
import { JobList } from './job-list.tsx';

type BoardResultsProps = { jobs: JobCardData[]; found: JobCount; pageCount: number; search: BoardSearch };

const number = new Intl.NumberFormat('en-GB');

export function BoardResults({ jobs, found, pageCount, search }: BoardResultsProps) {
  return (
    <>
      <div className="mt-6 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" id="board-count" className="figures font-semibold">
          {describeCount(found)}
        </p>
        <ActiveFilters search={search} />
      </div>
      {jobs.length === 0 ? (
        <EmptyState
          title="No jobs found matching your criteria."
          action={<ButtonLink to={href('/jobs')}>Show all jobs</ButtonLink>}
        >
          Try a broader word, another place or fewer filters. New jobs are added every working day.
        </EmptyState>
      ) : (
        <JobList jobs={jobs} labelledBy="board-count" />
      )}
      {found.isMore && (
        <p className="measure mt-6 text-ink-soft">
          The first {number.format(found.count)} jobs can be paged through. Narrow your search to see the others.
        </p>
      )}
      <div className="mt-8">
        <Pagination
          page={search.page}
          pageCount={pageCount}
          makeHref={(page) => href('/jobs') + writeBoardSearch({ ...search, page })}
        />
      </div>
    </>
  );
}

/** Each as a link that takes it away again; works without a script. */
function ActiveFilters({ search }: { search: BoardSearch }) {
  const labels = {
    search: search.search && `“${search.search}”`,
    category: search.category && CATEGORY_NAMES[search.category],
    type: search.type,
    location: search.location,
    salary: search.salary && `£${number.format(search.salary)} or more`,
  };
  const active = Object.entries(labels).filter(([, label]) => label);
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filters in use" className="flex flex-wrap gap-2">
      {active.map(([name, label]) => (
        <li key={name} className="max-w-full">
          <Link
            to={
              href('/jobs') + writeBoardSearch({ ...search, [name]: EMPTY_SEARCH[name as keyof BoardSearch], page: 1 })
            }
            preventScrollReset
            className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-md border border-control px-2.5 text-sm touch-target hover:border-ink"
          >
            <span className="sr-only">Remove filter </span>
            <span className="truncate">{label}</span>
            <X aria-hidden="true" className="size-3.5 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const PLACES = Array.from({ length: 6 }, (_, place) => `place-${place + 1}`);

/** As tall as a page of results begins, so that nothing jumps when they arrive. */
export function BoardSkeleton() {
  return (
    <LoadingRegion label="Loading job postings...">
      <p aria-hidden="true" className="mt-6 mb-4 font-semibold text-ink-soft">
        Loading job postings...
      </p>
      <div className="border-line border-t" style={{ minHeight: `${JOBS_PER_PAGE / 2}rem` }}>
        {PLACES.map((place) => (
          <div key={place} className="space-y-4 border-line border-b py-6">
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="h-4 w-1/4" />
            <SkeletonText lines={2} className="max-w-2xl" />
          </div>
        ))}
      </div>
    </LoadingRegion>
  );
}
