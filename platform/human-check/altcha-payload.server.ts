/** The solved challenge as a form carries it: base64 of JSON, the wire format of ALTCHA 3. */
import { z } from 'zod';

/** A true one has about 750 characters. */
const LONGEST = 2_048;

const hex = z.string().regex(/^[0-9a-f]{2,128}$/);

/** Strict, because nothing unsigned belongs here. */
const shape = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.int(),
      data: z.strictObject({ action: z.string(), endsAt: z.int().min(0) }),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex.length(64),
  }),
  solution: z.strictObject({ counter: z.int(), derivedKey: hex, time: z.number().exactOptional() }),
});

export type Payload = z.infer<typeof shape>;

/** @returns null for anything that no challenge of ours could have become */
export function readPayload(text: string): Payload | null {
  if (text.length > LONGEST) return null;
  try {
    return shape.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}
