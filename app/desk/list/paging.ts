/** Pages of the desk's lists: 50 rows each. */
import { readWholeNumber, type SearchParameters } from '#app/web/search-parameters.ts';

export const ROWS_PER_PAGE = 50;
const DEEPEST_PAGE = 100_000;
/** Long lists are counted as far as this (app.most_counted). */
const DEEPEST_COUNTED_PAGE = 10_000 / ROWS_PER_PAGE;

export const readPage = (from: SearchParameters): number => readWholeNumber(from, 'page', DEEPEST_PAGE) ?? 1;

/** The rows of a list that were counted. `isMore`: there are others, which were not. */
export type ListCount = { total: number; isMore?: boolean };

/** At least 1; where not all rows were counted, the next page counts too. */
export function countPages({ total, isMore = false }: ListCount, countedUpTo = Infinity): number {
  const pages = Math.max(1, Math.ceil(Math.min(total, countedUpTo) / ROWS_PER_PAGE));
  return isMore ? Math.min(DEEPEST_COUNTED_PAGE, pages + 1) : pages;
}
