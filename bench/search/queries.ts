/** 120 queries as people type them, each with what is meant. Written before the search was tuned to them. */
import type { Wanted } from './grade.ts';
import { phraseQueries, wishQueries } from './queries/phrases-and-wishes.ts';
import { placeQueries } from './queries/places.ts';
import { synonymQueries } from './queries/synonyms.ts';
import { typoQueries } from './queries/typos.ts';
import { partQueries, wordQueries } from './queries/words.ts';

/** What a search is asked: the words, and the fields for a place and a radius where they are filled in. */
export type SearchQuery = { text: string; where?: string; miles?: number };

export type Kind = 'word' | 'typo' | 'synonym' | 'place' | 'phrase' | 'wish' | 'part';

export type LabelledQuery = SearchQuery & { kinds: readonly Kind[]; wanted: Wanted };

export const queries: readonly LabelledQuery[] = [
  ...wordQueries,
  ...typoQueries,
  ...synonymQueries,
  ...placeQueries,
  ...phraseQueries,
  ...wishQueries,
  ...partQueries,
];
