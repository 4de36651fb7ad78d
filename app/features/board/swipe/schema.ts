import { href } from 'react-router';
import type { JobCount, SearchNote } from '#app/features/board/jobs/schema.ts';
import type { SearchParameters } from '#domain/address/search-parameters.ts';
import {
  EMPTY_QUESTION,
  type JobQuestion,
  readJobQuestion,
  writeJobQuestion,
} from '#domain/job/search/job-question.ts';
import type { SwipeCard } from '#domain/swipe/swipe-card.ts';

export type Deck = {
  cards: SwipeCard[];
  beyond: JobCount;
  /** Notes about the interpretation of the search, where it is not obvious. */
  notes?: SearchNote[];
};

export const readDeckSearch = (from: SearchParameters): JobQuestion => ({
  ...readJobQuestion(from),
  map: EMPTY_QUESTION.map,
  sort: EMPTY_QUESTION.sort,
  page: EMPTY_QUESTION.page,
});

export const deckHref = (search: JobQuestion): string => href('/job-swipe') + writeJobQuestion(search);

export const PASSED_PER_PAGE = 50;
/** The last page; get_passed_jobs limits its offset to the same. */
export const DEEPEST_PASSED_PAGE = 199;

export const passedHref = (page = 1): string => href('/job-swipe/passed') + (page > 1 ? `?page=${page}` : '');
