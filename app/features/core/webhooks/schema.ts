export const WEBHOOK_EVENTS = {
  'job.posted': 'Job opened',
  'job.changed': 'Open job changed',
  'job.closed': 'Job closed or deleted',
  'application.received': 'Application received',
  'application.decided': 'Application decision sent, or application withdrawn',
  'candidate.changed': 'Candidate record added or changed',
  'placement.made': 'Placement recorded',
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

/** More would be a mistake: every event calls each of them. */
export const MOST_WEBHOOKS = 20;

export const OFF_REASON_NAMES = ['by_hand', 'gone', 'failing'] as const;
export type OffReason = (typeof OFF_REASON_NAMES)[number];

export const DELIVERY_STATES = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' } as const;
export type DeliveryState = keyof typeof DELIVERY_STATES;

/** Retry pauses of Standard Webhooks 1.0: three days in all. */
export const PAUSES_SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

export const FAILING_DAYS = 3;

export const LOG_DAYS = 30;

/** Periods in hours, to resend everything that failed since. */
export const SINCE = ['1', '24', '72', '720'] as const;
export const SINCE_NAMES = {
  1: 'the last hour',
  24: 'the last day',
  72: 'the last three days',
  720: 'the last 30 days',
};
