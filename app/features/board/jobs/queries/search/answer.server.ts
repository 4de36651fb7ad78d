import type { PublicJobRow } from '#domain/job/fields.ts';
import type { BoardSearch, JobCount } from '../../schema.ts';
import type { AskedPlace } from '../asked-place.server.ts';
import type { TypedSearch } from '../typed-words.server.ts';
import type { SearchTime } from './search-time.server.ts';

/** A search as the database takes it. Pay and place that the words name are separate fields. */
export type Question = {
  search: BoardSearch;
  typed: TypedSearch;
  place: AskedPlace;
  payFrom: number | null;
  /** True if no job has all words, so that jobs with some of them are found. */
  hasSome: boolean;
  /** The time that all statements of this search share. */
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
  totalCount: JobCount;
  /** Not all jobs were read, so there may be more. */
  isCut: boolean;
};
