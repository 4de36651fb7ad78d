/** Requests that a device sends about itself. */
import { z } from 'zod';

const endpoint = z.string().min(1).max(1000);
/** The browser's public key and secret, base64url (RFC 8291). */
const keys = {
  p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/),
  auth: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
};
const choice = z.enum(['yes', 'no']).transform((text) => text === 'yes');

export const pushForm = z.discriminatedUnion('intent', [
  /** Turned on, or preferences changed. */
  z.strictObject({
    intent: z.literal('save'),
    endpoint,
    ...keys,
    general: choice,
    jobs: choice,
    messages: choice,
    marketing: choice,
  }),
  /** Asks whether it is on. */
  z.strictObject({ intent: z.literal('find'), endpoint }),
  /** The browser has changed its push address. */
  z.strictObject({ intent: z.literal('move'), from: endpoint, endpoint, ...keys }),
  z.strictObject({ intent: z.literal('remove'), endpoint }),
  z.strictObject({ intent: z.literal('test'), endpoint }),
]);

export type PushForm = z.infer<typeof pushForm>;

/** Removes every device of an account. */
export const allDevicesForm = z.strictObject({});
