import { href } from 'react-router';
import {
  type BoardSearch,
  EMPTY_SEARCH,
  type JobCount,
  readBoardSearch,
  type SearchNote,
  writeBoardSearch,
} from '#app/features/board/jobs/schema.ts';
import type { SearchParameters } from '#app/web/search-parameters.ts';
import type { SwipeCard } from '#domain/swipe/swipe-card.ts';

export type Deck = {
  cards: SwipeCard[];
  beyond: JobCount;
  /** Notes about the interpretation of the search, where it is not obvious. */
  notes?: SearchNote[];
};

export const readDeckSearch = (from: SearchParameters): BoardSearch => ({
  ...readBoardSearch(from),
  map: EMPTY_SEARCH.map,
  sort: EMPTY_SEARCH.sort,
  page: EMPTY_SEARCH.page,
});

export const deckHref = (search: BoardSearch): string => href('/job-swipe') + writeBoardSearch(search);

export const PASSED_PER_PAGE = 50;
/** The last page; get_passed_jobs limits its offset to the same. */
export const DEEPEST_PASSED_PAGE = 199;

export const passedHref = (page = 1): string => href('/job-swipe/passed') + (page > 1 ? `?page=${page}` : '');
