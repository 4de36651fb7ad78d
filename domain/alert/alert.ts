/** A job alert: a search that is kept, and told of new jobs. Without a name it belongs to an address, with one to an account. */

export const ALERT_FREQUENCIES = ['at_once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

export const FREQUENCY_NAMES: Record<AlertFrequency, string> = {
  at_once: 'Soon after a job is posted',
  daily: 'Every day at 7 am',
  weekly: 'Every Monday at 7 am',
};

const ALERT_STATES = ['asked', 'confirmed', 'paused', 'ended'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** How many one address or one account may have that are not ended. Past it, nothing more is kept. */
export const MOST_ALERTS = 10;
export const MOST_JOBS_IN_MAIL = 20;
/** How long an alert waits to be confirmed before it is deleted. */
export const UNCONFIRMED_DAYS = 2;
/** How long a confirmed alert runs. */
export const ALERT_MONTHS = 12;
/** How long before its end it asks whether to go on. */
export const REMINDER_DAYS = 14;
/** How long one that has ended is kept, with the proof of consent, before it is deleted. */
export const ENDED_DAYS = 30;
/** Between two emails of an alert that tells soon after a job is posted. */
export const PAUSE_MINUTES = 15;
/** After so many mail servers refused the recipient without saying that the mailbox does not exist. */
export const MOST_BOUNCES = 3;
/** Emails of one address in a row that servers gave up on before its alerts end: its mailbox may have been full, or its server away. */
export const MOST_UNDELIVERED = 10;

export const LONGEST_NAME = 100;
