/** Google's response about one token. Only this file calls that host. */
import { z } from 'zod';

export const SITEVERIFY = 'https://www.google.com/recaptcha/api/siteverify';
/** Limit from the first byte sent to the last byte read, because a visitor waits for their form. */
const LIMIT_MS = 3_000;
/** A real answer has about 200 bytes. */
const MOST_BYTES = 8_192;

const shape = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  score: z.number().min(0).max(1).optional(),
  'error-codes': z.array(z.string()).default([]),
});

export type Verdict = z.infer<typeof shape>;

export type SiteverifyResult = { ok: true; verdict: Verdict } | { ok: false; fault: Error };

type SiteverifyRequest = {
  secretKey: string;
  token: string;
  address?: string;
};

/** Follows no redirect: the secret key must go to this host only. */
export async function askSiteverify({
  secretKey,
  token,
  address = SITEVERIFY,
}: SiteverifyRequest): Promise<SiteverifyResult> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretKey, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (answer.status !== 200) {
      await answer.body?.cancel();
      throw new Error(`It answered with status ${answer.status}`);
    }
    return { ok: true, verdict: shape.parse(JSON.parse(await readBounded(answer))) };
  } catch (error) {
    return { ok: false, fault: error instanceof Error ? error : new Error(String(error)) };
  }
}

async function readBounded({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > MOST_BYTES) throw new Error(`It answered with more than ${MOST_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
