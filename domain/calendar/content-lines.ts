/** Writes iCalendar files (RFC 5545). Typed text cannot add a line or a property. */

const LONGEST_LINE = 75;
const encoder = new TextEncoder();

/** Lines end with CRLF and have at most 75 octets. */
export const writeLines = (lines: readonly string[]): string => lines.map((line) => `${fold(line)}\r\n`).join('');

/** A UTC time, which calendar programs convert: 20261201T100000Z. */
export const formatMoment = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** RFC 5545, 3.3.11; also removes control characters except line breaks. */
export const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** RFC 5545, 3.1: continuation lines begin with a space, which counts towards the length. Characters are never split. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LONGEST_LINE) {
      lines.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}
