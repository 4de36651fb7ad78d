/** The secret in the address of a page that a mail leads to. */
import { isToken } from '#platform/token/token.server.ts';

/** @returns null for a malformed token: mail programs break long addresses */
export function readLinkToken({ searchParams }: URL): string | null {
  const token = searchParams.get('token') ?? '';
  return isToken(token) ? token : null;
}
