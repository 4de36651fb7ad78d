/** What a filter found: its count, the rows, the pages; and the same while it is loading, empty, or could not be loaded. */
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { Pagination } from '#app/ui/content/pagination.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { formatNumber } from '#domain/pay/money.ts';
import { countOf } from '#domain/text/counts.ts';
import { countListPages, type ListCount, ROWS_PER_PAGE } from '../../schema.ts';

/** Takes the focus when what had it is gone. */
export const RESULT_COUNT_ID = 'result-count';

type ListResultsProps = {
  /** Null: it could not be loaded. */
  total: number | null;
  /** At most this many can be paged through. */
  countedUpTo?: number;
  /** There are more than `total`, which were counted. */
  isMore?: boolean;
  /** 'account', 'accounts'. */
  nouns: readonly [string, string];
  loading: string;
  failed: string;
  /** What an empty list means here. */
  empty: ReactNode;
  page: number;
  makeHref: (page: number) => string;
  children: ReactNode;
};

export function ListResults({
  total,
  countedUpTo = Infinity,
  isMore = false,
  nouns,
  page,
  makeHref,
  ...texts
}: ListResultsProps) {
  const isCut = isMore || (total ?? 0) > countedUpTo;
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isLoading = state === 'loading' && location.pathname === pathname;
  return (
    <>
      <p
        role="status"
        id={RESULT_COUNT_ID}
        tabIndex={-1}
        className="figures mt-6 mb-3 min-h-6 rounded-sm font-semibold"
      >
        {isLoading
          ? texts.loading
          : total !== null && describeCount({ total: Math.min(total, countedUpTo), isMore: isCut }, nouns)}
      </p>
      {isLoading ? (
        <RowsSkeleton />
      ) : total === null ? (
        <LoadFailure title={texts.failed} retryHref={makeHref(page)}>
          {LOGGED_FAILURE}
        </LoadFailure>
      ) : total === 0 ? (
        <EmptyState title={texts.empty} />
      ) : (
        <>
          {texts.children}
          <div className="mt-6">
            <Pagination
              page={page}
              pageCount={isMore ? countListPages({ total, isMore }) : countPages(Math.min(total, countedUpTo))}
              isMore={isMore}
              makeHref={makeHref}
            />
          </div>
        </>
      )}
    </>
  );
}

/** At least 1. */
export const countPages = (total: number) => Math.max(1, Math.ceil(total / ROWS_PER_PAGE));

function describeCount({ total, isMore }: ListCount, [one, many]: readonly [string, string]): string {
  if (isMore) return `More than ${formatNumber(total)} ${many}`;
  return countOf(total, one, many);
}

const ROWS = Array.from({ length: 8 }, (_, row) => `row-${row + 1}`);

function RowsSkeleton() {
  return (
    <div aria-hidden="true" className="min-h-[40rem] border-line border-t">
      {ROWS.map((row) => (
        <div key={row} className="flex gap-6 border-line border-b py-4">
          <Skeleton className="h-5 w-1/4" />
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-5 w-1/6" />
        </div>
      ))}
    </div>
  );
}
