/** The secret in the address of a page that a mail leads to. */
const TOKEN = /^[\w-]{43}$/;

/** @returns null for what cannot be one: mail programs break long addresses */
export function readLinkToken({ searchParams }: URL): string | null {
  const token = searchParams.get('token') ?? '';
  return TOKEN.test(token) ? token : null;
}
