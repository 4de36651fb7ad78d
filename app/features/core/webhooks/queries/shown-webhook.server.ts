import { formatDateAndTime } from '#domain/time/dates.ts';
import { describeFailure } from '#platform/outbound/outside-failure.ts';
import { WEBHOOK_FAILURES, type WebhookOutcome } from '#platform/webhook/webhook.server.ts';
import type { ShownDelivery, ShownTest, ShownWebhook } from '../texts.ts';
import type { LoggedDelivery, Webhook } from './webhooks.server.ts';

const format = (date: Date | null): string | null => date && formatDateAndTime(date);

export const showWebhook = ({ failingSince, offSince, previousUntil, ...webhook }: Webhook): ShownWebhook => ({
  ...webhook,
  isFailing: failingSince !== null,
  failingSince: format(failingSince),
  offSince: format(offSince),
  previousUntil: format(previousUntil),
});

export const showDelivery = ({ occurredAt, nextTryAt, lastTryAt, ...delivery }: LoggedDelivery): ShownDelivery => ({
  ...delivery,
  occurred: formatDateAndTime(occurredAt),
  nextTry: delivery.state === 'waiting' ? formatDateAndTime(nextTryAt) : null,
  lastTry: format(lastTryAt),
});

export function showTest({ reason, status, answer, location, milliseconds }: WebhookOutcome): ShownTest {
  const statusText = status === null ? '' : `, status ${status}`;
  return {
    isDelivered: reason === null,
    title:
      reason === null ? `The receiver took the test${statusText}, ${milliseconds} ms` : `The test failed${statusText}`,
    words: reason && describeFailure(WEBHOOK_FAILURES[reason], location),
    answer,
  };
}
