/**
 * Messages by the Standard Webhooks specification 1.0 (github.com/standard-webhooks): secrets, signatures and sending. Each message is sent
 * once; callers retry.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { fetchOutside } from '#platform/outbound/fetch-outside.server.ts';
import { OUTSIDE_WORDS, type OutsideFailure } from '#platform/outbound/outside-failure.ts';
import type { Reach } from '#platform/outbound/reach.server.ts';
import { SecretBox } from '#platform/secret-box/secret-box.server.ts';

/** The specification requires 24 to 64 bytes. */
const SECRET_BYTES = 32;
const TIMEOUT_MS = 15_000;
const LARGEST_BYTES = 2_000;

export type WebhookMessage = {
  address: string;
  /** The same for each attempt. */
  id: string;
  body: string;
  /** Encrypted secrets; the message is signed with each. */
  secrets: readonly Buffer[];
  timeoutMs?: number;
};

export type WebhookFailure = OutsideFailure['reason'] | 'refused' | 'gone' | 'secret_lost';

export const WEBHOOK_FAILURES: Record<WebhookFailure, string> = {
  ...OUTSIDE_WORDS,
  refused: 'The endpoint didn’t return a status from 200 to 299.',
  gone: 'The endpoint returned 410 (gone), so we switched the webhook off.',
  secret_lost: 'We can’t read the signing secret because SECRET_KEY has changed. Create a new secret.',
};

export type WebhookOutcome = {
  reason: WebhookFailure | null;
  status: number | null;
  answer: string;
  location: string | null;
  milliseconds: number;
};

export class Webhooks {
  readonly #box: SecretBox;
  readonly #reach: Reach | undefined;

  constructor(secretKey: string, reach?: Reach) {
    this.#box = new SecretBox(secretKey, 'webhooks');
    this.#reach = reach;
  }

  newSecret(): Buffer {
    return this.#box.seal(randomBytes(SECRET_BYTES));
  }

  /** @throws if `SECRET_KEY` has changed since the secret was made */
  showSecret(sealed: Buffer): string {
    return `whsec_${this.#box.open(sealed).toString('base64')}`;
  }

  /** @throws only if `signal` aborts */
  async send(message: WebhookMessage, signal?: AbortSignal): Promise<WebhookOutcome> {
    const { address, id, body, secrets, timeoutMs = TIMEOUT_MS } = message;
    const startedAt = performance.now();
    const outcome = (
      reason: WebhookFailure | null,
      status: number | null,
      { answer = '', location = null as string | null } = {},
    ): WebhookOutcome => ({
      reason,
      status,
      answer,
      location,
      milliseconds: Math.round(performance.now() - startedAt),
    });
    const timestamp = Math.floor(Date.now() / 1_000);
    let signatures: string[];
    try {
      signatures = secrets.map((sealed) => this.#sign(sealed, `${id}.${timestamp}.${body}`));
    } catch {
      return outcome('secret_lost', null);
    }
    const request = {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': String(Buffer.byteLength(body)),
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatures.join(' '),
      },
      body,
      largestBytes: LARGEST_BYTES,
      beyondLargest: 'cut',
      timeoutMs,
      ...(signal && { signal }),
    } as const;
    const result = await fetchOutside(address, request, this.#reach);
    if (!result.ok) return outcome(result.reason, result.status, { location: result.location });
    const { status } = result;
    const reason = status === 410 ? 'gone' : status >= 200 && status < 300 ? null : 'refused';
    return outcome(reason, status, { answer: result.body.toString('utf8') });
  }

  #sign(sealed: Buffer, content: string): string {
    return `v1,${createHmac('sha256', this.#box.open(sealed)).update(content).digest('base64')}`;
  }
}
