/** The most expensive input for each format that the site reads, in any size up to the limit. */
import { LARGEST_FORM_BYTES } from '#app/web/form/largest-form.ts';
import { LONGEST_SVG } from '#domain/brand/safe-svg.ts';
import { LARGEST_JOB_FILE_BYTES } from '#domain/job-import/job-columns.ts';
import { LARGEST_IMPORT_BYTES } from '#domain/person/people-file.ts';
import { LARGEST_CV_BYTES } from '#domain/profile/cv.ts';
import { CONTENT_PART, LARGEST_CONTENT_BYTES } from '#domain/site/archive-limits.ts';
import { packParts } from '#tests/support/content-archive.ts';
import { entry, packedDocx, packedZip, WORD_ENTRIES } from '#tests/support/document-bombs.ts';
import {
  animatedWebp,
  drawn,
  interlacedPng,
  jpegWith,
  png,
  pngChunk,
  progressiveJpeg,
} from '#tests/support/pictures.ts';

export type Door =
  | 'jobs'
  | 'people'
  | 'archive'
  | 'cv'
  | 'studio'
  | 'logo'
  | 'picture'
  | 'form'
  | 'api'
  | 'api lines'
  | 'assistant'
  | 'mcp';

export type WorstInput = { door: Door; name: string; make: (bytes: number) => Buffer | Promise<Buffer> };

export const DOOR_LIMITS: Record<Door, number> = {
  jobs: LARGEST_JOB_FILE_BYTES,
  people: LARGEST_IMPORT_BYTES,
  archive: LARGEST_CONTENT_BYTES,
  cv: LARGEST_CV_BYTES,
  studio: LARGEST_FORM_BYTES,
  logo: 2 * 1_048_576,
  picture: 10 * 1_048_576,
  form: LARGEST_FORM_BYTES,
  api: 1_048_576,
  'api lines': 1_048_576,
  assistant: 65_536,
  mcp: 65_536,
};

function filled(part: string, start = '', end = '') {
  return (bytes: number): Buffer =>
    Buffer.concat([
      Buffer.from(start),
      Buffer.alloc(Math.max(0, bytes - start.length - end.length), part),
      Buffer.from(end),
    ]);
}

/** Like `filled`, with whole parts only. */
const repeated =
  (part: string, start = '', end = '') =>
  (bytes: number) =>
    Buffer.from(
      start + part.repeat(Math.max(0, Math.floor((bytes - start.length - end.length) / Buffer.byteLength(part)))) + end,
    );

const HEADER = 'Ref,Title,Company,Town,Salary,Description,Requirements\n';
const PEOPLE_HEADER = 'Name,Email,Phone\n';
const sheet = (door: 'jobs' | 'people', header: string): WorstInput[] => [
  { door, name: 'CSV of blank lines', make: filled('\n') },
  { door, name: 'CSV of blank lines below a header', make: filled('\n', header) },
  { door, name: 'CSV of carriage returns', make: filled('\r', header) },
  { door, name: 'CSV of spaces', make: filled(' ', header) },
  { door, name: 'CSV of lines of spaces', make: filled(' \t \n', header) },
  { door, name: 'CSV of commas', make: filled(',', header) },
  { door, name: 'CSV of lines of commas', make: filled(',,,,\n', header) },
  { door, name: 'CSV of one cell', make: filled('x', header) },
  { door, name: 'CSV of one quoted cell', make: filled('x\n', `${header}"`) },
  { door, name: 'CSV of quotation marks', make: filled('"', header) },
  { door, name: 'CSV of quoted empty cells', make: filled('"",', header) },
  { door, name: 'CSV of lines of one letter', make: filled('x\n', header) },
  { door, name: 'CSV of as many cells as it may have', make: repeated(`${'ab,'.repeat(49)}ab\n`, header) },
  { door, name: 'CSV of long lines', make: repeated(`${'x'.repeat(700)},y,z,é,a,b,c\n`, header) },
  {
    door,
    name: 'CSV in Windows-1252',
    make: (bytes) =>
      Buffer.concat([Buffer.from(header), Buffer.alloc(bytes - header.length, Buffer.from('\xe9\n', 'latin1'))]),
  },
];

