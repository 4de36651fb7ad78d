/** What the demo's pages about services are made of: the collections of the studio say what each may hold. */
import type { Claim } from '../claims.ts';

/** As a page shows it: not within a sentence. */
export const shownTime = ({ value, label, asOf, source }: Claim): Claim => ({ value, label, asOf, source });
