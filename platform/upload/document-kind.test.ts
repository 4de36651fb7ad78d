import { describe, expect, test } from 'vitest';
import { compoundFile, doc, docx, pdf, WORD_PARTS, zip } from '#tests/support/documents.ts';
import { detectDocument } from './document-kind.server.ts';

const text = (content: string) => Buffer.from(content, 'latin1');
const tablesOf = (file: Buffer, at: number, value: number) => {
  const changed = Buffer.from(file);
  changed.writeUInt32LE(value, at);
  return changed;
};

describe('a document is known by its content', () => {
  test.each([
    ['PDF', pdf(), 'pdf'],
    ['PDF with something after its end', Buffer.concat([pdf(), Buffer.alloc(900)]), 'pdf'],
    [
      'PDF in which an archive is attached',
      Buffer.concat([text('%PDF-1.7\n'), docx(), Buffer.alloc(70_000), pdf()]),
      'pdf',
    ],
    ['PDF with the sign of an archive in it by chance', Buffer.concat([text('%PDF-1.7 PK\u0005\u0006'), pdf()]), 'pdf'],
    ['DOC', doc(), 'doc'],
    ['DOC with a long directory', doc(...Array.from({ length: 40 }, (_, index) => `Part ${index}`)), 'doc'],
    ['DOCX', docx(), 'docx'],
    [
      'DOCX as Word on the web names its parts',
      zip([WORD_PARTS[0] ?? { name: '' }, { name: 'word/document2.xml' }]),
      'docx',
    ],
  ])('%s', async (_what, bytes, kind) => {
    expect(await detectDocument(bytes)).toBe(kind);
  });
});

describe('what is no document, or more than one', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', text('My CV')],
    ['a program', text(`MZ${'\u0000'.repeat(2000)}`)],
    ['a PDF that was cut off', pdf(3000).subarray(0, 2000)],
    ['a page before a PDF', Buffer.concat([text('<html><script></script>'), pdf()])],
    ['a PDF that ends as an archive', Buffer.concat([pdf(), docx()])],
    ['a PDF that ends as an archive with a comment', Buffer.concat([pdf(), zip(WORD_PARTS, { comment: pdf() })])],
    ['an archive that begins as a PDF', zip(WORD_PARTS, { before: pdf() })],
    ['an archive behind a program', zip(WORD_PARTS, { before: text('MZ\u0090') })],
    ['an archive with a comment', zip(WORD_PARTS, { comment: text('hello') })],
    ['an archive that is no document', zip([{ name: 'a.txt' }])],
    ['an archive with a PDF where readers look', zip([{ name: 'a.txt', content: '%PDF-1.4' }, ...WORD_PARTS])],
    ['an archive with a path that leads out of it', docx({ name: '../../etc/passwd' })],
    ['an archive with a path from the root', docx({ name: '/etc/passwd' })],
    ['an archive with a path of Windows', docx({ name: 'C:\\cv.txt' })],
    ['an archive that names a part twice', docx({ name: 'word/document.xml' })],
    ['an archive with a locked part', docx({ name: 'word/a.xml', isEncrypted: true })],
    ['an archive with a program in it', docx({ name: 'word/embeddings/run.exe' })],
    [
      'an archive of too many parts',
      docx(...Array.from({ length: 5_001 }, (_, index) => ({ name: `word/${index}.xml` }))),
    ],
    ['an archive that was cut off', docx().subarray(0, 200)],
    ['a DOCX with macros', docx({ name: 'word/vbaProject.bin' })],
    ['a spreadsheet of the time of DOC', compoundFile(['Workbook'])],
    ['a DOC with macros', doc('Macros', 'VBA')],
    ['a DOC that ends as an archive', Buffer.concat([doc(), docx()])],
    ['a DOC that was cut off', doc().subarray(0, 1100)],
    ['a DOC whose directory leads round in a circle', tablesOf(doc(), 512 + 4, 1)],
    ['a DOC whose table is elsewhere', tablesOf(doc(), 76, 0x00ffffff)],
    ['only the first bytes of a DOC', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
  ])('%s', async (_what, bytes) => {
    expect(await detectDocument(bytes)).toBeNull();
  });
});
