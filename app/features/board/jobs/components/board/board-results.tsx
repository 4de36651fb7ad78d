import { lazy, type MouseEvent, type ReactNode, Suspense } from 'react';
import { href } from 'react-router';
import { SkipLink } from '#app/chrome/skip-link.tsx';
import { Pagination } from '#app/ui/content/pagination.tsx';
import { Skeleton, SkeletonText } from '#app/ui/feedback/skeleton.tsx';
import type { PlaceOnMap } from '#app/ui/pictures/shapes/map-shape.ts';
import type { JobCard as JobCardData } from '#domain/job/job-card.ts';
import { DEEPEST_PAGE, type JobQuestion, writeJobQuestion } from '#domain/job/search/job-question.ts';
import { formatNumber } from '#domain/pay/money.ts';
import {
  describeCount,
  describeSearch,
  JOBS_PER_PAGE,
  type JobCount,
  listFilters,
  type SearchNote,
} from '../../schema.ts';
import { AlertLink } from '../alert-link.tsx';
import { JobList } from '../card/job-list.tsx';
import { ActiveFilters, focusBoardCount } from './active-filters.tsx';
import { BOARD_COUNT_ID } from './list-count.ts';
import { MapLink } from './map-link.tsx';
import { NoJobsFound } from './no-jobs-found.tsx';
import { SearchNotes } from './search-notes.tsx';
import { SuggestedFilters } from './suggested-filters.tsx';

/** Loaded on demand in browsers; the server renders it at once. */
const BoardMap = import.meta.env.SSR
  ? (await import('./board-map.tsx')).default
  : lazy(() => import('./board-map.tsx'));

type Board = {
  jobs: JobCardData[];
  totalCount: JobCount;
  pageCount: number;
  notes: SearchNote[];
  /** The search with misspelt words corrected. */
  meant: string | null;
  places: PlaceOnMap[] | null;
};

type BoardResultsProps = {
  board: Board | null;
  search: JobQuestion;
  isLoading: boolean;
  heartFor?: (job: JobCardData) => ReactNode;
  actionsFor?: (job: JobCardData) => ReactNode;
  onChoose: (id: string, event: MouseEvent) => boolean;
  chosenId: string | null;
  children: ReactNode;
};

/** The line with the count always stays mounted, so that screen readers announce only its changes. */
export function BoardResults({ board, search, isLoading, children, ...list }: BoardResultsProps) {
  const corrected = { ...search, search: board?.meant ?? search.search };
  const isNarrowed = board && (search.page > 1 || listFilters(search).length > 0);
  return (
    <div className="board-results">
      <div className="mt-4 mb-2 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" id={BOARD_COUNT_ID} tabIndex={-1} className="figures rounded-sm font-semibold">
          {isLoading ? 'Loading job postings...' : board && describeCount(board.totalCount)}
          {!isLoading && isNarrowed && <span className="sr-only">: {describeSearch(search)}</span>}
        </p>
        <ActiveFilters search={search} />
        {board?.jobs.length !== 0 && <AlertLink search={corrected} />}
        <MapLink search={search} />
      </div>
      <Suspense>{board?.places && <BoardMap places={board.places} search={search} />}</Suspense>
      {!isLoading && board && <SearchNotes notes={board.notes} />}
      <SuggestedFilters search={search} />
      {isLoading ? <BoardSkeleton /> : board ? <FoundList {...board} search={search} {...list} /> : children}
    </div>
  );
}

const AFTER_RESULTS_ID = 'after-results';

type FoundListProps = Board & Omit<BoardResultsProps, 'board' | 'isLoading' | 'children'>;

function FoundList({ jobs, totalCount, pageCount, search, meant, ...list }: FoundListProps) {
  if (jobs.length === 0) {
    return <NoJobsFound search={{ ...search, search: meant ?? search.search }} onShowOthers={focusBoardCount} />;
  }
  return (
    <>
      <SkipLink to={AFTER_RESULTS_ID}>Skip past results</SkipLink>
      <JobList jobs={jobs} labelledBy={BOARD_COUNT_ID} {...list} />
      {totalCount.isMore && totalCount.count >= JOBS_PER_PAGE * DEEPEST_PAGE && (
        <p className="measure mt-6 text-ink-soft">
          Showing the first {formatNumber(totalCount.count)} jobs. Add a filter or more words to see the rest.
        </p>
      )}
      <div id={AFTER_RESULTS_ID} tabIndex={-1} className="mt-8">
        <Pagination
          page={search.page}
          pageCount={pageCount}
          isMore={totalCount.isMore && pageCount < DEEPEST_PAGE}
          makeHref={(page) => href('/jobs') + writeJobQuestion({ ...search, page })}
        />
      </div>
    </>
  );
}

const ROWS = Array.from({ length: 8 }, (_, row) => `row-${row + 1}`);

function BoardSkeleton() {
  return (
    <div aria-hidden="true" className="min-h-[50rem] border-line border-t">
      {ROWS.map((row) => (
        <div key={row} className="flex gap-4 border-line border-b py-3">
          <Skeleton className="size-12 shrink-0" />
          <div className="flex-1 space-y-2.5">
            <Skeleton className="h-5 w-2/5" />
            <SkeletonText lines={2} className="max-w-2xl" />
          </div>
        </div>
      ))}
    </div>
  );
}
