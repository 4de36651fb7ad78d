import { stringifySetCookie } from 'cookie';

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
