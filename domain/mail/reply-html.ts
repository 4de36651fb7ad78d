/** Reads the lines of a reply in HTML, and which of them are quotes. Mail programs mark quotes by elements, classes and ids. */
import { HIDES, names, tokenizeHtml, VOID } from '#domain/text/markup/html-tokens.ts';
import { findQuoteHeader, type Line } from './quote-headers.ts';

const BLOCKS = names(
  'address article aside blockquote body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr html li main ' +
    'ol p pre section table tbody td tfoot th thead tr ul',
);
/** Elements that the next block ends, even if they are not closed. */
const ENDS_BY_ITSELF = names('p li dt dd tr td th');
const PASSED_OVER = names('head script style title template object svg math iframe select textarea xml');
/** The ends of elements nested more deeply are not tracked, but their text is read. */
const DEEPEST = 400;
/** Characters: enough for the quotes of a long exchange. */
const LONGEST_HTML = 600_000;

/** Classes and ids of elements with quotes. Outlook adds the prefix `x_` in emails that it quotes. */
const QUOTES =
  /(?:^|\s)(?:x_)*(?:yahoo_quoted\S*|yahooquoted|ymail_quoted|protonmail_quote|tutanota_quote|zmail_extra|olk_src_body_section|replyblockquote|moz-forward-container|ms-outlook-mobile-reference-message|mail-editor-reference-message-container|gmx_quote|quote-content|iosymail)(?:\s|$)/;
/** Classes and ids of elements above a quoted email that continues to the end. */
const STARTS =
  /(?:^|\s)(?:x_)*(?:appendonsend|divrplyfwdmsg|replyforwardmessage|reply-intro|gmail_attr|moz-cite-prefix|yahoo-quoted-begin|zwchr|isreplycontent)(?:\s|$)/;
/** Classes and ids of texts that mail programs add. */
const ADDED =
  /(?:^|\s)(?:x_)*(?:ms-outlook-mobile-signature|protonmail_signature_block-proton|ymail_android_signature)(?:\s|$)/;
const CITES = /(?:^|\s)(?:x_)*(?:gmail_quote\S*|cite|quote|mailquote)(?:\s|$)/;

type Open = { name: string; isQuote: boolean; isHidden: boolean };

export function linesOfHtml(html: string): Line[] {
  const lines: Line[] = [];
  const open: Open[] = [];
  let text = '';
  let starts = false;
  let quotes = 0;
  let hidden = 0;
  let preformatted = 0;
  let tag = '';
  let attribute = '';
  let value = '';
  let attributes = new Map<string, string>();

  const endLine = (isBreak: boolean) => {
    const words = text.replaceAll(/[ \t\u00a0]+/g, ' ').trim();
    // Keeps a bullet with its text, which may be in another block.
    if (words === '-' && !isBreak) return;
    if (words !== '' || isBreak || starts || text.includes('\u00a0'))
      lines.push({ text: words, isQuoted: quotes > 0, ...(starts && { startsQuote: true }) });
    text = '';
    starts = false;
  };
  const write = (words: string) => {
    if (hidden > 0) return;
    if (preformatted === 0) text += words.replaceAll(/[\n\r\t ]+/g, ' ');
    else
      for (const [index, part] of words.split('\n').entries()) {
        if (index > 0) endLine(true);
        text += part;
      }
  };
  const leave = ({ name, isQuote, isHidden }: Open) => {
    if (isQuote) quotes -= 1;
    if (isHidden) hidden -= 1;
    if (name === 'pre') preformatted -= 1;
  };
  const openTag = () => {
    const isBlock = BLOCKS.has(tag);
    if (isBlock) endLine(false);
    if (ENDS_BY_ITSELF.has(tag) && open.at(-1)?.name === tag) leave(open.pop() as Open);
    const marks = readMarks(tag, attributes);
    // Other block quotes are text that the person indented.
    if (tag === 'blockquote' && endsInHeader(lines)) marks.isQuote = true;
    if (marks.isStart && hidden === 0 && quotes === 0) starts = true;
    if (tag === 'br' && hidden === 0) endLine(true);
    if (tag === 'li') write('- ');
    if (tag === 'hr' && quotes === 0) {
      text = '________';
      endLine(false);
    }
    if (VOID.has(tag) || open.length >= DEEPEST) return;
    open.push({ name: tag, isQuote: marks.isQuote, isHidden: marks.isHidden });
    if (marks.isQuote) quotes += 1;
    if (marks.isHidden) hidden += 1;
    if (tag === 'pre') preformatted += 1;
  };
  const closeTag = (name: string) => {
    const isBlock = BLOCKS.has(name);
    if (isBlock) endLine(false);
    const at = open.findLastIndex((element) => element.name === name);
    if (at >= 0) for (const element of open.splice(at)) leave(element);
  };
  const source = html.slice(0, LONGEST_HTML);
  tokenizeHtml(source, {
    ontext: (start, end) => write(source.slice(start, end)),
    ontextentity: (code) => write(String.fromCodePoint(code)),
    onopentagname: (start, end) => {
      tag = source.slice(start, end).toLowerCase();
      attributes = new Map();
    },
    onattribname: (start, end) => {
      attribute = source.slice(start, end).toLowerCase();
      value = '';
    },
    onattribdata: (start, end) => {
      value += source.slice(start, end);
    },
    onattribend: () => attributes.set(attribute, value.slice(0, 2_000).toLowerCase()),
    onopentagend: openTag,
    onselfclosingtag: openTag,
    onclosetag: (start, end) => closeTag(source.slice(start, end).toLowerCase()),
  });
  endLine(false);
  return lines;
}

function endsInHeader(lines: readonly Line[]): boolean {
  const last = lines.slice(-6);
  while (last.length > 0 && last.at(-1)?.text === '') last.pop();
  return findQuoteHeader(last, 0)?.end === last.length && last.length > 0;
}

function readMarks(tag: string, attributes: ReadonlyMap<string, string>) {
  const style = (attributes.get('style') ?? '').replaceAll(/\s+/g, '');
  const marks = `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''} ${attributes.get('name') ?? ''}`;
  const isCited =
    tag === 'blockquote' &&
    (attributes.size === 0 || attributes.get('type') === 'cite' || CITES.test(marks) || style.includes('border-left'));
  return {
    isQuote: isCited || QUOTES.test(marks),
    isStart: STARTS.test(marks),
    isHidden: PASSED_OVER.has(tag) || attributes.has('hidden') || HIDES.test(style) || ADDED.test(marks),
  };
}
