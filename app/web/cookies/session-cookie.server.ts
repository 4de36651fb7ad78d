/**
 * The cookie of a session: one opaque token, read by no script and sent to no other site. On https its name makes
 * browsers hold it to this host and to secure connections.
 */
import { SESSION_COOKIE } from '#domain/device/browser-storage.ts';
import { findCookie } from '#domain/device/cookies.ts';
import { isToken } from '#platform/token/token.server.ts';
import { tokenCookie } from './token-cookie.server.ts';

export const SESSION_COOKIES: readonly string[] = Object.values(SESSION_COOKIE);

/** The longest that any session lasts. */
const MAX_AGE_SECONDS = 30 * 86_400;

/** @returns null for no cookie, and for one that cannot be ours */
export const readSessionToken = (request: Request, publicOrigin: string): string | null =>
  findSessionToken(request.headers.get('Cookie') ?? '', publicOrigin);

/** The same for the value of a `Cookie` header. */
export function findSessionToken(cookies: string, publicOrigin: string): string | null {
  const token = findCookie(cookies, nameFor(publicOrigin));
  return isToken(token) ? token : null;
}

/**
 * A `Set-Cookie` header. `null` makes the browser forget its session.
 * @param seconds how long the session lasts at most
 */
export function sessionCookie(token: string | null, publicOrigin: string, seconds = MAX_AGE_SECONDS): string {
  return tokenCookie(nameFor(publicOrigin), token ?? '', token === null ? 0 : seconds, publicOrigin);
}

const nameFor = (publicOrigin: string) =>
  publicOrigin.startsWith('https:') ? SESSION_COOKIE.https : SESSION_COOKIE.http;
