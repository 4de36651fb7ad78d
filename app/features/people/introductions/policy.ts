/** What the link of an introduction proves: that its bearer was emailed it. */
declare const brand: unique symbol;

/** Only the gate makes one (routes/public/introductions/introduction.tsx). */
export type IntroductionLink = { introductionId: string; tokenHash: Buffer; readonly [brand]: 'IntroductionLink' };
