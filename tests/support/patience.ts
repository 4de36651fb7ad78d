/**
 * How long a test waits for a condition, in milliseconds. Only what never comes true takes that long: a slow or busy
 * machine must not decide a verdict.
 */
export const PATIENCE_MS = 60_000;

/** When a whole test or hook counts as hanging. Below the five minutes of silence that end a phase of `npm test`. */
export const HANGING_MS = 240_000;
