import { sql } from 'kysely';
import type { BrowserContext } from 'playwright-core';
import { SESSION_COOKIES, sessionCookie } from '#app/web/cookies/session-cookie.server.ts';
import { demoCast } from '#db/seed/cast.ts';
import { KNOWN_BROWSER_COOKIE } from '#domain/device/browser-storage.ts';
import { hashToken, newToken } from '#platform/token/token.server.ts';
import type { Site } from './site.ts';

export type SessionKind = 'full' | 'restricted' | 'second_factor';

type SessionOptions = {
  kind?: SessionKind;
  /** Minutes until the session ends; negative: it has ended. */
  minutes?: number;
  /** The site's public origin, which determines the name of the cookie. */
  publicOrigin?: string;
};

type SignedInTo = Pick<Site, 'url' | 'database'>;

/** The demo's person with this first name. Throws if the demo has no such person. */
export function castMember(firstName: string) {
  const person = demoCast.find(({ fullName }) => fullName.startsWith(`${firstName} `));
  if (!person) throw new Error(`No cast member is called ${firstName}`);
  return person;
}

/**
 * @param who an account's id or email address
 * @returns a `Cookie` header
 */
export async function signInAs(site: SignedInTo, who: string, options: SessionOptions = {}): Promise<string> {
  const [cookie = ''] = await signInRepeatedly(site, who, 1, options);
  return cookie;
}

/** @returns that many sessions of one person, as `Cookie` headers */
export async function signInRepeatedly(
  site: SignedInTo,
  who: string,
  count: number,
  options: SessionOptions = {},
): Promise<string[]> {
  return (await insertSessions(site, who, count, options)).map((token) => cookieOf(token, options));
}

/** Signs in a browser context; its next request has the session. */
export async function signInBrowser(
  context: BrowserContext,
  site: SignedInTo,
  who: string,
  options: SessionOptions = {},
): Promise<void> {
  const [name = '', value = ''] = (await signInAs(site, who, options)).split('=', 2);
  await context.addCookies([{ name, value, url: site.url, httpOnly: true, sameSite: 'Lax' }]);
}

/** The browser's `Cookie` header after this answer; null without a session. */
export function sessionOf(setCookie: readonly string[] | undefined): string | null {
  const cookies = (setCookie ?? []).map((each) => each.split(';', 1)[0] ?? '');
  return (
    cookies.find((each) => SESSION_COOKIES.some((name) => each.startsWith(`${name}=`) && each !== `${name}=`)) ?? null
  );
}

/** The browser's known-browser `Cookie` header after this answer; null if it was not set. */
export function knownBrowserOf(setCookie: string | readonly string[] | undefined): string | null {
  const cookies = [setCookie ?? []].flat().map((each) => each.split(';', 1)[0] ?? '');
  return (
    cookies.find((each) => Object.values(KNOWN_BROWSER_COOKIE).some((name) => each.startsWith(`${name}=`))) ?? null
  );
}

const cookieOf = (token: string, { publicOrigin = 'http://localhost' }: SessionOptions): string =>
  sessionOf([sessionCookie(token, publicOrigin)]) ?? '';

async function insertSessions(
  site: SignedInTo,
  who: string,
  count: number,
  { kind = 'full', minutes = 60 }: SessionOptions,
): Promise<string[]> {
  const tokens = Array.from({ length: count }, newToken);
  const column = who.includes('@') ? 'email' : 'id';
  await site.database.database.asSystem(async (transaction) => {
    const { id } = await transaction
      .selectFrom('profiles')
      .select('id')
      .where(column, '=', who)
      .executeTakeFirstOrThrow(() => new Error(`There is no account of ${who}`));
    await transaction
      .insertInto('sessions')
      .values(
        tokens.map((token) => ({
          token_hash: hashToken(token),
          user_id: id,
          kind,
          created_at: sql<Date>`least(now(), now() + make_interval(mins => ${minutes - 1}))`,
          expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
        })),
      )
      .execute();
  });
  return tokens;
}
