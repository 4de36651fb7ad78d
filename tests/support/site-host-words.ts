/** Messages between ./site-host.ts and ./hosted-site.ts. */
export type ToHost = { start: Record<string, string> } | 'stop';

/** Written into the output: the process, or its site, has started. */
export const STARTED = '\0started\n';
export const ENDED = /\0ended (\d+)\n/;
