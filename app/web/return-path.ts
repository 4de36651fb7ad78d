/** Return paths after signing in: pages of this site that are worth returning to. */
import { NEVER_RETURNED_TO } from '#app/pages/lists/never-returned-to.at-build.ts';
import { fits } from '#app/pages/pattern.ts';

const LONGEST = 500;

/** Build files, which no page map lists. */
const BUILD = '/assets/*';

const BASE = 'http://here.invalid';

/** Characters that browsers, proxies or routers may interpret differently: line breaks, backslashes, double slashes. */
const AMBIGUOUS_CHARACTERS = /[\p{Cc}\\]|\/\//u;

/**
 * Accepts only paths spelt as browsers spell them, so that they have one meaning.
 *
 * @returns path, query and fragment, or null
 */
export function readReturnPath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST || !text.startsWith('/')) return null;
  if (!URL.canParse(text, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(text, BASE);
  if (origin !== BASE || pathname + search + hash !== text) return null;
  if (!isUnambiguous(pathname) || pathname.endsWith('.data')) return null;
  return [...NEVER_RETURNED_TO, BUILD].some((pattern) => fits(pattern, pathname)) ? null : text;
}

/** Checks the decoded path too. No page of this site has doubly encoded characters. */
function isUnambiguous(pathname: string): boolean {
  try {
    const decodedPath = decodeURIComponent(pathname);
    return !AMBIGUOUS_CHARACTERS.test(decodedPath) && !decodedPath.includes('%');
  } catch {
    return false;
  }
}
