import { z } from 'zod';

const endpoint = z.string().min(1).max(1000);
/** The browser's public key and secret, base64url (RFC 8291). */
const keys = {
  p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
};
const choice = z.enum(['yes', 'no']).transform((text) => text === 'yes');

export const pushForm = z.discriminatedUnion('intent', [
  z.strictObject({
    intent: z.literal('save'),
    endpoint,
    ...keys,
    general: choice,
    jobs: choice,
    messages: choice,
    marketing: choice,
  }),
  z.strictObject({ intent: z.literal('find'), endpoint }),
  z.strictObject({ intent: z.literal('move'), from: endpoint, endpoint, ...keys }),
  z.strictObject({ intent: z.literal('remove'), endpoint }),
  z.strictObject({ intent: z.literal('test'), endpoint }),
]);

export type PushForm = z.infer<typeof pushForm>;

export const allDevicesForm = z.strictObject({});
