/**
 * Converts the HTML of an advert to plain text. Only visible content is kept: scripts, styles, pictures, frames, forms and hidden elements
 * are skipped, and all attributes are dropped, including addresses and event handlers. It works on tokens rather than a tree, so that time
 * and memory grow in proportion to the text, however deeply it is nested. Runs on the server only.
 */
import { decodeEntities, HIDES, names, tokenizeHtml, VOID } from '#domain/text/markup/html-tokens.ts';
import { isElement } from '#domain/text/plain-text.ts';
import { type AdvertLine, AdvertLines, writeAdvertLines } from './advert-lines.ts';

/** Counted in characters: twenty times a job's limit, because some editors write more markup than text. */
export const LONGEST_HTML = 400_000;

const HEADINGS = names('h1 h2 h3 h4 h5 h6');
const BLOCKS = names(
  'address article aside blockquote body center details dialog div dl fieldset figcaption figure footer form header ' +
    'hr html legend main nav ol p pre section summary table tbody tfoot thead ul',
);
/** Table rows and terms of definition lists, which become lines of one block. */
const ROWS = names('dd dt tr');
const BOLD = names('b strong');
const CELLS = names('td th');
const PASSED_OVER = names(
  'applet audio button canvas datalist iframe map math noembed noframes noscript object script select style svg template ' +
    'textarea title video',
);
const HAS_BLOCKS = /<(?:p|br|div|li|ul|ol|h[1-6]|tr)\b/i;
const HAS_CODED_TAGS = /&lt;\/?(?:p|br|div|li|ul|ol|h[1-6]|strong|b|span)\b/i;

/**
 * @param keepsBreaks line breaks in the text count, as in WordPress; they always count if there are no block elements @returns null for
 * HTML longer than any advert
 */
export function readAdvertHtml(html: string, { keepsBreaks = false } = {}): readonly AdvertLine[] | null {
  if (html.length > LONGEST_HTML) return null;
  // Some systems escape their HTML a second time.
  const isCoded = !/<[a-z]/i.test(html) && HAS_CODED_TAGS.test(html);
  const text = (isCoded ? decodeEntities(html) : html).replaceAll(/\r\n?/g, '\n');
  return readTokens(text, keepsBreaks || !HAS_BLOCKS.test(text));
}

export function advertTextOf(html: string): string | null {
  const lines = readAdvertHtml(html);
  return lines && writeAdvertLines(lines);
}

function readTokens(html: string, keepsBreaks: boolean): readonly AdvertLine[] {
  const lines = new AdvertLines();
  let tag = '';
  let output = '';
  let attribute = '';
  let value: string[] = [];
  let isHiding = false;
  let hasAttributes = false;
  let bold = 0;
  let preformatted = 0;
  let hidden: { name: string; depth: number } | null = null;

  const write = (text: string) => {
    if (!hidden) lines.write(text, { isBold: bold > 0, keepsBreaks: keepsBreaks || preformatted > 0 });
  };
  const open = () => {
    const isBlock = HEADINGS.has(tag) || BLOCKS.has(tag) || tag === 'li';
    // The start of a block ends an open paragraph.
    if (hidden?.name === 'p' && isBlock) hidden = null;
    if (hidden) {
      if (tag === hidden.name) hidden.depth += 1;
    } else if (isHiding || PASSED_OVER.has(tag)) {
      if (!VOID.has(tag)) hidden = { name: tag, depth: 1 };
    } else if (isBlock) {
      bold = 0;
      if (tag === 'pre') preformatted += 1;
      lines.beginBlock(tag === 'li' ? 'item' : HEADINGS.has(tag) ? 'heading' : 'text');
    } else if (BOLD.has(tag)) bold += 1;
    else if (tag === 'br') lines.breakLine();
    else if (ROWS.has(tag)) lines.endLine();
    else if (CELLS.has(tag)) lines.write(' ');
    // Unknown elements are text, such as `List<String>`.
    else if (!hasAttributes && /^[a-z][a-z\d]*$/.test(tag) && !isElement(tag)) write(`<${output}>`);
  };
  const close = (name: string) => {
    if (hidden) {
      if (name === hidden.name) hidden.depth -= 1;
      if (hidden.depth === 0) hidden = null;
    } else if (HEADINGS.has(name) || BLOCKS.has(name) || name === 'li') {
      bold = 0;
      if (name === 'pre') preformatted = Math.max(0, preformatted - 1);
      lines.endBlock();
    } else if (BOLD.has(name)) bold = Math.max(0, bold - 1);
  };
  tokenizeHtml(html, {
    ontext: (start, end) => write(html.slice(start, end)),
    ontextentity: (code) => write(String.fromCodePoint(code)),
    onopentagname: (start, end) => {
      output = html.slice(start, end);
      tag = output.toLowerCase();
      isHiding = false;
      hasAttributes = false;
    },
    onattribname: (start, end) => {
      attribute = html.slice(start, end).toLowerCase();
      hasAttributes = true;
      value = [];
    },
    onattribdata: (start, end) => value.push(html.slice(start, end)),
    onattribentity: (code) => value.push(String.fromCodePoint(code)),
    onattribend: () => {
      const style =
        attribute === 'style'
          ? value
              .join('')
              .toLowerCase()
              .replaceAll(/\s*:\s*/g, ':')
          : '';
      if (attribute === 'hidden' || HIDES.test(style)) isHiding = true;
    },
    onopentagend: open,
    onselfclosingtag: open,
    onclosetag: (start, end) => close(html.slice(start, end).toLowerCase()),
  });
  return lines.end();
}
