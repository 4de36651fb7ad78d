/** A larger V8 nursery is collected less often; this saves a twelfth of the work in Vitest workers and sites. */
export const NURSERY = ['--min-semi-space-size=16', '--max-semi-space-size=64'];

/**
 * Test workers hold much memory outside V8's heap (answers, files). With a small heap, V8 runs a full collection every 0.6 s, which is a
 * third of their work.
 */
export const ROOMY = [...NURSERY, '--initial-old-space-size=256'];
