import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import type zlib from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import {
  bombsByContent,
  bombsByDirectory,
  entry,
  linkedDocuments,
  packedDocx,
  packedZip,
  relationships,
  tooManyCharts,
  WORD_ENTRIES,
} from '#tests/support/document-bombs.ts';
import { checkWordArchive } from './word-archive.server.ts';

const isWordArchive = async (bytes: Buffer) => (await checkWordArchive(bytes)).ok;

const unpacked = vi.hoisted(() => ({ parts: 0, bytes: 0 }));
vi.mock('node:zlib', async (importOriginal) => {
  const original = await importOriginal<typeof zlib>();
  const createInflateRaw = () => {
    unpacked.parts += 1;
    return original.createInflateRaw().on('data', (piece: Buffer) => {
      unpacked.bytes += piece.length;
    });
  };
  return { ...original, createInflateRaw };
});

beforeEach(() => Object.assign(unpacked, { parts: 0, bytes: 0 }));

test.each(Object.entries(bombsByDirectory()))('refused before anything is unpacked: %s', async (_name, bytes) => {
  expect(await isWordArchive(bytes)).toBe(false);
  expect(unpacked.parts).toBe(0);
});

test.each(Object.entries(bombsByContent()))(
  'refused by what comes out of it, and no further: %s',
  async (_name, bytes) => {
    expect(await isWordArchive(bytes)).toBe(false);
    expect(unpacked.bytes).toBeLessThan(1_048_576);
  },
);

test('the unpacked size of charts counts, so that a hundred of them are refused within 50 MB', async () => {
  expect(await isWordArchive(tooManyCharts())).toBe(false);
  expect(unpacked.bytes).toBeLessThan(50 * 1_048_576);
});

const hyperlink = { type: 'hyperlink', target: 'https://jane.example/?a=1&amp;b=>', mode: 'External' };

const SVG_1_1 = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';

describe('documents as people make them are taken', () => {
  test.each([
    ['one with links to press', relationships(hyperlink, { type: 'styles', target: 'styles.xml' })],
    [
      'one that was made from a template on the disk of its author',
      relationships({
        type: 'attachedTemplate',
        target: 'file:///C:\\Users\\Jane\\Templates\\Resume.dotx',
        mode: 'External',
      }),
    ],
    [
      'one with pictures that are on the disk of its author, or were not found there',
      relationships(
        { type: 'image', target: 'file:///Users/jane/pic.png', mode: 'External' },
        { type: 'image', target: 'NULL', mode: 'External' },
      ),
    ],
    ['one with no links', '<Relationships xmlns="a"/>'],
  ])('%s', async (_what, rels) => {
    expect(await isWordArchive(packedDocx(entry('word/_rels/document.xml.rels', rels)))).toBe(true);
  });

  test('one with a chart, whose figures are a spreadsheet', async () => {
    const spreadsheet = packedZip([entry('[Content_Types].xml', '<Types/>'), entry('xl/workbook.xml', '<workbook/>')]);
    expect(await isWordArchive(packedDocx(entry('word/embeddings/Microsoft_Excel_Sheet1.xlsx', spreadsheet)))).toBe(
      true,
    );
  });

  test('one with parts that pack well, with a picture that names its document type, and in UTF-16', async () => {
    const bytes = packedDocx(
      entry('word/media/image1.svg', `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Drawn -->\n${SVG_1_1}\n<svg/>`),
      entry('word/media/image2.svg', '<!DOCTYPE svg><svg/>'),
      entry('word/styles.xml', `<w:styles>${'<w:style w:name="Heading"/>'.repeat(20_000)}</w:styles>`),
      entry('customXml/item1.xml', Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a/>', 'utf16le')),
      entry('word/empty.xml', ''),
    );
    expect(await isWordArchive(bytes)).toBe(true);
  });

  test.each(['libreoffice.docx'])('%s', async (name) => {
    expect(await isWordArchive(await readFile(`tests/support/documents/${name}`))).toBe(true);
  });
});

test.each([
  ...Object.entries(linkedDocuments()),
  ...['template-on-server', 'template-on-web', 'linked-picture'].map(
    (name) => [name, readFileSync(`tests/support/documents/cv-${name}.docx`)] as const,
  ),
])('taken, and what Word would fetch by itself leads nowhere: %s', async (_name, bytes) => {
  const checked = await checkWordArchive(bytes);
  if (!checked.ok) throw new Error(checked.fault);
  const [before, after] = await Promise.all([bytes, checked.bytes].map(unpackAll));
  const links = Object.values(after ?? {}).join('');
  expect(links).not.toMatch(/evil\.example|SRV02|templates\.example|media\.example/);
  expect(links).toContain('Target="NULL"');
  expect(Object.keys(after ?? {})).toEqual(Object.keys(before ?? {}));
  expect(after?.['word/document.xml']).toBe(before?.['word/document.xml']);
  expect(await checkWordArchive(checked.bytes)).toEqual({ ok: true, bytes: checked.bytes });
});

async function unpackAll(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(bytes);
  const parts: Record<string, string> = {};
  for await (const each of zip.eachEntry()) {
    parts[each.fileName] = await text(await zip.openReadStreamPromise(each));
  }
  return parts;
}

test('a header that says otherwise than the directory is refused', async () => {
  const bytes = packedZip(WORD_ENTRIES);
  for (const [at, value] of [
    [8, 0],
    [30, 0x41],
    [0, 0],
  ] as const) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(value, at);
    expect(await isWordArchive(changed)).toBe(false);
  }
});
