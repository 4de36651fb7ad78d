/**
 * Extracts the text of a Word document from before 2007 from its pieces: headers and text boxes first, then the body and its notes. Also
 * for Word 6 and 95, and for later documents with other damaged tables.
 */
import { type CompoundFile, openCompoundFile } from '#platform/upload/compound-file.ts';

const WORD_6 = 0xa5dc;
const WORD_97 = 0xa5ec;
const FLAGS = { isComplex: 0x0004, isEncrypted: 0x0100, isFirstTable: 0x0200 } as const;
const WINDOWS_1252 = new TextDecoder('windows-1252');
const UTF_16 = new TextDecoder('utf-16le');
/** This flag in the address of a piece means that each character has one byte, and that the address is doubled. */
const ONE_BYTE_FLAG = 0x4000_0000;

/** `text` is null if the document has no text, or if a password hides it. */
export function readWordBinary(bytes: Buffer): { isOld: boolean; text: string | null } {
  const file = openCompoundFile(bytes);
  const head = file?.readStream('WordDocument');
  if (!file || !head || head.length < 0x200) return { isOld: false, text: null };
  const isOld = head.readUInt16LE(0) === WORD_6;
  const flags = head.readUInt16LE(10);
  const isReadable = (isOld || head.readUInt16LE(0) === WORD_97) && (flags & FLAGS.isEncrypted) === 0;
  const text = isReadable ? (isOld ? readOld(head, flags) : readNewer(file, head, flags)) : null;
  return { isOld, text: text === null ? null : plainText(text) };
}

/** The lengths of the document's parts: body, footnotes, headers, macros, comments, endnotes, text boxes, and text boxes of headers. */
const LENGTHS_AT = 0x4c;
const ORDER = [2, 7, 6, 0, 1, 5];

function readNewer(file: CompoundFile, head: Buffer, flags: number): string | null {
  const text = readPieces(head, tableOf(file, head, flags), false);
  let end = 0;
  const stories = Array.from({ length: 8 }, (_, index) => {
    const start = end;
    end += head.readUInt32LE(LENGTHS_AT + index * 4);
    return text?.slice(start, end) ?? '';
  });
  return text && ORDER.map((index) => stories[index]).join('\r');
}

function tableOf(file: CompoundFile, head: Buffer, flags: number): Buffer {
  const table = file.readStream((flags & FLAGS.isFirstTable) === 0 ? '0Table' : '1Table') ?? Buffer.alloc(0);
  return part(table, head.readUInt32LE(0x1a2), head.readUInt32LE(0x1a6));
}

/** Reads Word 6 and 95. Their text is in pieces only after a fast save. */
function readOld(head: Buffer, flags: number): string {
  const table = part(head, head.readUInt32LE(0x160), head.readUInt32LE(0x164));
  const pieces = (flags & FLAGS.isComplex) !== 0 ? readPieces(head, table, true) : null;
  return pieces ?? WINDOWS_1252.decode(head.subarray(head.readUInt32LE(0x18), head.readUInt32LE(0x1c)));
}

function readPieces(head: Buffer, table: Buffer, isOld: boolean): string | null {
  let at = 0;
  while (at + 3 <= table.length && table[at] === 1) at += 3 + table.readUInt16LE(at + 1);
  if (at + 5 > table.length || table[at] !== 2) return null;
  const list = part(table, at + 5, table.readUInt32LE(at + 1));
  const count = Math.floor((list.length - 4) / 12);
  let text = '';
  for (let index = 0; index < count; index += 1) {
    const characters = list.readUInt32LE((index + 1) * 4) - list.readUInt32LE(index * 4);
    const address = list.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    if (characters <= 0) continue;
    if (isOld) text += WINDOWS_1252.decode(part(head, address, characters));
    else if ((address & ONE_BYTE_FLAG) === 0) text += UTF_16.decode(part(head, address, characters * 2));
    else text += WINDOWS_1252.decode(part(head, (address & ~ONE_BYTE_FLAG) / 2, characters));
  }
  return text;
}

const part = (bytes: Buffer, from: number, length: number) => bytes.subarray(from, from + length);

/** A field consists of its instruction and its result. */
const FIELD = { start: '\u0013', result: '\u0014', end: '\u0015' } as const;
const INSTRUCTION = new RegExp(`${FIELD.start}[^${FIELD.start}-${FIELD.end}]*[${FIELD.result}${FIELD.end}]`, 'g');
const END_OF_CELL = '\u0007';
const HYPHEN = '\u001e';

const plainText = (text: string): string =>
  text
    .replace(INSTRUCTION, '')
    .replaceAll(END_OF_CELL, '\t')
    .replaceAll(HYPHEN, '-')
    .replace(/[\r\v\f]/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '');
