/** What the triggers of `jobs` send when content changes (app.notify_job_changes), and what stored pages are dropped by. */

/** The channel of NOTIFY. */
export const CONTENT_CHANNEL = 'content_changed';

/** Stored pages carry them. 'pages': what only a new version changes; 'jobs': lists of jobs. */
export type ContentTag = 'pages' | 'jobs' | `job:${string}`;

/** 'all' drops every stored page. */
export type ContentChange = ContentTag | 'all';
