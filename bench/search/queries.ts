import type { LabelledQuery } from './labelled-query.ts';
import { advertQueries } from './queries/as-advertised.ts';
import { phraseQueries, wishQueries } from './queries/phrases-and-wishes.ts';
import { placeQueries } from './queries/places.ts';
import { synonymQueries } from './queries/synonyms.ts';
import { typoQueries } from './queries/typos.ts';
import { partQueries, wordQueries } from './queries/words.ts';

export const queries: readonly LabelledQuery[] = [
  ...wordQueries,
  ...typoQueries,
  ...synonymQueries,
  ...placeQueries,
  ...phraseQueries,
  ...wishQueries,
  ...partQueries,
  ...advertQueries,
];
