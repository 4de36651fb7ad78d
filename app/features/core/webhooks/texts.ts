import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import type { DeliveryState, OffReason } from './schema.ts';

export const WEBHOOK_NOTICES = {
  'webhook-saved': { title: 'Webhook saved', text: 'We’ll send it events from now on.', tone: 'success' },
  'webhook-removed': { title: 'Webhook removed', text: 'Its log has been deleted too.', tone: 'success' },
  'webhook-on': { title: 'Webhook switched on', text: 'We’ll send it events from now on.', tone: 'success' },
  'webhook-off': { title: 'Webhook switched off', text: 'Events while it’s off won’t be sent later.', tone: 'success' },
  'webhook-sent-again': { title: 'Resending', text: 'The log will show the endpoint’s response.', tone: 'success' },
} as const satisfies FeatureNotices;

export const WEBHOOK_REFUSALS = {
  too_many: 'You can have up to 20 webhooks. Remove one first.',
  no_events: 'Choose at least one event.',
  nothing_to_send: 'Nothing to resend. No deliveries failed in that time, or the webhook is off.',
  busy: 'Other tests are running. Try again in a moment.',
} as const;

export const OFF_REASONS = {
  by_hand: 'Events while it’s off won’t be sent later.',
  gone: 'The endpoint answered that it’s gone (410). Events while it’s off won’t be sent later.',
  failing: 'No delivery succeeded for three days. Events while it’s off won’t be sent later.',
} as const satisfies Record<OffReason, string>;

export type ShownWebhook = {
  id: string;
  host: string;
  address: string;
  events: readonly string[];
  isFailing: boolean;
  failingSince: string | null;
  offSince: string | null;
  offReason: OffReason | null;
  previousUntil: string | null;
  waiting: number;
  failed: number;
};

export type ShownDelivery = {
  eventId: string;
  type: string;
  occurred: string;
  state: DeliveryState;
  tries: number;
  nextTry: string | null;
  lastTry: string | null;
  lastStatus: number | null;
  words: string | null;
  payload: string;
};

export type ShownTest = { isDelivered: boolean; title: string; words: string | null; answer: string };

/** The name of a webhook in lists and the audit trail. The rest of its URL may be secret. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);
