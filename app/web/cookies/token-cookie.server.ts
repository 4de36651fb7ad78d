import { stringifySetCookie } from 'cookie';

/** A `Set-Cookie` header for a token: hidden from scripts and other sites. */
export function tokenCookie(name: string, value: string, seconds: number, publicOrigin: string): string {
  return stringifySetCookie({
    name,
    value,
    maxAge: seconds,
    path: '/',
    httpOnly: true,
    secure: publicOrigin.startsWith('https:'),
    sameSite: 'lax',
  });
}
