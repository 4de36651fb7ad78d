/** The forms of the channels. Imported by the server only. */
import { z } from 'zod';
import { hiddenChoice } from '#app/web/form/fields.server.ts';
import { CHANNEL_CHOICES, CHANNELS } from '#domain/job/channels/channel.ts';

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
