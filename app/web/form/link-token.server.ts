import { isToken } from '#platform/token/token.server.ts';

/** @returns null for a malformed token, because mail programs break long URLs */
export function readLinkToken({ searchParams }: URL): string | null {
  const token = searchParams.get('token') ?? '';
  return isToken(token) ? token : null;
}
