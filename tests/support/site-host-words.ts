/** What ./site-host.ts and ./hosted-site.ts say to each other. */
export type ToHost = { start: Record<string, string> } | 'stop';

/** Between the lines that a site writes: the process, or its site, is there. */
export const STARTED = '\0started\n';
/** Its site has ended, with that code. */
export const ENDED = /\0ended (\d+)\n/;
