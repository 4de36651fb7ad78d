import { z } from 'zod';
import { hidden, hiddenChoice, line } from '#app/web/form/fields.server.ts';
import { CHANNEL_CHOICES, CHANNELS } from '#domain/channel/channel.ts';
import { readServiceAccount } from '#platform/google-indexing/service-account.server.ts';
import { readOutsideServer } from '#platform/outbound/outside-address.ts';
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
    /** Null keeps the stored account. */
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

const folder = line({ name: 'Folder', least: 1, missing: 'Enter a folder', most: 200 }).refine(
  (typed) => !/(?:^|\/)\.\.(?:\/|$)/.test(typed),
  'Enter a folder without ..',
);

export const uploadForm = z.discriminatedUnion('intent', [
  z
    .strictObject({
      intent: z.literal('save'),
      host: line({ name: 'Server', least: 1, missing: 'Enter the server name', most: 253 }),
      port: z
        .string()
        .trim()
        .regex(/^\d{1,5}$/, 'Enter a whole number')
        .transform(Number),
      username: line({ name: 'User name', least: 1, missing: 'Enter the user name', most: 100 }),
      sign_in: hiddenChoice(['key', 'password']),
      /** An empty string keeps the stored password. */
      password: hidden(1_000),
      folder_in: folder,
      folder_out: folder,
      prefix: z
        .string()
        .trim()
        .regex(/^[\w-]{1,40}$/, 'Use up to 40 letters, digits, - and _'),
      /** If it is empty, the site reads the key from the server, and a person confirms it. */
      host_key: z
        .string()
        .trim()
        .regex(/^(?:SHA256:[A-Za-z0-9+/]{43})?$/, 'Enter SHA256: followed by 43 characters'),
    })
    .superRefine(({ host, port }, context) => {
      const read = readOutsideServer({ host, port });
      if (read.ok) return;
      context.addIssue({
        code: 'custom',
        path: [read.reason === 'port_refused' ? 'port' : 'host'],
        message: read.words,
      });
    }),
  z.strictObject({ intent: z.literal('confirm'), host_key: z.string().max(100) }),
  z.strictObject({ intent: z.literal('look') }),
  z.strictObject({ intent: z.literal('upload') }),
  z.strictObject({ intent: z.literal('remove') }),
]);
export type UploadChange = z.output<typeof uploadForm>;
export type UploadSettings = Extract<UploadChange, { intent: 'save' }>;
