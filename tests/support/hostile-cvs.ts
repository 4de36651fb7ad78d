/** CVs that are made to hang, to swell or to mislead what reads them: by kind, each different with every number that is given. */
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import type { CvExtension } from '#domain/profile/cv.ts';
import { type Random, randomFrom } from './content-items.ts';
import {
  bombsByContent,
  bombsByDirectory,
  entry,
  packedDocx,
  packedZeros,
  packedZip,
  WORD_ENTRIES,
} from './document-bombs.ts';
import { compoundFile, pdfWith } from './documents.ts';

export type HostileCv = { kind: string; bytes: Buffer; extension: CvExtension };

const SAMPLES: [CvExtension, string][] = [
  ['pdf', 'class-close.pdf'],
  ['docx', 'onepage-fernandez.docx'],
  ['doc', 'short-meer.doc'],
];
const MEGABYTE = 1_048_576;

/** Objects from 1 on, the first of them the root. `streams` are packed. */
function pdfOf(objects: readonly (string | { head: string; stream: Buffer })[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let length = 9;
  const offsets = objects.map((object, index) => {
    const at = length;
    const text = typeof object === 'string' ? object : `<< ${object.head} /Length ${object.stream.length} >>\nstream\n`;
    const own = [Buffer.from(`${index + 1} 0 obj\n${text}`)];
    if (typeof object !== 'string') own.push(object.stream, Buffer.from('\nendstream'));
    own.push(Buffer.from('\nendobj\n'));
    for (const part of own) length += part.length;
    parts.push(...own);
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer.replace('XREF', String(length))} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

const ROOT = '<< /Type /Catalog /Pages 2 0 R >>';
const page = (contents: string, more = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} /Resources << /Font << /F1 5 0 R >> ${more} >> >>`;
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const packed = (content: string | Buffer) => ({ head: '/Filter /FlateDecode', stream: deflateSync(content) });
const shown = (content: string | Buffer, font = FONT, more = '') =>
  pdfOf([ROOT, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', page('4 0 R', more), packed(content), font]);

const docxOf = (body: string | Buffer) => packedZip([...WORD_ENTRIES.slice(0, 2), entry('word/document.xml', body)]);
const word = (inside: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${inside}</w:body></w:document>`;
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** By what they are; each gets a number from 0 on, and a source of chance that depends on it. */
const KINDS: Record<string, (n: number, chance: Random) => [CvExtension, Buffer]> = {
  'cut off': (n, chance) => {
    const [extension, bytes] = sample(n);
    return [extension, bytes.subarray(0, Math.floor(chance() * bytes.length))];
  },
  'with bits turned': (n, chance) => {
    const [extension, bytes] = sample(n);
    for (let turned = 0; turned <= n; turned += 1) {
      const at = Math.floor(chance() * bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(chance() * 8));
    }
    return [extension, bytes];
  },
  'with pieces moved': (n, chance) => {
    const [extension, bytes] = sample(n);
    const [from, to, length] = [chance(), chance(), chance() / 4].map((part) => Math.floor(part * bytes.length));
    bytes.copyWithin(to ?? 0, from ?? 0, (from ?? 0) + (length ?? 0));
    return [extension, bytes];
  },
  'of nothing or nearly nothing': (n) => [SAMPLES[n % 3]?.[0] ?? 'pdf', sample(n)[1].subarray(0, n)],
  'of noise behind a true beginning': (n, chance) => {
    const [extension, bytes] = sample(n);
    return [extension, Buffer.concat([bytes.subarray(0, 600), noise(20_000 * (n + 1), chance)])];
  },
  'called another kind': (n) => [SAMPLES[(n + 1) % 3]?.[0] ?? 'pdf', sample(n)[1]],
  'PDF whose pages contain themselves': (n) => [
    'pdf',
    pdfOf([
      ROOT,
      `<< /Type /Pages /Kids [${'2 0 R '.repeat(n + 1)}3 0 R] /Count ${n + 2} /Parent 3 0 R >>`,
      '<< /Type /Pages /Kids [2 0 R] /Count 1 /Parent 2 0 R >>',
    ]),
  ],
  'PDF whose table of objects leads to itself': (n) => [
    'pdf',
    pdfOf([ROOT, '<< /Type /Pages /Kids [] /Count 0 >>'], `/Prev XREF /XRefStm ${n}`),
  ],
  'PDF whose objects lie in one another': (n) => [
    'pdf',
    pdfOf([
      '2 0 R',
      '3 0 R',
      '1 0 R',
      { head: `/Type /ObjStm /N ${n + 1} /First 4 /Extends 4 0 R`, stream: Buffer.from('4 0 4 0 R') },
    ]),
  ],
  'PDF with a hundred thousand pages': (n) => [
    'pdf',
    n % 2
      ? pdfOf([
          ROOT,
          `<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 100000 >>`,
          page('4 0 R'),
          packed('BT /F1 9 Tf (Wren) Tj ET'),
          FONT,
        ])
      : pdfOf([
          ROOT,
          `<< /Type /Pages /Kids [3 0 R] /Count ${2 ** (n + 10)} >>`,
          page('4 0 R'),
          packed('BT /F1 9 Tf (Wren) Tj ET'),
          FONT,
        ]),
  ],
  'PDF of brackets in brackets': (n) => ['pdf', shown(`${['[', '<<', '<< /A '][n % 3]?.repeat(200_000)}`)],
  'PDF whose tree of pages is deep': (n) => [
    'pdf',
    pdfOf([
      ROOT,
      ...Array.from(
        { length: 2_000 * (n + 1) },
        (_, at) => `<< /Type /Pages /Kids [${at + 3} 0 R] /Count 1 /Parent ${at + 1} 0 R >>`,
      ),
    ]),
  ],
  'PDF with a giant font': (n, chance) => [
    'pdf',
    pdfOf([
      ROOT,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page('4 0 R'),
      packed('BT /F1 9 Tf (Wren) Tj ET'),
      `<< /Type /Font /Subtype /TrueType /BaseFont /A /FirstChar 0 /LastChar 100000 /Widths [${'9 '.repeat(100_000)}] /FontDescriptor 6 0 R >>`,
      '<< /Type /FontDescriptor /FontName /A /FontFile2 7 0 R >>',
      packed(Buffer.concat([Buffer.from('00010000ffff', 'hex'), noise(MEGABYTE * (1 + (n % 3)), chance)])),
    ]),
  ],
  'PDF with a map of characters without end': (n) => [
    'pdf',
    pdfOf([
      ROOT,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page('4 0 R'),
      packed('BT /F1 9 Tf (Wren) Tj ET'),
      '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [5 0 R] /ToUnicode 6 0 R >>',
      packed(`begincmap ${'1 beginbfrange <0000> <ffffffff> <0041> endbfrange '.repeat(1 + n * 50)} endcmap`),
    ]),
  ],
  'PDF with a script': (n) => [
    'pdf',
    pdfOf([
      `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while (true) app.alert(${n})) >> >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page('4 0 R'),
      packed('BT /F1 9 Tf (Wren) Tj ET'),
      FONT,
    ]),
  ],
  'PDF with a giant text': (n) => ['pdf', shown(`BT /F1 9 Tf (${'A'.repeat(4 * MEGABYTE * (1 + (n % 4)))}) Tj ET`)],
  'PDF that unpacks to hundreds of megabytes': (n) => [
    'pdf',
    shown(Buffer.alloc((100 + (n % 5) * 50) * MEGABYTE, n % 2 ? 0 : ' ')),
  ],
  'PDF with a million words': (n) => [
    'pdf',
    shown(`BT /F1 9 Tf ${`${n} ${n % 7} Td (Wren) Tj `.repeat(1_000_000)} ET`),
  ],
  'PDF whose drawings contain themselves': (n) => [
    'pdf',
    pdfOf([
      ROOT,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      page('4 0 R', '/XObject << /X 6 0 R >>'),
      packed('/X Do '.repeat(n + 1)),
      FONT,
      {
        head: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
        stream: Buffer.from('/X Do /X Do'),
      },
    ]),
  ],
  'archive that swells, or fetches': (n) => [
    'docx',
    Object.values({ ...bombsByDirectory(), ...bombsByContent() })[n % 34] ?? Buffer.alloc(0),
  ],
  'DOCX with things from elsewhere': (n) => [
    'docx',
    docxOf(
      `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/${n % 2 ? 'passwd' : 'hosts'}">]>${word(paragraph('&x;'))}`,
    ),
  ],
  'DOCX of tables in tables': (n) => {
    const depth = 500 * (n + 1);
    return [
      'docx',
      docxOf(
        word(`${'<w:tbl><w:tr><w:tc>'.repeat(depth)}${paragraph('Wren')}${'</w:tc></w:tr></w:tbl>'.repeat(depth)}`),
      ),
    ];
  },
  'DOCX with a giant paragraph': (n) => ['docx', docxOf(word(paragraph(`${n}aB `.repeat(MEGABYTE))))],
  'DOCX with very many paragraphs': (n) => ['docx', docxOf(word(paragraph(`Nurse ${n}`).repeat(100_000 + n * 10_000)))],
  'DOCX whose styles go round': (n) => [
    'docx',
    packedDocx(
      entry(
        'word/styles.xml',
        `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${Array.from({ length: 20_000 }, (_, at) => `<w:style w:type="paragraph" w:styleId="s${at}"><w:basedOn w:val="s${(at + n + 1) % 20_000}"/></w:style>`).join('')}</w:styles>`,
      ),
    ),
  ],
  'DOCX with a picture that swells': (n) => [
    'docx',
    packedDocx({ name: 'word/media/a.png', packed: packedZeros(8 + n), size: (8 + n) * MEGABYTE }),
  ],
  'DOC whose sectors go round': (n) => {
    const bytes = sample(2)[1];
    // Each of the first sectors of the table names itself, or one before it, as the next.
    for (let at = 0; at <= n; at += 1) bytes.writeUInt32LE(at % (n + 1), 512 + at * 4);
    return ['doc', bytes];
  },
  'DOC whose head lies': (n, chance) => {
    const bytes = sample(2)[1];
    const field = [30, 32, 44, 48, 56, 60, 64, 68, 72, 76][n % 10] ?? 30;
    bytes.writeUInt16LE(Math.floor(chance() * 65_536), field);
    return ['doc', bytes];
  },
  'DOC whose parts are empty or many': (n) => [
    'doc',
    compoundFile(['WordDocument', '1Table', ...Array.from({ length: n * 20 }, (_, at) => `Part ${at}`)]),
  ],
  'harmless, with words that cost to read': (n) => [
    'pdf',
    pdfWith([
      ['Jan 2019 - ', 'and ', '0 ', '+44 (0', 'a.'][n % 5]?.repeat(2_000) ?? '',
      `Skills: ${'a, '.repeat(5_000)}`,
    ]),
  ],
};

function sample(n: number): [CvExtension, Buffer] {
  const [extension, file] = SAMPLES[n % SAMPLES.length] as [CvExtension, string];
  return [extension, readFileSync(`tests/support/cvs/files/${file}`)];
}

function noise(bytes: number, chance: Random): Buffer {
  return Buffer.from(Uint32Array.from({ length: Math.ceil(bytes / 4) }, () => chance() * 2 ** 32).buffer);
}

/** So that also the first few are of all sorts: has no divisor in common with the number of kinds. */
const STEP = 11;

/** All kinds in turn, as many as are wanted; the first are always the same. */
export function* hostileCvs(count: number): Generator<HostileCv> {
  const kinds = Object.entries(KINDS);
  for (let made = 0; made < count; made += 1) {
    const [kind, make] = kinds[(made * STEP) % kinds.length] as (typeof kinds)[number];
    const n = Math.floor(made / kinds.length);
    const [extension, bytes] = make(n, randomFrom(made + 1));
    yield { kind: `${kind} ${n}`, bytes, extension };
  }
}

export const HOSTILE_KINDS = Object.keys(KINDS).length;
