/** Makes typed texts plain by removing markup before they are stored (spec: marketing §5). */

/** HTML elements, and the entry points to SVG and MathML. Other names in brackets are text. */
const ELEMENTS = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br
  button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed
  fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image
  img input ins isindex kbd keygen label legend li link listing main map mark marquee math menu menuitem meta meter nav
  nobr noembed noframes noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc
  ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td
  template textarea tfoot th thead time title tr track tt u ul use var video wbr xmp`.split(/\s+/),
);
const LONGEST_NAME = 10;
const OPENS_TAG = /<(?=[a-z/!?])/gi;

/**
 * Removes tags and comments, including those that only arise from removing others, and keeps their text. A remaining bracket that could
 * still start a tag gets a space after it, so `a < b`, `<3` and `O'Brien` are unchanged and `List<String>` stays readable. Idempotent.
 * Takes linear time.
 */
export function stripMarkup(text: string): string {
  const pieces: string[] = [];
  const open: number[] = [];
  // Code units are enough, because half of a surrogate pair is never a bracket.
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const start = character === '>' ? open.pop() : undefined;
    if (start !== undefined && isTag(pieces.slice(start + 1, start + LONGEST_NAME + 3).join(''))) {
      pieces.length = start;
      continue;
    }
    if (character === '<') open.push(pieces.length);
    pieces.push(character);
  }
  return pieces.join('').replace(OPENS_TAG, '< ');
}

/** True if the text has an HTML tag; `List<String>` and `a < b` have none. */
export const hasMarkup = (text: string): boolean =>
  Array.from(text.matchAll(/<([a-z/][^<>]*)>/gi)).some(([, inside = '']) => isTag(inside.slice(0, LONGEST_NAME + 2)));

export const isElement = (name: string): boolean => ELEMENTS.has(name);

function isTag(beginning: string): boolean {
  const [, name] = /^\/?([a-z][a-z0-9]*)(?=[\s/]|$)/i.exec(beginning) ?? [];
  return /^[!?]/.test(beginning) || (name !== undefined && ELEMENTS.has(name.toLowerCase()));
}

/**
 * Invisible characters that address books, messengers and word processors put around copied text: marks, embeddings and isolates of text
 * direction, zero-width spaces, soft hyphens. Joiners stay, because scripts and emoji need them. Overrides (U+202D, U+202E) stay so that a
 * check can refuse them: they show letters in another order than stored.
 */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202c\u2060\u2066-\u2069\ufeff]/g;

export const stripInvisible = (text: string): string => text.replaceAll(INVISIBLE, '');
