/**
 * The larger the nursery of V8, the less often it is cleared; by itself it begins small. A twelfth less work for processes that
 * leave much behind, which those of Vitest and of sites do.
 */
export const NURSERY = ['--min-semi-space-size=16', '--max-semi-space-size=64'];
