import { z } from 'zod';
import { hidden, hiddenChoice, tickBox } from '#app/web/form/fields.server.ts';
import { readOutsideAddress } from '#platform/outbound/outside-address.ts';
import { SINCE, WEBHOOK_EVENT_NAMES, type WebhookEvent } from './schema.ts';

export const receiverAddress = z.string('Enter the endpoint URL').transform((typed, context) => {
  const read = readOutsideAddress(typed.trim());
  if (read.ok) return read.url.href;
  context.addIssue(typed.trim() === '' ? 'Enter the endpoint URL' : read.words);
  return z.NEVER;
});
const events = Object.fromEntries(WEBHOOK_EVENT_NAMES.map((name) => [name, tickBox])) as Record<
  WebhookEvent,
  typeof tickBox
>;

const listTicked = (ticks: Partial<Record<WebhookEvent, 'yes' | undefined>>): WebhookEvent[] =>
  WEBHOOK_EVENT_NAMES.filter((name) => ticks[name] === 'yes');

export const addWebhookForm = z
  .strictObject({ address: receiverAddress, ...events })
  .transform(({ address, ...ticks }) => ({ address, events: listTicked(ticks) }));

const intentForm = <const Intent extends string>(intent: Intent) => z.strictObject({ intent: z.literal(intent) });

export const webhookForm = z.discriminatedUnion('intent', [
  z
    .strictObject({ intent: z.literal('save'), address: receiverAddress, ...events })
    .transform(({ intent, address, ...ticks }) => ({ intent, address, events: listTicked(ticks) })),
  intentForm('test'),
  intentForm('rotate'),
  intentForm('off'),
  intentForm('on'),
  intentForm('remove'),
  z.strictObject({ intent: z.literal('again'), event: hidden(36) }),
  z.strictObject({
    intent: z.literal('again_all'),
    hours: hiddenChoice(SINCE),
  }),
]);
export type WebhookForm = z.output<typeof webhookForm>;
