/**
 * Tells Google's Indexing API that the page of a job is new, changed or gone. The agency's service account signs each message (RFC 7523).
 * Only two hosts are called. Each message is sent once; callers retry.
 */
import { sign } from 'node:crypto';
import { z } from 'zod';
import { fetchOutside, type OutsideRequest } from '#platform/outbound/fetch-outside.server.ts';
import { OUTSIDE_WORDS, type OutsideFailure } from '#platform/outbound/outside-failure.ts';
import type { Reach } from '#platform/outbound/reach.server.ts';
import { SecretBox } from '#platform/secret-box/secret-box.server.ts';

const TOKEN_ADDRESS = 'https://oauth2.googleapis.com/token';
const PUBLISH_ADDRESS = 'https://indexing.googleapis.com/v3/urlNotifications:publish';
const SCOPE = 'https://www.googleapis.com/auth/indexing';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

const SIGNED_FOR_SECONDS = 3_600;
/** A token is not used in the last minute before it expires, because a message takes time. */
const SPARE_MS = 60_000;
const TIMEOUT_MS = 15_000;
const LARGEST_BYTES = 20_000;

/** `sealedKey` is encrypted, as the database stores it. */
export type GoogleAccount = { email: string; keyId: string | null; sealedKey: Buffer };

export type GoogleFailure =
  | OutsideFailure['reason']
  | 'address_refused'
  | 'key_lost'
  | 'account_refused'
  | 'not_owner'
  | 'token_refused'
  | 'too_many'
  | 'google_faulty'
  | 'unknown_answer';

export const GOOGLE_FAILURES: Record<GoogleFailure, string> = {
  ...OUTSIDE_WORDS,
  redirected: 'Google redirected the request, which we don’t follow.',
  address_refused: 'Google rejected this job’s URL.',
  key_lost: 'We can’t read the private key because SECRET_KEY has changed. Paste the file again.',
  account_refused: 'Google rejects the service account. Create a new key and paste its file.',
  not_owner: 'The service account isn’t an owner of this site. Add it as an owner in Search Console.',
  token_refused: 'Google rejected its token. We’ll ask for a new one.',
  too_many: 'You’ve reached Google’s daily limit.',
  google_faulty: 'Google had an error.',
  unknown_answer: 'Google sent an unexpected response.',
};

/** `isOfOne`: the failure is about this address only, so other messages may be sent. */
export type GoogleOutcome =
  | { reason: null; status: number }
  | { reason: GoogleFailure; status: number | null; isOfOne: boolean };

export type GoogleMessage = { url: string; type: 'URL_UPDATED' | 'URL_DELETED' };

export type GoogleCounterpart = { origin: string; reach: Reach };

const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export class GoogleIndexing {
  readonly #box: SecretBox;
  readonly #counterpart: GoogleCounterpart | undefined;
  #token: { of: string; token: string; until: number } | null = null;

  constructor(secretKey: string, counterpart?: GoogleCounterpart) {
    this.#box = new SecretBox(secretKey, 'google-indexing');
    this.#counterpart = counterpart;
  }

  sealKey(privateKey: string): Buffer {
    return this.#box.seal(Buffer.from(privateKey));
  }

  /** @throws only if `signal` aborts */
  async publish(account: GoogleAccount, { url, type }: GoogleMessage, signal?: AbortSignal): Promise<GoogleOutcome> {
    const token = await this.#findToken(account, signal);
    if (typeof token !== 'string') return token;
    const result = await this.#post(PUBLISH_ADDRESS, JSON.stringify({ url, type }), {
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      ...(signal && { signal }),
    });
    if (!result.ok) return { reason: result.reason, status: result.status, isOfOne: false };
    const { status } = result;
    if (status === 200) return { reason: null, status };
    if (status === 401) this.#token = null;
    return { ...(REFUSALS[status] ?? otherAnswer(status)), status };
  }

  async #findToken(account: GoogleAccount, signal?: AbortSignal): Promise<string | GoogleOutcome> {
    const of = `${account.email} ${account.sealedKey.toString('base64')}`;
    if (this.#token?.of === of && performance.now() < this.#token.until) return this.#token.token;
    this.#token = null;
    let assertion: string;
    try {
      assertion = signedFor(account, this.#box.open(account.sealedKey).toString());
    } catch {
      return { reason: 'key_lost', status: null, isOfOne: false };
    }
    const result = await this.#post(TOKEN_ADDRESS, new URLSearchParams({ grant_type: GRANT, assertion }).toString(), {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      ...(signal && { signal }),
    });
    if (!result.ok) return { reason: result.reason, status: result.status, isOfOne: false };
    const { status, body } = result;
    if (status >= 400 && status < 500 && status !== 429) return { reason: 'account_refused', status, isOfOne: false };
    if (status !== 200) return { ...otherAnswer(status), status };
    const read = tokenAnswer.safeParse(readJson(body.toString('utf8')));
    if (!read.success) return { reason: 'unknown_answer', status, isOfOne: false };
    const { access_token: token, expires_in: seconds } = read.data;
    this.#token = { of, token, until: performance.now() + seconds * 1_000 - SPARE_MS };
    return token;
  }

  #post(address: string, body: string, request: Pick<OutsideRequest, 'headers' | 'signal'>) {
    const { origin, reach } = this.#counterpart ?? {};
    return fetchOutside(
      origin ? origin + new URL(address).pathname : address,
      {
        ...request,
        headers: { ...request.headers, 'Content-Length': String(Buffer.byteLength(body)) },
        method: 'POST',
        body,
        largestBytes: LARGEST_BYTES,
        timeoutMs: TIMEOUT_MS,
      },
      reach,
    );
  }
}

const REFUSALS: Record<number, { reason: GoogleFailure; isOfOne: boolean }> = {
  400: { reason: 'address_refused', isOfOne: true },
  401: { reason: 'token_refused', isOfOne: false },
  403: { reason: 'not_owner', isOfOne: false },
  429: { reason: 'too_many', isOfOne: false },
};

const otherAnswer = (status: number): { reason: GoogleFailure; isOfOne: boolean } => ({
  reason: status >= 500 ? 'google_faulty' : status === 429 ? 'too_many' : 'unknown_answer',
  isOfOne: false,
});

/** A JSON Web Token, signed with RS256 and valid for an hour. */
function signedFor({ email, keyId }: GoogleAccount, privateKey: string): string {
  const now = Math.floor(Date.now() / 1_000);
  const claims = { iss: email, scope: SCOPE, aud: TOKEN_ADDRESS, iat: now, exp: now + SIGNED_FOR_SECONDS };
  const header = { alg: 'RS256', typ: 'JWT', ...(keyId !== null && { kid: keyId }) };
  const content = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
