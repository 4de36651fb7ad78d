/** What the link of a shortlist proves: that its bearer was emailed it. */
declare const brand: unique symbol;

/** Only the gate makes one (routes/public/shortlists/shortlist.tsx). */
export type ShortlistLink = { tokenHash: Buffer; readonly [brand]: 'ShortlistLink' };
