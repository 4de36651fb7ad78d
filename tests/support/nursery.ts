/**
 * The larger the nursery of V8, the less often it is cleared; by itself it begins small. A twelfth less work for processes that
 * leave much behind, which those of Vitest and of sites do.
 */
export const NURSERY = ['--min-semi-space-size=16', '--max-semi-space-size=64'];

/**
 * Test workers hold much memory outside V8's heap (answers, files). With a small heap, V8 then collects all of it every 0.6 s, which is
 * a third of their work.
 */
export const ROOMY = [...NURSERY, '--initial-old-space-size=256'];
