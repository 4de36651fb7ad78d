/**
 * The cookie by which accounts recognise a browser that they have signed in from (docs/decisions/0038). It holds a random token for each
 * account, cannot be read by scripts, and does not itself sign in.
 */

import { KNOWN_BROWSER_COOKIE } from '#domain/device/browser-storage.ts';
import { findCookie } from '#domain/device/cookies.ts';
import { isToken } from '#platform/token/token.server.ts';
import { tokenCookie } from './token-cookie.server.ts';

export const KNOWN_BROWSER_DAYS = 90;
const MOST_ACCOUNTS = 5;

/** At most five, without malformed ones. */
export function readBrowserTokens(request: Request, publicOrigin: string): string[] {
  const value = findCookie(request.headers.get('Cookie') ?? '', nameFor(publicOrigin));
  return value.split('.', MOST_ACCOUNTS).filter(isToken);
}

export function knownBrowserCookie(tokens: readonly string[], publicOrigin: string): string {
  const value = tokens.slice(0, MOST_ACCOUNTS).join('.');
  return tokenCookie(nameFor(publicOrigin), value, KNOWN_BROWSER_DAYS * 86_400, publicOrigin);
}

const nameFor = (publicOrigin: string) =>
  publicOrigin.startsWith('https:') ? KNOWN_BROWSER_COOKIE.https : KNOWN_BROWSER_COOKIE.http;
