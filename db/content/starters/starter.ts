/**
 * A first text that an owner goes on from. It says only what is true of every site and every UK agency. What the owner must
 * decide stands in square brackets, which the studio and the checks of the site point out until it is gone.
 */
import type { Collection } from '../collections.ts';

export type Starter = {
  collection: Collection;
  slug: string;
  /** A draft: days on which the owner checked something stay empty. @param day of today, as YYYY-MM-DD */
  draft: (day: string) => object;
};
