import { headerPart } from './quote-header-names.ts';

export type Line = {
  text: string;
  /** Marked as a quote by `>` or by the HTML. */
  isQuoted: boolean;
  /** The HTML marks the start of a quoted email here. */
  startsQuote?: boolean;
};

type QuoteHeader = { start: number; end: number };

/** The most lines of one wrapped header, and of one block of headers. */
const MOST_WRAPPED = 4;
const MOST_HEADERS = 14;
/** Characters. Headers are shorter, and patterns read no further. */
const LONGEST = 400;

const WROTE =
  'wrote|writes|said|sent|a écrit|schrieb|geschrieben|schreef|escribió|ha scritto|escreveu|skrev|napisał(?:\\(a\\))?|pisze|kirjoitti|a scris|написал|пише';
const OPENS = /^(?:on|at|in|le|am|op|el|il|em|den|på|w dniu|dnia|pe)\s/iu;
const ENDS_WITH_VERB = new RegExp(`(?:^|[\\s>,)\\]"])(?:${WROTE})\\s*(?:[:：.]|-{2,})?$`, 'iu');
const HAS_VERB = new RegExp(`(?:^|\\s)(?:${WROTE})[\\s:：]`, 'iu');
const ADDRESS = /[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+/u;
const DATE = /\b(?:(?:19|20)\d\d|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4})\b/u;
const TIME = /\b\d{1,2}[:.h]\d{2}\b/u;

const SEPARATOR =
  /^[\s*>]*-{2,}\s*(?:original|reply|ursprüngliche|antwort|message d['’]origine|mensaje|oprindelig|messaggio|wiadomość|originalnachricht)[^-\n]{0,30}-{2,}(?:[\s*]*$|\s*from:)/iu;
/** The header of a forwarded email, which counts as the person's own text. */
const FORWARD = /^[\s*>]*(?:-{2,}\s*forwarded message|begin forwarded message:)/iu;
/** The line that Notes puts above a quote: name, time and the start of the quoted email. */
const NOTES = /^\S.{0,80}---\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4} \d{1,2}:\d{2}(?::\d{2})?(?: [ap]m)?---/iu;
const GROUPWISE = /^>>>.{1,200}\d{1,2}:\d{2}.{0,20}>>>$/u;

/** Finds the first header at or after `from`. A header within a marked quote belongs to the quote. */
export function findQuoteHeader(lines: readonly Line[], from: number): QuoteHeader | null {
  for (let at = from; at < lines.length; at += 1) {
    if (FORWARD.test(lines[at]?.text.slice(0, LONGEST) ?? '')) return null;
    const header = headerAt(lines, at);
    if (header) return header;
  }
  return null;
}

function headerAt(lines: readonly Line[], at: number): QuoteHeader | null {
  const line = lines[at];
  if (!line || line.isQuoted) return null;
  const text = line.text.trim();
  if (line.startsQuote) return { start: at, end: blockEnd(lines, at) ?? attributionEnd(lines, at) ?? at + 1 };
  if (text === '') return null;
  if ([SEPARATOR, NOTES, GROUPWISE].some((pattern) => pattern.test(text.slice(0, LONGEST))))
    return { start: at, end: headersBelow(lines, at + 1) };
  const end = blockEnd(lines, at) ?? attributionEnd(lines, at);
  return end === null ? null : { start: at, end };
}

/** After a separator comes a block of headers, an attribution, or neither. */
function headersBelow(lines: readonly Line[], from: number): number {
  let at = from;
  while (at < lines.length && isRule(lines[at]?.text ?? '')) at += 1;
  const end = blockEnd(lines, at) ?? attributionEnd(lines, at);
  return end ?? from;
}

/** Reads `From: … Sent: … To: … Subject: …` in any order. @returns the end of the block; null if none starts here */
function blockEnd(lines: readonly Line[], start: number): number | null {
  let at = start;
  while (at < lines.length && at < start + 3 && isRule(lines[at]?.text ?? '')) at += 1;
  const first = headerPart(lines[at]?.text ?? '');
  if (first === null || first === 'other' || (first === 'to' && at === start)) return null;
  const parts = new Set<string>();
  let end = at;
  let text = '';
  let plain = 0;
  for (let next = at; next < lines.length && next < at + MOST_HEADERS; next += 1) {
    const line = lines[next]?.text ?? '';
    const part = headerPart(line);
    if (part === null) {
      // The line continues a wrapped value, or is the value of the name above it.
      plain += 1;
      if ((line.trim() === '' && parts.size > 2) || plain > 2 || parts.size === 0) break;
      if (parts.has('subject') && line.trim() !== '') break;
    } else {
      // The person typed a list of times, such as `From: 9 am`.
      if (part === 'from' && !ADDRESS.test(line) && /^[^:：]{1,30}[:：][\s*_]*\d/u.test(line)) return null;
      parts.add(part);
      plain = 0;
      end = next + 1;
    }
    text += `${line.slice(0, LONGEST)}\n`;
  }
  const isBlock = parts.has('from') && parts.has('sent') && (parts.has('subject') || parts.has('to'));
  return isBlock && (ADDRESS.test(text) || DATE.test(text)) && (parts.size > 3 || ADDRESS.test(text) || TIME.test(text))
    ? end
    : null;
}

/** Reads `On 27 November 2026 at 16:04, Tidewell <…> wrote:`, wrapped or not. @returns its end; null if none starts here */
function attributionEnd(lines: readonly Line[], start: number): number | null {
  let text = '';
  for (let at = start; at < lines.length && at < start + MOST_WRAPPED; at += 1) {
    const line = lines[at];
    if (!line || line.isQuoted || line.text.trim() === '') return null;
    text = `${text} ${line.text.trim()}`.trim().slice(0, LONGEST);
    const plain = text.replace(/^[\s*>-]+/, '').replace(/[\s*-]+$/, '');
    if (isAttribution(plain, isQuotedBelow(lines, at + 1))) return at + 1;
    // Do not join a line with the next one unless it could start an attribution.
    if (!OPENS.test(plain) && !DATE.test(plain) && !ADDRESS.test(plain) && !plain.endsWith('<')) return null;
  }
  return null;
}

function isAttribution(text: string, isAboveQuote: boolean): boolean {
  const isDated = DATE.test(text);
  const isAddressed = ADDRESS.test(text);
  if (ENDS_WITH_VERB.test(text)) {
    if (isAboveQuote) return OPENS.test(text) || isDated || isAddressed || /[:：]$/u.test(text);
    // The person may be quoting a colleague if there is no address and no quote mark below.
    return isAddressed;
  }
  const ends = /[:：]$/u.test(text);
  if (ends && HAS_VERB.test(text) && isDated) return true;
  // Forms such as `2026-11-27 16:04 GMT+00:00 Tidewell <…>:`, `27 Nov 2026, 16:04 by hello@jobs.example:`, `Quoting Tidewell <…>:`.
  if (isAddressed && isDated && (ends || />$/.test(text)) && /^[\p{L}\d]/u.test(text)) return ends || isAboveQuote;
  return isAddressed && ends && /^quoting\s/i.test(text);
}

function isQuotedBelow(lines: readonly Line[], from: number): boolean {
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at];
    if (line?.isQuoted) return true;
    if (line && line.text.trim() !== '') return false;
  }
  return false;
}

export const isRule = (text: string): boolean => /^[\s_*=─—–-]*$/u.test(text);
