/** Forms about accounts as anybody can send them, from any address, and accounts to send them about. */
import { randomUUID } from 'node:crypto';
import type { Database } from '#db/connections/client.server.ts';
import type { AccountStatus, Role } from '#domain/account/account.ts';
import { PasswordHasher } from '#platform/password-hash/password-hasher.server.ts';
import { hashCheaply } from './cheap-hash.ts';
import { request } from './request.ts';
import { sessionOf } from './session.ts';
import type { Site } from './site.ts';

/** A site that is started with this believes what `from` says below. */
export const BEHIND_PROXY = { TRUST_PROXY: '1' };

let addresses = 0;
/** An address that was not used before, so that no limit of another test is in the way. */
export function newAddress(): string {
  addresses += 1;
  return `198.18.${addresses >> 8}.${addresses & 255}`;
}

type Fields = Record<string, string> | [string, string][];
type Sending = {
  /** The client's address, as the proxy in front reports it. */
  from?: string;
  cookie?: string | null;
  headers?: Record<string, string>;
};

export type FormReply = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  location: string;
  /** A `Cookie` header for the session that was begun; null if none was. */
  cookie: string | null;
};

/** Sends a form of this site. Nothing is followed. */
export async function sendForm(
  { url }: Pick<Site, 'url'>,
  path: string,
  fields: Fields,
  { from = newAddress(), cookie = null, headers = {} }: Sending = {},
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

/** What an answer says, without what is new in every answer and without the address it is about. */
export function comparable({ status, headers, body }: FormReply, email: string) {
  const nonce = /nonce-([\w-]+)/.exec(String(headers['content-security-policy']))?.[1] ?? 'no nonce';
  const settle = (text: string) => text.replaceAll(nonce, 'NONCE').replaceAll(email, 'EMAIL');
  const { date: _, ...rest } = headers;
  return { status, headers: settle(JSON.stringify(rest)), body: settle(body) };
}

export const sendSignIn = (site: Pick<Site, 'url'>, email: string, password: string, sending?: Sending) =>
  sendForm(site, '/candidate-login', { email, password }, sending);

/** @returns the account that the site finds for this cookie, or null if it finds no session */
export async function whoIs({ url }: Pick<Site, 'url'>, cookie: string): Promise<string | null> {
  const answer = await request(url, '/api/session', { method: 'POST', headers: { Origin: url, Cookie: cookie } });
  return JSON.parse(answer.body.toString()).account;
}

/** Of every account below. Neither common nor anybody's name. */
export const PASSWORD = 'nine-quiet-lanterns';

type NewAccount = {
  email?: string;
  role?: Role;
  status?: AccountStatus;
  isConfirmed?: boolean;
  /** Otherwise a cheap one, where how long a sign-in takes is not what is tested. */
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
