/** Where people are led after signing in: back to where they were, if that is a page of this site and worth coming back to. */
import { NEVER_RETURNED_TO } from '#app/pages/lists/never-returned-to.at-build.ts';
import { fits } from '#app/pages/pattern.ts';

const LONGEST = 500;

/** The files of the build, which are on no map. */
const BUILD = '/assets/*';

/** Not used as an address: it only stands for "this site" while a path is read. */
const HERE = 'http://here.invalid';

/** What a browser, a proxy or a router might read as something else: line breaks, backslashes, more slashes. */
const TRICKS = /[\p{Cc}\\]|\/\//u;

/**
 * Takes only what is written the way browsers themselves write paths of this site, so that it can mean one thing only.
 * @returns path, query and fragment, or null
 */
export function readReturnPath(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > LONGEST || !text.startsWith('/')) return null;
  if (!URL.canParse(text, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(text, HERE);
  if (origin !== HERE || pathname + search + hash !== text) return null;
  if (!isPlain(pathname) || pathname.endsWith('.data')) return null;
  return [...NEVER_RETURNED_TO, BUILD].some((pattern) => fits(pattern, pathname)) ? null : text;
}

/** Also after its escapes are undone; no page of this site has an escape of an escape in its path. */
function isPlain(pathname: string): boolean {
  try {
    const plain = decodeURIComponent(pathname);
    return !TRICKS.test(plain) && !plain.includes('%');
  } catch {
    return false;
  }
}
