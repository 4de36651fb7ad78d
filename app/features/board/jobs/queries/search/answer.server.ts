import type { PublicJobRow } from '#domain/job/fields.ts';
import type { JobQuestion } from '#domain/job/search/job-question.ts';
import type { JobCount } from '../../schema.ts';
import type { AskedPlace } from '../asked-place.server.ts';
import type { TypedSearch } from '../typed-words.server.ts';
import type { SearchTime } from './search-time.server.ts';

/** A search as the database takes it. Pay and place are read from the typed words into separate fields. */
export type Question = {
  search: JobQuestion;
  typed: TypedSearch;
  place: AskedPlace;
  payFrom: number | null;
  hasSome: boolean;
  /** Reads the search without the place, if that may be a misspelt word. */
  readAsWords: () => Promise<Question | null>;
  /** Reads all words as the name of a place, if they are one. */
  readAsPlace: () => Promise<Question | null>;
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
  isCut: boolean;
};
