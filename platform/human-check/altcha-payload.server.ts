/** Reads a solved challenge from a form: base64 of JSON, in the format of ALTCHA 3. */
import { z } from 'zod';

/** A valid one has about 750 characters. */
const LONGEST = 2_048;

const hex = z.string().regex(/^[0-9a-f]{2,128}$/);

/** Strict, because every field must be covered by the signature. */
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

/** @returns null for anything that is not one of our challenges */
export function readPayload(text: string): Payload | null {
  if (text.length > LONGEST) return null;
  try {
    return shape.safeParse(JSON.parse(Buffer.from(text, 'base64').toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}
