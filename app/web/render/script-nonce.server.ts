/**
 * Which scripts of a page may run. A page is rendered with a slot in each of its scripts. Before it is sent, the slots are
 * filled with a nonce, or removed where the scripts are named by their hashes.
 */
import { createHash, randomBytes } from 'node:crypto';

const makeNonce = () => randomBytes(32).toString('base64url');

/** Random, so that no content can name it, and as long as a nonce. */
export const NONCE_SLOT = makeNonce();
const SCRIPTS_WITH_SLOT = new RegExp(`<script[^>]* nonce="${NONCE_SLOT}"[^>]*>([\\s\\S]*?)</script>`, 'g');

/** For a page whose bytes are sent again. @returns the page without slots, and SHA-256 in base64 of each of its scripts */
export function hashScripts(page: Buffer): { body: Buffer; hashes: string[] } {
  const html = page.toString('utf8');
  const hashes = [...html.matchAll(SCRIPTS_WITH_SLOT)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
  return { body: Buffer.from(html.replaceAll(` nonce="${NONCE_SLOT}"`, '')), hashes };
}

/** For a page that is sent once. Writes over each slot in place, because pages are long. @returns the nonce */
export function fillNonce(page: Buffer): string {
  const nonce = makeNonce();
  for (let at = page.indexOf(NONCE_SLOT); at !== -1; at = page.indexOf(NONCE_SLOT, at)) page.write(nonce, at, 'latin1');
  return nonce;
}
