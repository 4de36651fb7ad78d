/** A shortlist link proves that its bearer got the email. */
declare const brand: unique symbol;

/** Only the gate creates one (routes/public/shortlists/shortlist.tsx). */
export type ShortlistLink = { tokenHash: Buffer; readonly [brand]: 'ShortlistLink' };
