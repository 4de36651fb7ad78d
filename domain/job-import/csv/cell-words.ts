/** Decodes a cell whose text was escaped once too often by HTML or JSON: `R&amp;D`, `&lt;p&gt;`, `We\u2019re`. */
import { decodeEntities } from '#domain/text/markup/html-tokens.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { hasMarkup } from '#domain/text/plain-text.ts';
import { advertTextOf } from '../advert-html.ts';

const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi;
const JSON_CHARACTER = /\\u([\da-f]{4})/gi;
const JSON_BREAK = /\\r\\n|\\n(?![a-z])|(?<=[.!?:;,)\s])\\n/g;
const HAS_PATH = /\b[a-z]:\\/i;

const withoutEscapes = (text: string): string =>
  text.includes('\\') && !HAS_PATH.test(text)
    ? text
        .replaceAll(JSON_CHARACTER, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
        .replaceAll(JSON_BREAK, '\n')
        .replaceAll(/\\(?=["'/])/g, '')
    : text;

/** Decodes a cell and keeps its tags. */
export function decodeCell(cell: string): string {
  const text = withoutEscapes(cell);
  return hasMarkup(text) ? text : text.replaceAll(ENTITY, decodeEntities).replaceAll('\u00a0', ' ');
}

/** Decodes a cell of several lines and removes its tags. */
export function linesOfCell(cell: string): string {
  const text = decodeCell(cell);
  return hasMarkup(text) ? (advertTextOf(text) ?? text) : text;
}

export const lineOfCell = (cell: string): string => oneLine(linesOfCell(cell));
