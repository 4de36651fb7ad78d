/**
 * Extracts a person's own words from a reply, without the quoted email, the phone's advertisement and the company's legal notice. Words
 * below and between quoted lines stay. If unsure, it keeps too much rather than too little.
 */
import { withoutClosing } from './closing-lines.ts';
import { findQuoteHeader, isRule, type Line } from './quote-headers.ts';
import { linesOfHtml } from './reply-html.ts';

const POINTS_BELOW =
  /\b(?:see|answers?|answered|replie[sd]|repl(?:y|ies)|responses?|responded|comments?|notes?|inline|filled|completed|added)\b.{0,60}\b(?:below|inline|in-line|in (?:red|blue|green|bold|caps|capitals|italics|colour)|underneath|beneath|between the lines|against each|alongside|next to|beside|under (?:your|each|the)|after each)\b/isu;

function wordsOfLines(lines: readonly Line[]): string {
  const unwrapped = splitJoinedHeaders(joinWrappedQuotes(lines.map(withoutInvisible)));
  const sections: string[] = [];
  let hasWords = false;
  let pointsBelow = false;
  let from = 0;
  while (from < unwrapped.length) {
    const header = findQuoteHeader(unwrapped, from);
    // Reads each section once, because an email may contain thousands of headers.
    const above = sectionsOf(unwrapped.slice(from, header?.start)).map(withoutClosing);
    sections.push(...above);
    hasWords ||= above.some(isWritten);
    if (!header) break;
    from = header.end;
    // The remaining lines are a quote, unless no words would be left or the person refers to the text below.
    if (!hasWords || pointsBelow || isMarked(unwrapped, from)) continue;
    pointsBelow = POINTS_BELOW.test(sections.join('\n').trim());
    if (!pointsBelow) break;
  }
  const words = sections.filter(isWritten);
  return withoutClosing(words.join('\n'))
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Zero-width characters, which programs put beside advertisements. */
const INVISIBLE_CHARACTERS = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/gu;
const withoutInvisible = (line: Line): Line => ({ ...line, text: line.text.replaceAll(INVISIBLE_CHARACTERS, '') });

/** Lines of plain text that start with `>` are quotes. */
function wordsOfText(text: string): string {
  const lines = text.split('\n').map((line) => ({ text: line.trimEnd(), isQuoted: /^\s{0,3}>/.test(line) }));
  return wordsOfLines(unmarkLoneLine(lines));
}

/** Uses the HTML, because it marks quotes, unless the plain text has marks. */
export function wordsOfParts(text: string, html: string): string {
  if (html === '' || /^\s{0,3}>/m.test(text)) return wordsOfText(text);
  return wordsOfLines(unmarkLoneLine(linesOfHtml(html).map(withMark))) || wordsOfText(text);
}

/** Some programs put the marks of plain text into their HTML. */
const withMark = (line: Line): Line => ({ ...line, isQuoted: line.isQuoted || line.text.startsWith('>') });

/** Treats a single line with `>` between other lines as the person's own, because nothing else marks it as a quote. */
function unmarkLoneLine(lines: Line[]): Line[] {
  const quotedLines = lines.filter((line) => line.isQuoted);
  const at = lines.findIndex((line) => line.isQuoted);
  const isLone = quotedLines.length === 1 && findQuoteHeader(lines, 0) === null;
  const isInside = lines.slice(0, at).some(hasText) && lines.slice(at + 1).some(hasText);
  return isLone && isInside ? lines.map((line) => ({ ...line, isQuoted: false })) : lines;
}

const isWritten = (section: string) => section.trim() !== '';
const hasText = ({ text }: Line) => isWritten(text);

/** Quoted lines separate sections, because an advertisement may end any section. */
function sectionsOf(lines: readonly Line[]): string[] {
  const sections = [''];
  for (const { text, isQuoted } of lines) {
    const last = sections.length - 1;
    if (isQuoted) {
      if (sections[last] !== '') sections.push('');
    } else sections[last] += `${text}\n`;
  }
  return sections;
}

/** True if marked lines follow; unmarked ones are then the person's own. */
function isMarked(lines: readonly Line[], from: number): boolean {
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at];
    if (line?.isQuoted) return true;
    if (line && !isRule(line.text)) return false;
  }
  return false;
}

/** Marks the rest of a quoted line that a program wrapped without repeating the mark. */
function joinWrappedQuotes(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    const [before, after] = [lines[at - 1], lines[at + 1]];
    const isEnd =
      !line.isQuoted &&
      before?.isQuoted &&
      after?.isQuoted &&
      before.text.length > 60 &&
      /[\p{L},]$/u.test(before.text);
    return isEnd && /^[\p{Ll}(<_]/u.test(line.text) && line.text.length < 40 ? { ...line, isQuoted: true } : line;
  });
}

/** Splits `Yes. On 27 November 2026 at 16:04, Tidewell wrote:` above a quote into words and header. */
function splitJoinedHeaders(lines: readonly Line[]): Line[] {
  return lines.flatMap((line, at) => {
    if (line.isQuoted || !line.text.trimEnd().endsWith('wrote:') || !isMarked(lines, at + 1)) return [line];
    const [, words, header] =
      /^(.*?\S)[\s-]*\b(On (?:mon|tue|wed|thu|fri|sat|sun|\d{1,2}[\s/.-]).{5,200}wrote:)\s*$/iu.exec(
        line.text.slice(0, 600),
      ) ?? [];
    return words && header
      ? [
          { text: words.replace(/[\s-]+$/, ''), isQuoted: false },
          { text: header, isQuoted: false },
        ]
      : [line];
  });
}
