/** PDFs that try to hang or exhaust their reader. */
import { deflateSync } from 'node:zlib';
import type { CvExtension } from '#domain/profile/cv.ts';
import type { Random } from '#tests/support/content-items.ts';

/** @param n the number of the file within its kind, from 0 */
export type Make = (n: number, chance: Random) => [CvExtension, Buffer];

const MEGABYTE = 1_048_576;

/** Builds a PDF from its objects, numbered from 1; the first is the root. Streams are compressed. */
function pdfOf(objects: readonly (string | { head: string; stream: Buffer })[], trailer = ''): Buffer {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n')];
  let length = 9;
  const offsets = objects.map((object, index) => {
    const at = length;
    const text = typeof object === 'string' ? object : `<< ${object.head} /Length ${object.stream.length} >>\nstream\n`;
    const objectParts: Uint8Array[] = [Buffer.from(`${index + 1} 0 obj\n${text}`)];
    if (typeof object !== 'string') objectParts.push(object.stream, Buffer.from('\nendstream'));
    objectParts.push(Buffer.from('\nendobj\n'));
    for (const part of objectParts) length += part.length;
    parts.push(...objectParts);
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer.replace('XREF', String(length))} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

const ROOT = '<< /Type /Catalog /Pages 2 0 R >>';
/** The one page is object 3. */
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const page = (contents: string, more = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} /Resources << /Font << /F1 5 0 R >> ${more} >> >>`;
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const packed = (content: string | Buffer) => ({ head: '/Filter /FlateDecode', stream: deflateSync(content) });
/** Content for pages whose content does not matter. */
const WORDS = packed('BT /F1 9 Tf (Wren) Tj ET');
const pdfShowing = (content: string | Buffer, font = FONT, more = '') =>
  pdfOf([ROOT, PAGES, page('4 0 R', more), packed(content), font]);

export function noise(bytes: number, chance: Random): Buffer {
  return Buffer.from(Uint32Array.from({ length: Math.ceil(bytes / 4) }, () => chance() * 2 ** 32).buffer);
}

export const HOSTILE_PDFS: Record<string, Make> = {
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
          WORDS,
          FONT,
        ])
      : pdfOf([ROOT, `<< /Type /Pages /Kids [3 0 R] /Count ${2 ** (n + 10)} >>`, page('4 0 R'), WORDS, FONT]),
  ],
  'PDF of brackets in brackets': (n) => ['pdf', pdfShowing(`${['[', '<<', '<< /A '][n % 3]?.repeat(200_000)}`)],
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
      PAGES,
      page('4 0 R'),
      WORDS,
      `<< /Type /Font /Subtype /TrueType /BaseFont /A /FirstChar 0 /LastChar 100000 /Widths [${'9 '.repeat(100_000)}] /FontDescriptor 6 0 R >>`,
      '<< /Type /FontDescriptor /FontName /A /FontFile2 7 0 R >>',
      packed(Buffer.concat([Buffer.from('00010000ffff', 'hex'), noise(MEGABYTE * (1 + (n % 3)), chance)])),
    ]),
  ],
  'PDF with a map of characters without end': (n) => [
    'pdf',
    pdfOf([
      ROOT,
      PAGES,
      page('4 0 R'),
      WORDS,
      '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [5 0 R] /ToUnicode 6 0 R >>',
      packed(`begincmap ${'1 beginbfrange <0000> <ffffffff> <0041> endbfrange '.repeat(1 + n * 50)} endcmap`),
    ]),
  ],
  'PDF with a script': (n) => [
    'pdf',
    pdfOf([
      `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while (true) app.alert(${n})) >> >>`,
      PAGES,
      page('4 0 R'),
      WORDS,
      FONT,
    ]),
  ],
  'PDF with a giant text': (n) => [
    'pdf',
    pdfShowing(`BT /F1 9 Tf (${'A'.repeat(4 * MEGABYTE * (1 + (n % 4)))}) Tj ET`),
  ],
  'PDF that unpacks to hundreds of megabytes': (n) => [
    'pdf',
    pdfShowing(Buffer.alloc((100 + (n % 5) * 50) * MEGABYTE, n % 2 ? 0 : ' ')),
  ],
  'PDF with a million words': (n) => [
    'pdf',
    pdfShowing(`BT /F1 9 Tf ${`${n} ${n % 7} Td (Wren) Tj `.repeat(1_000_000)} ET`),
  ],
  'PDF whose drawings contain themselves': (n) => [
    'pdf',
    pdfOf([
      ROOT,
      PAGES,
      page('4 0 R', '/XObject << /X 6 0 R >>'),
      packed('/X Do '.repeat(n + 1)),
      FONT,
      {
        head: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
        stream: Buffer.from('/X Do /X Do'),
      },
    ]),
  ],
};
