/** The forms of the channels. Imported by the server only. */
import { z } from 'zod';
import { hidden, hiddenChoice } from '#app/web/form/fields.server.ts';
import { CHANNEL_CHOICES, CHANNELS } from '#domain/job/channels/channel.ts';
import { readServiceAccount } from '#platform/google-indexing/service-account.server.ts';
import { MOST_PER_DAY } from './schema.ts';

export const channelForm = z.strictObject({
  is_on: hiddenChoice(['yes', 'no']).transform((answer) => answer === 'yes'),
  jobs: hiddenChoice(CHANNEL_CHOICES),
});
export type ChannelChange = z.output<typeof channelForm>;

export const leaveOutForm = z.strictObject({
  channel: hiddenChoice(CHANNELS),
  intent: hiddenChoice(['leave-out', 'put-back']),
});
export type LeaveOut = z.output<typeof leaveOutForm>;

export const googleForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('save'),
    /** null: the one that is there stays. */
    service_account: hidden(20_000).transform((typed, context) => {
      if (typed.trim() === '') return null;
      const account = readServiceAccount(typed);
      if (account) return account;
      context.addIssue('Paste the whole JSON file of a service account, with its private key');
      return z.NEVER;
    }),
    per_day: z
      .string()
      .trim()
      .regex(/^\d{1,6}$/, 'Enter a whole number')
      .transform(Number)
      .pipe(z.number().min(1, 'Enter 1 or more').max(MOST_PER_DAY, `Enter ${MOST_PER_DAY} or less`)),
  }),
  z.strictObject({ intent: z.literal('remove') }),
]);
export type GoogleChange = z.output<typeof googleForm>;
