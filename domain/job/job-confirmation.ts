/** How long the word of its owner counts that a job is open, and when they are asked for it again. */

export const CONFIRM_DAYS = 30;
/** Before the job leaves the board. */
export const ASK_DAYS_BEFORE = 7;

const DAY_MS = 86_400_000;

/** From then on its owner is asked. */
export const asksFrom = (confirmedAt: Date): Date =>
  new Date(confirmedAt.getTime() + (CONFIRM_DAYS - ASK_DAYS_BEFORE) * DAY_MS);

/** Every owner has a week to answer: a job that was asked about late stays for longer. */
export const leavesOn = (confirmedAt: Date, askedAt: Date): Date =>
  new Date(Math.max(confirmedAt.getTime() + CONFIRM_DAYS * DAY_MS, askedAt.getTime() + ASK_DAYS_BEFORE * DAY_MS));
