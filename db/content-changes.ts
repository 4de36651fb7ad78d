/**
 * Messages of triggers when public data changes (app.notify_job_changes and others), and the tags by which cached pages
 * are dropped.
 */

/** The channel of NOTIFY. */
export const CONTENT_CHANNEL = 'content_changed';

/** Stored pages carry them. 'pages': words and pictures, which the studio publishes; 'jobs': lists of jobs. */
export type ContentTag = 'pages' | 'jobs' | `job:${string}`;

/** 'all' drops every stored page. 'webhooks' drops none: events were written for webhooks (app.address_events). */
export type ContentChange = ContentTag | 'all' | 'webhooks';
