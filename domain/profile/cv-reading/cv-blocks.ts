/** Converts a CV to displayed text: every line in reading order, nothing omitted. */
import { MARKS, readHeading } from './cv-lines.ts';

/** A `text` block is a paragraph; its lines are separated by line breaks. */
export type CvBlock = { kind: 'heading' | 'text'; text: string };

const COLUMN_MARKS = /[\ue000-\ue002]/;
const SIZE = new RegExp(`^${MARKS.size}\\d{1,9}${MARKS.size}`);

/** @param text with the layout marks that the document reader adds */
export function toCvBlocks(text: string): CvBlock[] {
  const blocks: CvBlock[] = [];
  let isOpen = false;
  for (const raw of text.split(/\r\n?|\n|(?=[\ue000-\ue002])/)) {
    if (COLUMN_MARKS.test(raw)) isOpen = false;
    const line = raw
      .replace(COLUMN_MARKS, '')
      .replace(SIZE, '')
      .trim()
      .replace(/\s*\t\s*/g, '\u2003')
      .replace(/\v/g, ' ');
    const last = blocks.at(-1);
    if (line === '') isOpen = false;
    else if (readHeading(line) !== null) {
      blocks.push({ kind: 'heading', text: line });
      isOpen = false;
    } else if (isOpen && last) last.text += `\n${line}`;
    else {
      blocks.push({ kind: 'text', text: line });
      isOpen = true;
    }
  }
  return blocks;
}
