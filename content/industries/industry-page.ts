/** What the page of an industry is made of. */
import type { Sector } from '#domain/job/sector.ts';
import type { CheckedFacts } from '../services/service-guide.ts';
import type { Reason } from '../services/service-page.ts';

export type IndustryPage = CheckedFacts & {
  sector: Sector;
  lead: string;
  /** Words that begin a word of a job's title; with `isEither` jobs of the category are found without them, too. */
  words: readonly string[];
  isEither: boolean;
  /** The same in words, wherever jobs of this industry are listed or counted. */
  countedBy: string;
  loading: string;
  empty: string;
  failed: string;
  rolesTitle: string;
  roles: readonly { title: string; text: string; asked: string }[];
  hiringTitle: string;
  hiring: readonly Reason[];
};
