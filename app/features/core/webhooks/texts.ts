import type { FeatureNotices } from '#app/web/notices/notice-keys.ts';
import type { DeliveryState, OffReason } from './schema.ts';

export const WEBHOOK_NOTICES = {
  'webhook-saved': { title: 'Webhook saved', text: 'It hears of what happens from now on.', tone: 'success' },
  'webhook-removed': { title: 'Webhook removed', text: 'Its log is gone as well.', tone: 'success' },
  'webhook-on': { title: 'Webhook switched on', text: 'It hears of what happens from now on.', tone: 'success' },
  'webhook-off': { title: 'Webhook switched off', text: 'What happens meanwhile is not sent later.', tone: 'success' },
  'webhook-sent-again': { title: 'On its way again', text: 'The log shows what the receiver says.', tone: 'success' },
} as const satisfies FeatureNotices;

export const WEBHOOK_REFUSALS = {
  too_many: 'There are 20 webhooks already. Remove one first.',
  no_events: 'Choose at least one event.',
  nothing_to_send: 'Nothing to send again: no delivery failed in that time, or the webhook is off.',
  busy: 'Other tests are under way. Try again in a moment.',
} as const;

export const OFF_REASONS = {
  by_hand: 'What happens meanwhile is not sent later.',
  gone: 'The receiver answered that it is gone (410). What happens meanwhile is not sent later.',
  failing: 'No delivery had succeeded for three days. What happens meanwhile is not sent later.',
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
