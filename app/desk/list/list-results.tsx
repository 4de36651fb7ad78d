import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { LOGGED_FAILURE, LoadFailure } from '#app/chrome/errors/failure.tsx';
import { Pagination } from '#app/ui/content/pagination.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { formatNumber } from '#domain/pay/money.ts';
import { countOf } from '#domain/text/counts.ts';
import { type DeskList, listHref } from './desk-list.ts';
import type { ListSearch } from './filters.ts';
import { countPages, type ListCount } from './paging.ts';

/** Takes the focus when the focused row has left the list. */
export const RESULT_COUNT_ID = 'result-count';

type ListResultsProps<Search extends ListSearch, Row> = {
  list: DeskList<Search, Row>;
  search: Search;
  /** Null if the list could not be loaded. */
  count: ListCount | null;
  children: ReactNode;
};

export function ListResults<Search extends ListSearch, Row>({
  list,
  search,
  count,
  children,
}: ListResultsProps<Search, Row>) {
  const { nouns, countedUpTo } = list;
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isLoading = state === 'loading' && location.pathname === pathname;
  const makeHref = (page: number) => listHref(list, { ...search, page });
  return (
    <>
      <p
        role="status"
        id={RESULT_COUNT_ID}
        tabIndex={-1}
        className="figures mt-6 mb-3 min-h-6 rounded-sm font-semibold"
      >
        {isLoading ? (list.loading ?? `Loading ${nouns[1]}...`) : count && describeCount(count, nouns, countedUpTo)}
      </p>
      {isLoading ? (
        <RowsSkeleton />
      ) : count === null ? (
        <LoadFailure title={list.failed ?? `Failed to load ${nouns[1]}`} retryHref={makeHref(search.page)}>
          {LOGGED_FAILURE}
        </LoadFailure>
      ) : count.total === 0 ? (
        <EmptyState title={describeEmpty(list, search)} />
      ) : (
        <>
          {children}
          <div className="mt-6">
            <Pagination
              page={search.page}
              pageCount={countPages(count, countedUpTo)}
              isMore={count.isMore ?? false}
              makeHref={makeHref}
            />
          </div>
        </>
      )}
    </>
  );
}

function describeCount(
  { total, isMore }: ListCount,
  [one, many]: readonly [string, string],
  countedUpTo = Infinity,
): string {
  if (isMore || total > countedUpTo) return `More than ${formatNumber(Math.min(total, countedUpTo))} ${many}`;
  return countOf(total, one, many);
}

function describeEmpty<Search extends ListSearch, Row>(
  { empty, unmatched, filters = {} }: DeskList<Search, Row>,
  search: Search,
): string {
  if (unmatched && Object.keys(filters).some((name) => search[name])) return unmatched;
  return typeof empty === 'string' ? empty : empty(search);
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
