/** What the demo's pages about services are made of: the collections of the studio say what each may hold. */
import type { Claim } from '../claims.ts';

/** As a page shows it: not within a sentence. */
export const shownTime = ({ value, label, asOf, source }: Claim): Claim => ({ value, label, asOf, source });

/** For pages that say what the law is. */
export type CheckedFacts = {
  /** The day on which what the page says of law and public services was last looked up, as YYYY-MM-DD. */
  factsCheckedOn: string;
  sources: readonly { title: string; url: string }[];
};
