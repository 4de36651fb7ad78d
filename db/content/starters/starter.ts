/**
 * A starter text states only facts of every site and every UK agency. Square brackets mark the owner's
 * decisions; the studio and the site's checks point them out.
 */
import type { Collection } from '../collections.ts';

export type Starter = {
  collection: Collection;
  slug: string;
  /** A draft: days on which the owner checked something stay empty. @param day of today, as YYYY-MM-DD */
  draft: (day: string) => object;
};
