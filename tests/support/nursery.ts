/**
 * V8 options for Vitest workers and the processes of sites. A larger nursery is collected less often, which saves a twelfth of the work. Both
 * hold much memory outside V8's heap (answers, files), so that with a small old generation V8 runs a full collection every 0.6 s: a third of
 * the work of a worker, a tenth of a site's.
 */
export const ROOMY = ['--min-semi-space-size=16', '--max-semi-space-size=64', '--initial-old-space-size=256'];
