/** Cookies that both scripts and the server read and write. Tokens are written by app/web/cookies/token-cookie.server.ts. */
import { parseCookie } from 'cookie';

const AS_SENT = { decode: (value: string) => value };

/** @param cookies a `Cookie` header or `document.cookie` @returns '' if the cookie is not set */
export const findCookie = (cookies: string, name: string): string => parseCookie(cookies, AS_SENT)[name] ?? '';

/**
 * A cookie for a `Set-Cookie` header or for `document.cookie`. Scripts must be able to read it, so it is not HttpOnly. Written by hand,
 * because the library's code would be sent with every page (docs/decisions/0001).
 */
export const readableCookie = (name: string, value: string, seconds: number, isSecure: boolean): string =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; ${isSecure ? 'Secure; ' : ''}SameSite=Lax`;

/** A cookie that makes a browser delete the one of this name. */
export const forgottenCookie = (name: string, isSecure: boolean): string => readableCookie(name, '', 0, isSecure);
