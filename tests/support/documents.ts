import { crc32 } from 'node:zlib';

/** @param bytes exact size of the file */
export function pdf(bytes = 600, text = 'A CV'): Buffer {
  const start = Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n% ${text}\n%`, 'latin1');
  const end = Buffer.from('\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n', 'latin1');
  return Buffer.concat([start, Buffer.alloc(bytes - start.length - end.length, 'x'), end]);
}

export function pdfWith(lines: readonly string[]): Buffer {
  const operators = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 14 TL 50 800 Td\n${operators}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${body}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  );
}

type JpegOptions = { width?: number; height?: number; data?: Buffer };

/** Has the markers of a JPEG but no valid image data. */
export function jpeg({ width = 640, height = 480, data = Buffer.alloc(200, 7) }: JpegOptions = {}): Buffer {
  const [tall, wide] = [height, width].map((side) => [side >> 8, side & 255]);
  const part = (marker: number, content: number[]) => [0xff, marker, 0, content.length + 2, ...content];
  const head = [
    0xff,
    0xd8,
    ...part(0xe0, [...Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0')]),
    ...part(0xc0, [8, ...(tall ?? []), ...(wide ?? []), 1, 1, 0x11, 0]),
    ...part(0xda, [1, 1, 0, 0, 63, 0]),
  ];
  return Buffer.concat([Buffer.from(head), data, Buffer.from([0xff, 0xd9])]);
}

export type ZipEntry = { name: string; content?: string; isEncrypted?: boolean };

type ZipOptions = { comment?: Buffer; before?: Buffer };

export function zip(
  entries: ZipEntry[],
  { comment = Buffer.alloc(0), before = Buffer.alloc(0) }: ZipOptions = {},
): Buffer {
  const locals: Buffer[] = [before];
  const directory: Buffer[] = [];
  let offset = before.length;
  for (const { name, content = '', isEncrypted = false } of entries) {
    const path = Buffer.from(name);
    const data = Buffer.from(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE((isEncrypted ? 1 : 0) | 0x800, 2);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(data.length, 18);
    facts.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, path, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), facts, place, path);
    locals.push(local);
    offset += local.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...locals, table, end, comment]);
}

export const WORD_PARTS: ZipEntry[] = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: '_rels/.rels', content: '<Relationships/>' },
  { name: 'word/document.xml', content: '<w:document/>' },
];

export const docx = (...more: ZipEntry[]): Buffer => zip([...WORD_PARTS, ...more]);

const SECTOR = 512;
const END_OF_CHAIN = 0xfffffffe;

/** A compound file whose directory has these names and no content. */
export function compoundFile(names: string[]): Buffer {
  const entries = ['Root Entry', ...names];
  const directorySectors = Math.ceil(entries.length / 4);
  const header = Buffer.alloc(SECTOR, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END_OF_CHAIN, 60);
  header.writeUInt32LE(END_OF_CHAIN, 68);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  for (let sector = 1; sector <= directorySectors; sector += 1) {
    table.writeUInt32LE(sector === directorySectors ? END_OF_CHAIN : sector + 1, sector * 4);
  }
  const directory = Buffer.alloc(directorySectors * SECTOR);
  entries.forEach((name, index) => {
    const at = index * 128;
    directory.write(`${name}\0`, at, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, at + 64);
    directory.writeUInt8(index === 0 ? 5 : 2, at + 66);
  });
  return Buffer.concat([header, table, directory]);
}

/** A compound file with these streams; each is padded to at least 4,096 bytes. */
function compoundFileOf(streams: Record<string, Buffer>): Buffer {
  const contents = Object.values(streams).map((content) => {
    const sectors = Math.max(8, Math.ceil(content.length / SECTOR));
    return Buffer.concat([content, Buffer.alloc(sectors * SECTOR - content.length)]);
  });
  const file = compoundFile(Object.keys(streams));
  let sector = file.length / SECTOR - 1;
  const directory = 2 * SECTOR;
  const siblings = contents.length;
  for (let index = 0; index <= siblings; index += 1) {
    const entry = directory + index * 128;
    file.fill(0xff, entry + 68, entry + 80);
    if (index === 0) file.writeUInt32LE(1, entry + 76);
    else if (index < siblings) file.writeUInt32LE(index + 1, entry + 72);
  }
  contents.forEach((content, index) => {
    const entry = directory + (index + 1) * 128;
    file.writeUInt32LE(sector, entry + 116);
    file.writeUInt32LE(content.length, entry + 120);
    for (const last = sector + content.length / SECTOR - 1; sector <= last; sector += 1) {
      file.writeUInt32LE(sector === last ? END_OF_CHAIN : sector + 1, SECTOR + sector * 4);
    }
  });
  return Buffer.concat([file, ...contents]);
}

type WordStories = { body: string; headers?: string; textBoxes?: string };

/** A Word 97 document with these texts. `isWide`: two bytes per character. */
export function wordDocument({ body, headers = '', textBoxes = '' }: WordStories, { isWide = false } = {}): Buffer {
  const text = body + headers + textBoxes;
  const head = Buffer.alloc(0x400);
  head.writeUInt16LE(0xa5ec, 0);
  head.writeUInt16LE(0xc1, 2);
  head.writeUInt16LE(0x0200, 10);
  head.writeUInt32LE(0x400, 0x18);
  head.writeUInt32LE(body.length, 0x4c);
  head.writeUInt32LE(headers.length, 0x54);
  head.writeUInt32LE(textBoxes.length, 0x64);
  const pieces = Buffer.alloc(5 + 16);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(text.length, 9);
  pieces.writeUInt32LE(isWide ? 0x400 : 0x4000_0000 + 0x800, 15);
  const stories = Buffer.alloc(4 * 14);
  // Six note separators come first, then the six headers and footers of the section; the text is in the second of those.
  for (let at = 8; at < 14; at += 1) stories.writeUInt32LE(headers.length, at * 4);
  head.writeUInt32LE(0, 0x1a2);
  head.writeUInt32LE(pieces.length, 0x1a6);
  head.writeUInt32LE(pieces.length, 0xf2);
  head.writeUInt32LE(headers === '' ? 0 : stories.length, 0xf6);
  const content = Buffer.from(text, isWide ? 'utf16le' : 'latin1');
  return compoundFileOf({ WordDocument: Buffer.concat([head, content]), '1Table': Buffer.concat([pieces, stories]) });
}

export function oldWordDocument(text: string): Buffer {
  const head = Buffer.alloc(0x300);
  head.writeUInt16LE(0xa5dc, 0);
  head.writeUInt16LE(0x65, 2);
  head.writeUInt32LE(0x300, 0x18);
  head.writeUInt32LE(0x300 + text.length, 0x1c);
  return compoundFileOf({ WordDocument: Buffer.concat([head, Buffer.from(text, 'latin1')]) });
}

export const doc = (...more: string[]): Buffer => compoundFile(['WordDocument', '1Table', ...more]);
