/** Owners confirm that a job is still open: for how long that counts, and when we ask again. */

export const CONFIRM_DAYS = 30;
export const ASK_DAYS_BEFORE = 7;

const DAY_MS = 86_400_000;

export const asksFrom = (confirmedAt: Date): Date =>
  new Date(confirmedAt.getTime() + (CONFIRM_DAYS - ASK_DAYS_BEFORE) * DAY_MS);

/** Gives every owner a week to answer: if the question was sent late, the job stays longer. */
export const leavesOn = (confirmedAt: Date, askedAt: Date): Date =>
  new Date(Math.max(confirmedAt.getTime() + CONFIRM_DAYS * DAY_MS, askedAt.getTime() + ASK_DAYS_BEFORE * DAY_MS));
