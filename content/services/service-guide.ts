/** Building blocks of the demo's service pages: the studio's collections define what each may hold. */
import type { Claim } from '../claims.ts';

/** Formatted for display on its own, not within a sentence. */
export const shownTime = ({ value, label, asOf, source }: Claim): Claim => ({ value, label, asOf, source });
