/** CVs that try to hang, exhaust or mislead their reader. Files of a kind differ by their number. */
import { readFileSync } from 'node:fs';
import { HOSTILE_PDFS, type Make, noise } from '#app/features/people/profile/tests/hostile-pdfs.ts';
import type { CvExtension } from '#domain/profile/cv.ts';
import { randomFrom } from '#tests/support/content-items.ts';
import {
  bombsByContent,
  bombsByDirectory,
  entry,
  packedDocx,
  packedZeros,
  packedZip,
  WORD_ENTRIES,
} from '#tests/support/document-bombs.ts';
import { compoundFile, pdfWith } from '#tests/support/documents.ts';

export type HostileCv = { kind: string; bytes: Buffer; extension: CvExtension };

const SAMPLES: [CvExtension, string][] = [
  ['pdf', 'class-close.pdf'],
  ['docx', 'onepage-fernandez.docx'],
  ['doc', 'short-meer.doc'],
];
const MEGABYTE = 1_048_576;

const docxOf = (body: string | Buffer) => packedZip([...WORD_ENTRIES.slice(0, 2), entry('word/document.xml', body)]);
const word = (body: string) =>
  `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** Makers by kind. Each gets a number from 0, and a random source that depends on it. */
const KINDS: Record<string, Make> = {
  'cut off': (n, chance) => {
    const [extension, bytes] = sample(n);
    return [extension, bytes.subarray(0, Math.floor(chance() * bytes.length))];
  },
  'with bits turned': (n, chance) => {
    const [extension, bytes] = sample(n);
    for (let flips = 0; flips <= n; flips += 1) {
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
  ...HOSTILE_PDFS,
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
    // The chain of sectors loops: each names itself or an earlier one as the next.
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

/** Has no divisor in common with the number of kinds, so that the first files are of different kinds. */
const STEP = 11;

/** Yields files of all kinds in turn, the same ones in each run. */
export function* hostileCvs(count: number, from = 0): Generator<HostileCv> {
  const kinds = Object.entries(KINDS);
  for (let index = from; index < from + count; index += 1) {
    const [kind, make] = kinds[(index * STEP) % kinds.length] as (typeof kinds)[number];
    const n = Math.floor(index / kinds.length);
    const [extension, bytes] = make(n, randomFrom(index + 1));
    yield { kind: `${kind} ${n}`, bytes, extension };
  }
}
