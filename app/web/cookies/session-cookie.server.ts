/**
 * The session cookie: one opaque token, hidden from scripts and other sites. On https the prefix of its name binds it to this host and to
 * secure connections.
 */
import { SESSION_COOKIE } from '#domain/device/browser-storage.ts';
import { findCookie } from '#domain/device/cookies.ts';
import { isToken } from '#platform/token/token.server.ts';
import { tokenCookie } from './token-cookie.server.ts';

export const SESSION_COOKIES: readonly string[] = Object.values(SESSION_COOKIE);

const MAX_AGE_SECONDS = 30 * 86_400;

export const readSessionToken = (request: Request, publicOrigin: string): string | null =>
  findSessionToken(request.headers.get('Cookie') ?? '', publicOrigin);

export function findSessionToken(cookies: string, publicOrigin: string): string | null {
  const token = findCookie(cookies, nameFor(publicOrigin));
  return isToken(token) ? token : null;
}

/** @param token null deletes the cookie @param seconds the longest life of the session */
export function sessionCookie(token: string | null, publicOrigin: string, seconds = MAX_AGE_SECONDS): string {
  return tokenCookie(nameFor(publicOrigin), token ?? '', token === null ? 0 : seconds, publicOrigin);
}

const nameFor = (publicOrigin: string) =>
  publicOrigin.startsWith('https:') ? SESSION_COOKIE.https : SESSION_COOKIE.http;
