/**
 * The cookie by which a browser is known to accounts that have signed in there (docs/decisions/0038). It holds one random
 * token for each of them, cannot be read by scripts, and does not sign in any of them.
 */

import { KNOWN_BROWSER_COOKIE } from '#domain/device/browser-storage.ts';
import { findCookie } from '#domain/device/cookies.ts';
import { isToken } from '#platform/token/token.server.ts';
import { tokenCookie } from './token-cookie.server.ts';

export const KNOWN_BROWSER_DAYS = 90;
/** Accounts that can share a browser; the one that signed in longest ago is dropped first. */
const MOST_ACCOUNTS = 5;

/** At most five, and none that cannot be ours. */
export function readBrowserTokens(request: Request, publicOrigin: string): string[] {
  const value = findCookie(request.headers.get('Cookie') ?? '', nameFor(publicOrigin));
  return value.split('.', MOST_ACCOUNTS).filter(isToken);
}

/** A `Set-Cookie` header. @param tokens that of the account that signed in last comes first */
export function knownBrowserCookie(tokens: readonly string[], publicOrigin: string): string {
  const value = tokens.slice(0, MOST_ACCOUNTS).join('.');
  return tokenCookie(nameFor(publicOrigin), value, KNOWN_BROWSER_DAYS * 86_400, publicOrigin);
}

const nameFor = (publicOrigin: string) =>
  publicOrigin.startsWith('https:') ? KNOWN_BROWSER_COOKIE.https : KNOWN_BROWSER_COOKIE.http;
