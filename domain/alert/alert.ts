/** A job alert: a saved search with emails about new jobs. It belongs to an account if it has a name, otherwise to an email address. */

export const ALERT_FREQUENCIES = ['at_once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

export const FREQUENCY_NAMES: Record<AlertFrequency, string> = {
  at_once: 'Soon after a job is posted',
  daily: 'Every day at 7 am',
  weekly: 'Every Monday at 7 am',
};

const ALERT_STATES = ['asked', 'confirmed', 'paused', 'ended'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** Active alerts per email address or account. */
export const MOST_ALERTS = 10;
export const MOST_JOBS_IN_MAIL = 20;
export const UNCONFIRMED_DAYS = 2;
export const ALERT_MONTHS = 12;
/** The reminder to extend an alert is sent this many days before its end. */
export const REMINDER_DAYS = 14;
/** Ended alerts, with their proof of consent, are deleted after this many days. */
export const DAYS_KEPT_AFTER_END = 30;
/** The minimum time between two emails of an instant alert. */
export const PAUSE_MINUTES = 15;
/** After this many bounces that do not say that the mailbox is missing, an alert stops. */
export const MOST_BOUNCES = 3;
/** Ends an address's alerts after this many failed emails in a row. Fewer may mean a full mailbox or a server outage. */
export const MOST_UNDELIVERED = 10;

export const LONGEST_NAME = 100;
