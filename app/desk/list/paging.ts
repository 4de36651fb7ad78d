import { readWholeNumber, type SearchParameters } from '#domain/address/search-parameters.ts';

export const ROWS_PER_PAGE = 50;
const DEEPEST_PAGE = 100_000;
/** Long lists are counted up to here (app.most_counted). */
const DEEPEST_COUNTED_PAGE = 10_000 / ROWS_PER_PAGE;

export const readPage = (from: SearchParameters): number => readWholeNumber(from, 'page', DEEPEST_PAGE) ?? 1;

/** `total` counts rows up to a limit; `isMore` says that there are more. */
export type ListCount = { total: number; isMore?: boolean };

/** At least 1. If there are rows beyond the limit, they make one more page. */
export function countPages({ total, isMore = false }: ListCount, countedUpTo = Infinity): number {
  const pages = Math.max(1, Math.ceil(Math.min(total, countedUpTo) / ROWS_PER_PAGE));
  return isMore ? Math.min(DEEPEST_COUNTED_PAGE, pages + 1) : pages;
}
