/** An introduction link proves that its bearer got the email. */
declare const brand: unique symbol;

/** Only the gate creates one (routes/public/introductions/introduction.tsx). */
export type IntroductionLink = { introductionId: string; tokenHash: Buffer; readonly [brand]: 'IntroductionLink' };
