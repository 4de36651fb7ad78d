/**
 * V8 clears a larger nursery less often, and starts with a small one: a twelfth less work for processes that leave much behind,
 * which those of Vitest and of sites do.
 */
export const NURSERY = ['--min-semi-space-size=16', '--max-semi-space-size=64'];
