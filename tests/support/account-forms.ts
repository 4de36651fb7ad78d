import { randomUUID } from 'node:crypto';
import type { Database } from '#db/connections/client.server.ts';
import type { AccountStatus, Role } from '#domain/account/account.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { hashCheaply } from './cheap-hash.ts';
import { request } from './request.ts';
import { sessionOf } from './session.ts';
import type { Site } from './site.ts';

/** Makes the site trust the client address that the option `from` sends. */
export const BEHIND_PROXY = { TRUST_PROXY: '1' };

let addresses = 0;
/** Returns a fresh address, so that no other test's rate limit applies. */
export function newAddress(): string {
  addresses += 1;
  return `198.18.${addresses >> 8}.${addresses & 255}`;
}

type Fields = Record<string, string> | [string, string][];
type SendOptions = {
  from?: string;
  cookie?: string | null;
  headers?: Record<string, string>;
};

export type FormReply = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  location: string;
  /** `Cookie` header of the new session; null if no session began. */
  cookie: string | null;
};

/** Sends a form of this site; does not follow redirects. */
export async function sendForm(
  { url }: Pick<Site, 'url'>,
  path: string,
  fields: Fields,
  { from = newAddress(), cookie = null, headers = {} }: SendOptions = {},
): Promise<FormReply> {
  const answer = await request(url, path, {
    method: 'POST',
    headers: {
      Origin: url,
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Forwarded-For': from,
      ...(cookie ? { Cookie: cookie } : {}),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });
  return {
    status: answer.status,
    headers: answer.headers,
    body: answer.body.toString(),
    location: answer.headers.location ?? '',
    cookie: sessionOf(answer.headers['set-cookie']),
  };
}

/** Returns the answer without its nonce and without the email address, so that answers about two accounts can be compared. */
export function comparable({ status, headers, body }: FormReply, email: string) {
  const nonce = /nonce-([\w-]+)/.exec(String(headers['content-security-policy']))?.[1] ?? 'no nonce';
  const neutralise = (text: string) => text.replaceAll(nonce, 'NONCE').replaceAll(email, 'EMAIL');
  const { date: _, ...stableHeaders } = headers;
  return { status, headers: neutralise(JSON.stringify(stableHeaders)), body: neutralise(body) };
}

export const sendSignIn = (site: Pick<Site, 'url'>, email: string, password: string, sending?: SendOptions) =>
  sendForm(site, '/candidate-login', { email, password }, sending);

export async function whoIs({ url }: Pick<Site, 'url'>, cookie: string): Promise<string | null> {
  const answer = await request(url, '/api/session', { method: 'POST', headers: { Origin: url, Cookie: cookie } });
  return JSON.parse(answer.body.toString()).account;
}

/** Password of every test account; it passes the check for common passwords and names. */
export const PASSWORD = 'nine-quiet-lanterns';

type NewAccount = {
  email?: string;
  role?: Role;
  status?: AccountStatus;
  isConfirmed?: boolean;
  /** Uses the site's real hashing cost, for tests that measure how long a sign-in takes. */
  hasCostlyHash?: boolean;
};

export async function addAccount(
  { asSystem }: Database,
  { email, role = 'job_seeker', status = 'approved', isConfirmed = true, hasCostlyHash = false }: NewAccount = {},
): Promise<{ id: string; email: string }> {
  const hash = hasCostlyHash ? await new PasswordHasher().inTurn(({ hash }) => hash(PASSWORD)) : hashCheaply(PASSWORD);
  const id = randomUUID();
  const account = { id, email: email ?? `${id.slice(0, 8)}@mail.example` };
  await asSystem(async (transaction) => {
    await transaction
      .insertInto('profiles')
      .values({ ...account, full_name: 'Robin Ashdown', role, status })
      .execute();
    await transaction
      .insertInto('credentials')
      .values({
        user_id: id,
        password_hash: hash,
        email_confirmed_at: isConfirmed ? new Date() : null,
        announced_at: new Date(),
      })
      .execute();
  });
  return account;
}