const DEEP = 20_000;
const xml: WorstInput[] = [
  { door: 'jobs', name: 'XML of spaces', make: filled(' ', '<jobs>') },
  { door: 'jobs', name: 'XML of tiny jobs', make: repeated('<job/>', '<jobs>', '</jobs>') },
  { door: 'jobs', name: 'XML of tiny elements', make: repeated('<a/>', '<jobs>', '</jobs>') },
  { door: 'jobs', name: 'XML of comments', make: repeated('<!---->', '<jobs>', '</jobs>') },
  { door: 'jobs', name: 'XML of depth', make: repeated('<a>', '<jobs>') },
  { door: 'jobs', name: 'XML of attributes', make: repeated(' a=""', '<jobs><job') },
  {
    door: 'jobs',
    name: 'XML of entities',
    make: repeated(`<job><title>${'&#65;'.repeat(DEEP)}</title></job>`, '<jobs>', '</jobs>'),
  },
  {
    door: 'jobs',
    name: 'XML of jobs of many parts',
    make: repeated(`<job>${'<a/>'.repeat(4_900)}</job>`, '<jobs>', '</jobs>'),
  },
  {
    door: 'jobs',
    name: 'XML of open tags in adverts',
    make: repeated(
      `<job><id>1</id><title>t</title><description><![CDATA[${'<b><p>x'.repeat(50_000)}]]></description></job>`,
      '<jobs>',
      '</jobs>',
    ),
  },
  { door: 'jobs', name: 'WXR of tiny items', make: repeated('<item/>', '<rss><channel>', '</channel></rss>') },
  { door: 'jobs', name: 'XML with a document type', make: filled(' ', '<!DOCTYPE jobs [<!ENTITY a "b">', ']><jobs/>') },
];

const json = (start: string, end: string): [string, WorstInput['make']][] => [
  ['nested lists', repeated('[', start)],
  ['lists in lists', repeated('[[[[[]]]]],', start, `0${end}`)],
  ['empty objects', repeated('{},', start, `0${end}`)],
  ['numbers', repeated('0,', start, `0${end}`)],
  ['one text', filled('x', `${start}"`, `"${end}`)],
  ['escapes', repeated('\\u0041', `${start}"`, `"${end}`)],
];

const zipped = (make: WorstInput['make']) => async (bytes: number) => packParts([[CONTENT_PART, await make(bytes)]]);
const ARCHIVE =
  '{"format":"agency-content","version":2,"madeAt":"2026-11-28T00:00:00Z","pictures":[],"collections":{"articles":[';
const archive: WorstInput[] = json(ARCHIVE, ']}}').map(([name, make]) => ({
  door: 'archive',
  name: `archive of ${name}`,
  make: zipped(make),
}));

const MOST_ENTRIES = 65_535;
const many = (count: number, nameLength: number, content = '') =>
  Array.from({ length: count }, (_, at) => entry(String(at).padEnd(nameLength, '-'), content));
/** Archives with as many parts as the format can count, or as large as accepted. */
const zips: [name: string, make: WorstInput['make']][] = [
  ['empty parts', (bytes) => packedZip([...WORD_ENTRIES, ...many(Math.min(MOST_ENTRIES - 3, bytes >> 7), 5)])],
  [
    'long names',
    (bytes) => packedZip([...WORD_ENTRIES, ...many(Math.floor((bytes - 2_000) / 131_200), MOST_ENTRIES - 100)]),
  ],
  [
    'parts in the same place',
    (bytes) => {
      const [first, ...others] = many(Math.min(MOST_ENTRIES, bytes >> 7), 5, 'x'.repeat(1_000));
      return packedZip(first ? [first, ...others.map((each) => ({ ...each, at: 0 }))] : []);
    },
  ],
  [
    'archives in archives',
    (bytes) => {
      let inner = packedZip(many(900, 10));
      while (inner.length < bytes / 4)
        inner = packedZip([
          { ...entry('a.zip', ''), packed: inner, size: inner.length, isDeflated: false },
          ...many(900, 10),
        ]);
      return packedZip([
        ...WORD_ENTRIES,
        { ...entry('word/embeddings/a.docx', ''), packed: inner, size: inner.length, isDeflated: false },
      ]);
    },
  ],
];
const zipInputs: WorstInput[] = zips.flatMap(([name, make]) => [
  { door: 'archive', name: `archive of ${name}`, make },
  { door: 'cv', name: `DOCX of ${name}`, make },
]);

