/** The lines of an advert, read from HTML, and how they become plain text (the app's job-text shows it). */

import { stripMarkup } from '#domain/text/plain-text.ts';

export type AdvertLine = {
  kind: 'heading' | 'text' | 'item';
  text: string;
  /** True at the start of a paragraph, a list or a heading; other lines follow the previous one after a line break. */
  isFirst: boolean;
};

/** List items begin with a dash; an empty line separates paragraphs. */
export function writeAdvertLines(lines: readonly AdvertLine[]): string {
  let written = '';
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const isJoined = !line.isFirst || before?.kind === 'heading' || (before?.kind === 'item' && line.kind === 'item');
    written += `${before ? (isJoined ? '\n' : '\n\n') : ''}${line.kind === 'item' ? '- ' : ''}${line.text}`;
  }
  return written;
}

/** Invisible characters, and controls that change the text direction. */
const INVISIBLE_CHARACTERS = /[^\P{Cc}\t]|[\u00ad\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffe\uffff]/gu;
/** Matches most lines. They contain none of the characters above, and this test is faster. */
const PLAIN = /^[ -~£]*$/;
const BULLET = /^(?:[•●▪■◦‣·∙*–—-]|\uf0b7)\s+/u;
/** Counted in characters: a longer bold text is a warning rather than a heading. */
const LONGEST_HEADING = 80;

export class AdvertLines {
  readonly #lines: AdvertLine[] = [];
  #kind: AdvertLine['kind'] = 'text';
  #parts: string[] = [];
  #length = 0;
  #boldLength = 0;
  #isFirst = true;

  /** @param keepsBreaks line breaks in the text become line breaks of the advert, as in text without markup */
  write(text: string, { isBold = false, keepsBreaks = false } = {}): void {
    const [first = '', ...others] = keepsBreaks ? text.split('\n') : [text];
    this.#add(first, isBold);
    for (const other of others) {
      this.breakLine();
      this.#add(other, isBold);
    }
  }

  #add(text: string, isBold: boolean): void {
    this.#parts.push(text);
    const { length } = text.trim();
    this.#length += length;
    if (isBold) this.#boldLength += length;
  }

  breakLine(): void {
    const isEmpty = !this.endLine();
    if (isEmpty) this.#isFirst = true;
  }

  /** Starts a block of this kind. A list item without text stays an item, whatever block begins inside it. */
  beginBlock(kind: AdvertLine['kind']): void {
    const isEmpty = !this.endLine();
    if (!(isEmpty && this.#kind === 'item' && kind === 'text')) this.#kind = kind;
    this.#isFirst = true;
  }

  endBlock(): void {
    this.endLine();
    this.#kind = 'text';
    this.#isFirst = true;
  }

  end(): readonly AdvertLine[] {
    this.endLine();
    return this.#lines;
  }

  endLine(): boolean {
    const raw = this.#parts.join('').toWellFormed().replaceAll(/\s+/g, ' ');
    const visible = PLAIN.test(raw) ? raw : raw.replaceAll(INVISIBLE_CHARACTERS, '');
    // Removes tags that were written as text with entities.
    const line = (visible.includes('<') ? stripMarkup(visible) : visible).trim();
    const isBold = this.#length > 0 && this.#boldLength === this.#length;
    this.#parts = [];
    this.#length = 0;
    this.#boldLength = 0;
    if (line === '') return false;
    const text = line.replace(BULLET, '');
    const isItem = this.#kind === 'item' || text !== line;
    const isHeading = this.#kind === 'heading' || (isBold && line.length <= LONGEST_HEADING);
    const kind = isItem ? 'item' : isHeading ? 'heading' : 'text';
    this.#lines.push({ kind, text, isFirst: this.#isFirst || kind !== this.#lines.at(-1)?.kind });
    // The next line of an item is no new item.
    if (this.#kind === 'item') this.#kind = 'text';
    this.#isFirst = false;
    return true;
  }
}
