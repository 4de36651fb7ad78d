/** What the database is asked for by a search, and what it answers. */

import type { PublicJobRow } from '../../queries.server.ts';
import type { BoardSearch, JobCount } from '../../schema.ts';
import type { AskedPlace } from '../asked-place.server.ts';
import type { TypedSearch } from '../typed-words.server.ts';
import type { SearchTime } from './search-time.server.ts';

/** A search as the database is asked for it: what its words say of pay and place stands beside them. */
export type Question = {
  search: BoardSearch;
  typed: TypedSearch;
  place: AskedPlace;
  payFrom: number | null;
  /** No job has all words: those with some are found. */
  hasSome: boolean;
  /** What is left for all that is asked of a large board. */
  time: SearchTime;
};

export type FoundRow = PublicJobRow & {
  marked_title: string | null;
  marked_text: string | null;
  miles: number | null;
  total: number;
  is_more: boolean;
  is_cut: boolean;
};

export type Answer = {
  rows: FoundRow[];
  found: JobCount;
  /** Not all jobs were read: there may be more. */
  isCut: boolean;
};