const UTF16 = '<?xml version="1.0" encoding="UTF-16"?><a>';
const cv: WorstInput[] = [
  {
    door: 'cv',
    name: 'DOCX with a relationship of many attributes',
    make: () => packedDocx(entry('word/_rels/a.rels', `<Relationship ${'a="b" '.repeat(160_000)}/>`)),
  },
  {
    door: 'cv',
    name: 'DOCX with a relationship without an end',
    make: () => packedDocx(entry('word/_rels/a.rels', `<Relationship ${'a'.repeat(1_000_000)}`)),
  },
  {
    door: 'cv',
    name: 'DOCX with many relationships',
    make: () => packedDocx(entry('word/_rels/a.rels', '<Relationship/>'.repeat(69_000))),
  },
  {
    door: 'cv',
    name: 'DOCX of NULs',
    make: () =>
      packedDocx(
        ...Array.from({ length: 40 }, (_, at) =>
          entry(`customXml/i${at}.xml`, Buffer.concat([Buffer.from(UTF16, 'utf16le'), Buffer.alloc(1_000_000)])),
        ),
      ),
  },
  {
    door: 'cv',
    name: 'DOCX of 990 parts',
    make: () =>
      packedDocx(...Array.from({ length: 990 }, (_, at) => entry(`customXml/i${at}.xml`, `<a/>${' '.repeat(40_000)}`))),
  },
  { door: 'cv', name: 'PDF of ends of archives', make: filled('PK\u0005\u0006', '%PDF-1.4\n', '%%EOF') },
  { door: 'cv', name: 'PDF of objects', make: repeated('1 0 obj<<>>endobj\n', '%PDF-1.4\n', '%%EOF') },
  {
    door: 'cv',
    name: 'DOC of zeros',
    make: (bytes) => {
      const file = Buffer.alloc(bytes);
      Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
      file.writeUInt16LE(9, 30);
      return file;
    },
  },
];

