/**
 * Decides which scripts of a page may run. Pages are rendered with a placeholder in each script tag; before sending it becomes a nonce, or
 * is removed if scripts are allowed by hash.
 */
import { createHash, randomBytes } from 'node:crypto';

const makeNonce = () => randomBytes(32).toString('base64url');

export const NONCE_SLOT = makeNonce();
const SCRIPTS_WITH_SLOT = new RegExp(`<script[^>]* nonce="${NONCE_SLOT}"[^>]*>([\\s\\S]*?)</script>`, 'g');

/**
 * Removes nonce placeholders, so that the page can be cached.
 *
 * @returns the page without placeholders, and the base64 SHA-256 of each script
 */
export function hashScripts(page: Buffer): { body: Buffer; hashes: string[] } {
  const html = page.toString('utf8');
  const hashes = [...html.matchAll(SCRIPTS_WITH_SLOT)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
  return { body: Buffer.from(html.replaceAll(` nonce="${NONCE_SLOT}"`, '')), hashes };
}

/**
 * Prepares a page that is sent once. Overwrites placeholders in place, because pages are long.
 *
 * @returns the nonce
 */
export function fillNonce(page: Buffer): string {
  const nonce = makeNonce();
  for (let offset = page.indexOf(NONCE_SLOT); offset !== -1; offset = page.indexOf(NONCE_SLOT, offset))
    page.write(nonce, offset, 'latin1');
  return nonce;
}
