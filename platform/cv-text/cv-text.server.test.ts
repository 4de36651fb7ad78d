import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SAMPLE_CVS } from '#tests/support/cvs/judge.ts';
import { bombsByContent, bombsByDirectory } from '#tests/support/document-bombs.ts';
import { pdfWith, zip } from '#tests/support/documents.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { readDocumentText } from './cv-text.server.ts';
import { readDocument } from './read-document.ts';

const PATIENT = { milliseconds: PATIENCE_MS };

describe('reads the text of', () => {
  test('a PDF, line by line', async () => {
    const bytes = pdfWith(['Wren Halloran', 'wren@mail.example', 'Keeper (lights), 2019 - 2024']);
    const read = await readDocumentText({ bytes, extension: 'pdf' }, PATIENT);
    expect(read).toEqual({ ok: true, text: expect.any(String) });
    const lines = (read.ok ? read.text : '').split('\n').map((line) => line.trim());
    expect(lines.filter(Boolean)).toEqual(['Wren Halloran', 'wren@mail.example', 'Keeper (lights), 2019 - 2024']);
  });

  test('a DOCX', async () => {
    const bytes = readFileSync('tests/support/documents/libreoffice.docx');
    expect(await readDocumentText({ bytes, extension: 'docx' }, PATIENT)).toMatchObject({
      ok: true,
      text: expect.stringContaining('Jane Doe'),
    });
  });
});

/** The samples cover columns, tables and two other writers, with the layout marks that tests of the CV rules use. */
test.each(SAMPLE_CVS.filter(({ file }) => file))(
  'a CV by a theme, as it is laid out: $file',
  async ({ file, kind, lines }) => {
    const bytes = readFileSync(`tests/support/cvs/files/${file}`);
    const text = await readDocument(bytes, kind);
    expect(text.replace(/\n{3,}/g, '\n\n').split('\n')).toEqual(lines);
  },
);

/** Heap and external memory only: resident memory also includes what other tests left behind. */
function measureHeld(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const UNREADABLE = { ok: false, reason: 'unreadable' };
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

describe('a file that lies or breaks is not read', () => {
  test.each([
    ['nothing at all', 'pdf', Buffer.alloc(0)],
    ['noise', 'pdf', randomBytes(4_000)],
    ['noise', 'docx', randomBytes(4_000)],
    ['noise', 'doc', Buffer.concat([OLE, randomBytes(4_000)])],
    ['a PDF that is called a DOCX', 'docx', pdfWith(['Wren'])],
    ['an archive without a document', 'docx', zip([{ name: 'a.txt', content: 'a' }])],
    ['a PDF that is cut off at its head', 'pdf', pdfWith(['Wren']).subarray(0, 12)],
  ] as const)('%s (%s)', async (_what, extension, bytes) => {
    await expect(readDocument(bytes, extension)).rejects.toThrow();
  });

  test('and its owner is asked for the text', async () => {
    expect(await readDocumentText({ bytes: randomBytes(4_000), extension: 'docx' })).toEqual(UNREADABLE);
  });

  test('documents that unpack to too much end their own process alone', async () => {
    const bombs = [bombsByDirectory(), bombsByContent()].flatMap((each) => Object.entries(each).slice(0, 2));
    const before = measureHeld();
    for (const [name, bytes] of bombs) {
      const read = await readDocumentText({ bytes, extension: 'docx' });
      if (read.ok) expect(read.text.length, name).toBeLessThanOrEqual(200_000);
      else expect(read, name).toEqual(UNREADABLE);
    }
    expect(measureHeld() - before).toBeLessThan(64 * 1_048_576);
  });
});

test('a scan is said to be one', async () => {
  expect(await readDocumentText({ bytes: pdfWith([]), extension: 'pdf' }, PATIENT)).toEqual({
    ok: false,
    reason: 'scan',
  });
});

test('takes no longer than it may, and no more memory', async () => {
  const bytes = pdfWith(['Wren']);
  expect(await readDocumentText({ bytes, extension: 'pdf' }, { milliseconds: 1 })).toEqual(UNREADABLE);
  expect(await readDocumentText({ bytes, extension: 'pdf' }, { residentMegabytes: 1 })).toEqual(UNREADABLE);
});

test('reads two at once and lets others wait for a later try', async () => {
  const bytes = pdfWith(['Wren']);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => readDocumentText({ bytes, extension: 'pdf' }, PATIENT)),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  expect(answers.filter((answer) => !answer.ok && answer.reason === 'busy')).toHaveLength(3);
});
