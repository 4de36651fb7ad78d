/** Cookies that scripts and the server read and write alike; tokens are written by app/web/cookies/token-cookie.server.ts. */
import { parseCookie } from 'cookie';

/** Our values need no encoding, so a value that only decoding would make ours is not ours. */
const AS_SENT = { decode: (value: string) => value };

/** @param cookies as in a `Cookie` header or `document.cookie`. @returns '' if the cookie is not set */
export const findCookie = (cookies: string, name: string): string => parseCookie(cookies, AS_SENT)[name] ?? '';

/**
 * A cookie for a `Set-Cookie` header or for `document.cookie`. Scripts must be able to read it, so it is not HttpOnly. Written by hand,
 * because the library's code would be sent with every page (docs/decisions/0001).
 */
export const readableCookie = (name: string, value: string, seconds: number, isSecure: boolean): string =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; ${isSecure ? 'Secure; ' : ''}SameSite=Lax`;

/** The same, to make a browser forget it. */
export const forgottenCookie = (name: string, isSecure: boolean): string => readableCookie(name, '', 0, isSecure);
