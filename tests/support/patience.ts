/** How long a test waits for a condition, in milliseconds. Generous, so that a slow machine never decides a result. */
export const PATIENCE_MS = 60_000;

export const HANGING_MS = 240_000;
