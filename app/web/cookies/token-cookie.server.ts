import { stringifySetCookie } from 'cookie';

/** A `Set-Cookie` header for a token: no script can read it, and it goes to no other site. */
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
