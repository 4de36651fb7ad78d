/** Cookies that scripts and the server read and write alike; the session is none of them (app/site/session-cookie.server.ts). */

/** For a `Set-Cookie` header and for `document.cookie`: scripts must be able to read it, so it is not HttpOnly. */
export const readableCookie = (name: string, value: string, seconds: number, isSecure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The same, to make a browser forget it. */
export const forgottenCookie = (name: string, isSecure: boolean): string => readableCookie(name, '', 0, isSecure);

/** @param cookies as a `Cookie` header or `document.cookie` has them. @returns '' where there is none */
export function findCookie(cookies: string, name: string): string {
  const found = cookies.split(';').find((each) => each.trimStart().startsWith(`${name}=`));
  return found?.trim().slice(name.length + 1) ?? '';
}