const query = (field: string, value: string) => `&${field}=${encodeURIComponent(value)}`;
const studio: WorstInput[] = [
  { door: 'studio', name: 'form of empty fields', make: filled('&', 'intent=publish&version=1') },
  { door: 'studio', name: 'form of fields', make: repeated('&a=', 'intent=publish&version=1') },
  {
    door: 'studio',
    name: 'form of list entries',
    make: repeated('&content.sources.1.title=x', 'intent=publish&version=1&content.sources.length=1000000'),
  },
  { door: 'studio', name: 'form of escapes', make: repeated('%41', 'intent=publish&version=1&content.body=') },
  { door: 'studio', name: 'article of line breaks', make: repeated('%0A', 'intent=publish&version=1&content.body=') },
  { door: 'studio', name: 'article of marks', make: filled('**[_', 'intent=publish&version=1&content.body=') },
  {
    door: 'studio',
    name: 'logo of one word in a style',
    make: () =>
      Buffer.from(
        `intent=publish&version=1${query('content.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path class="${'a'.repeat(LONGEST_SVG - 200)}" d="M0 0h9"/></svg>`)}`,
      ),
  },
];

const pictures: WorstInput[] = [
  { door: 'logo', name: 'PNG of 4,096 by 4,096 pixels', make: () => png({ width: 4_096, height: 4_096 }) },
  { door: 'logo', name: 'JPEG of 4,096 by 4,096 pixels', make: () => drawn('jpeg', 4_096, 4_096) },
  { door: 'logo', name: 'WebP of 4,096 by 4,096 pixels', make: () => drawn('webp', 4_096, 4_096) },
  { door: 'logo', name: 'PNG of 4,096 by 4,096 pixels, interlaced', make: () => interlacedPng(4_096, 4_096) },
  { door: 'logo', name: 'JPEG of 4,096 by 4,096 pixels, progressive', make: () => progressiveJpeg(4_096, 4_096) },
  {
    door: 'picture',
    name: 'JPEG of 13 million pixels, progressive',
    make: () => progressiveJpeg(4_400, 3_000),
  },
  { door: 'picture', name: 'PNG of 10 million pixels of 16 bits, interlaced', make: () => interlacedPng(4_000, 2_500) },
  { door: 'picture', name: 'PNG of 40 million pixels', make: () => png({ width: 8_000, height: 5_000 }) },
  { door: 'picture', name: 'PNG of 40 million pixels of 16 bits, interlaced', make: () => interlacedPng(8_000, 5_000) },
  { door: 'picture', name: 'JPEG of 40 million pixels, progressive', make: () => progressiveJpeg(8_000, 5_000) },
  { door: 'picture', name: 'WebP of 40 million pixels', make: () => drawn('webp', 8_000, 5_000) },
  { door: 'picture', name: 'PNG of tiny chunks', make: pngOfChunks },
  { door: 'picture', name: 'PNG of many frames', make: pngOfFrames },
  { door: 'picture', name: 'WebP of many frames', make: () => animatedWebp(2_000) },
  {
    door: 'picture',
    name: 'JPEG of a colour profile',
    make: async (bytes) => jpegWith(await drawn('jpeg', 8_000, 5_000), 0xe2, 'ICC_PROFILE\0\u0001\u0001', bytes),
  },
  {
    door: 'picture',
    name: 'JPEG of EXIF',
    make: async (bytes) => jpegWith(await drawn('jpeg', 8_000, 5_000), 0xe1, EXIF_IN_A_CIRCLE, bytes),
  },
  { door: 'picture', name: 'HEIC', make: filled('\0', '\0\0\0\u0018ftypheic\0\0\0\0heicmif1') },
];

/** EXIF whose directories refer back to the first one. */
const EXIF_IN_A_CIRCLE = `Exif\0\0II*\0\u0008\0\0\0${'\u0001\0\u0069\u0087\u0004\0\u0001\0\0\0\u0008\0\0\0\u0008\0\0\0'.repeat(3_000)}`;

function pngOfFrames(bytes: number): Buffer {
  const frame = Buffer.concat([pngChunk('fcTL', Buffer.alloc(26)), pngChunk('fdAT', Buffer.alloc(100))]);
  const count = Math.floor((bytes - 2_000) / frame.length);
  return png({ chunks: [pngChunk('acTL', Buffer.alloc(8)), Buffer.concat(Array<Buffer>(count).fill(frame))] });
}

function pngOfChunks(bytes: number): Buffer {
  const whole = png();
  const chunk = Buffer.from('00000000744558740000000000', 'hex').subarray(0, 12);
  return Buffer.concat([whole.subarray(0, 33), Buffer.alloc(bytes - whole.length, chunk), whole.subarray(33)]);
}

const other: WorstInput[] = [
  { door: 'form', name: 'form of empty fields', make: filled('&') },
  { door: 'form', name: 'form of fields', make: repeated('a=&') },
  { door: 'form', name: 'form of escapes', make: repeated('%41', 'message=') },
  ...json('[', ']').map(([name, make]): WorstInput => ({ door: 'api', name: `JSON of ${name}`, make })),
  { door: 'api lines', name: 'NDJSON of blank lines', make: filled('\n') },
  { door: 'api lines', name: 'NDJSON of tiny lines', make: filled('0\n') },
  { door: 'api lines', name: 'NDJSON of nested lists', make: repeated(`${'['.repeat(100_000)}\n`) },
  ...(['assistant', 'mcp'] as const).flatMap((door) =>
    json('[', ']').map(([name, make]): WorstInput => ({ door, name: `JSON of ${name}`, make })),
  ),
];

export const WORST_INPUTS: readonly WorstInput[] = [
  ...sheet('jobs', HEADER),
  ...sheet('people', PEOPLE_HEADER),
  ...xml,
  ...archive,
  ...cv,
  ...zipInputs,
  ...studio,
  ...pictures,
  ...other,
];
