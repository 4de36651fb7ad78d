import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examineDocument } from '#platform/upload/document-kind.server.ts';
import { cvPart, listCvs, listFiles, sendCv } from '#tests/support/cv-upload.ts';
import { bombsByContent, bombsByDirectory, linkedDocuments } from '#tests/support/document-bombs.ts';
import { compoundFile, doc, docx, pdf, WORD_PARTS, zip } from '#tests/support/documents.ts';
import { isFullForm } from '#tests/support/form.ts';
import { fieldsFor } from '#tests/support/matrix-forms.ts';
import { measured } from '#tests/support/measured.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let cookie: string;
let rows: string[];
let files: string[];

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, castMember('Tom').id);
  [rows, files] = await look();
});

afterAll(() => site?.stop());

const look = async (): Promise<[string[], string[]]> => [
  (await listCvs(site.database)).map(({ id }) => id),
  await listFiles(site),
];

const text = (content: string) => Buffer.from(content, 'latin1');
const program = text(`MZ\u0090\u0000${'\u0000'.repeat(500)}This program cannot be run in DOS mode.`);
const html = text('<!doctype html><script>alert(1)</script>');
const svg = text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
const SUFFIXES = ['exe', 'bat', 'cmd', 'scr', 'pif', 'com', 'js', 'jar', 'vbs', 'php', 'asp', 'jsp'];

type Hostile = [what: string, filename: string, content: Buffer, type?: string];
const FILES: Hostile[] = [
  ...SUFFIXES.map((suffix): Hostile => [`a program: ${suffix}`, `cv.${suffix}`, program]),
  ...SUFFIXES.map((suffix): Hostile => [`a program behind a PDF: ${suffix}`, `cv.pdf.${suffix}`, pdf()]),
  ...SUFFIXES.map((suffix): Hostile => [`a program with a dot behind its name: ${suffix}`, `cv.pdf.${suffix}.`, pdf()]),
  ['a program that says PDF', 'cv.pdf', program, 'application/pdf'],
  ['a program that says DOC', 'cv.doc', program],
  ['a program that says DOCX', 'cv.docx', program],
  ['a page that says text', 'cv.txt', html, 'text/plain'],
  ['a page that says PDF', 'cv.pdf', html],
  ['a page as it is', 'cv.html', html, 'text/html'],
  ['a picture that runs', 'cv.svg', svg, 'image/svg+xml'],
  ['a text', 'cv.txt', text('I am a plain text')],
  ['a page before a PDF', 'cv.pdf', Buffer.concat([html, pdf()])],
  ['a PDF that is an archive', 'cv.pdf', Buffer.concat([pdf(), docx()])],
  ['a PDF that is a Java archive', 'cv.pdf', Buffer.concat([pdf(), zip([{ name: 'META-INF/MANIFEST.MF' }])])],
  ['an archive that begins as a PDF', 'cv.docx', zip(WORD_PARTS, { before: pdf() })],
  ['an archive behind a program', 'cv.docx', zip(WORD_PARTS, { before: program })],
  ['an archive that is no document', 'cv.docx', zip([{ name: 'run.txt', content: 'x' }])],
  ['an archive with a program in it', 'cv.docx', docx({ name: 'word/run.exe' })],
  ['an archive that leads out of itself', 'cv.docx', docx({ name: '../../../etc/cron.d/x' })],
  ['a document with macros', 'cv.docm', docx({ name: 'word/vbaProject.bin' })],
  ['a document with macros that says DOCX', 'cv.docx', docx({ name: 'word/vbaProject.bin' })],
  ['an old document with macros', 'cv.doc', doc('Macros')],
  ['an old spreadsheet', 'cv.doc', compoundFile(['Workbook'])],
  ['a name cut by NUL', 'cv.php\u0000.pdf', pdf()],
  ['a name cut by an escape', 'cv.php%00.pdf', pdf()],
  ['a name that turns round', 'cv\u202efdp.exe', program],
  ['a PDF whose name turns round', 'cv\u202eexe.pdf', pdf()],
  ['nothing', 'cv.pdf', Buffer.alloc(0)],
  ['half a PDF', 'cv.pdf', pdf(2000).subarray(0, 900)],
  ['no suffix', 'cv', pdf()],
  ['a stream of a file', 'cv.pdf::$DATA', pdf()],
];

test('U02: as many as are promised', () => expect(FILES.length).toBeGreaterThanOrEqual(60));

test.each(FILES.filter((_, place) => isFullForm || place >= 3 * SUFFIXES.length || place % SUFFIXES.length === 0))(
  'U02: %s',
  async (_what, filename, content, type) => {
    const { status, json } = await sendCv(site, cookie, [cvPart(content, filename, type)]);
    expect([400, 415, 422]).toContain(status);
    expect(json).toEqual({ ok: false, message: expect.stringMatching(/./) });
    expect(await look()).toEqual([rows, files]);
  },
);

const NOT_FOR_FORMS = FILES.filter(([what]) => what !== 'a text');

// The short form tries every sixth, because one piece of code handles all of them.
test.each(NOT_FOR_FORMS.filter((_, place) => isFullForm || place % 6 === 0))(
  'U02: nor with a form that needs no account: %s',
  async (_what, filename, content, type) => {
    const fields = Object.entries(fieldsFor('send-your-cv')).map(([name, value]) => ({ name, content: value }));
    const parts = [...fields, cvPart(content, filename, type)];
    const { status, body } = await sendCv(site, null, parts, { path: '/send-your-cv', isForm: true });
    expect([400, 415, 422]).toContain(status);
    expect(body.toString()).toContain('Wren Halloran');
    expect(await listFiles(site)).toEqual(files);
  },
);

const BOMBS = Object.entries({ ...bombsByDirectory(), ...bombsByContent() });

test('U03: as many as are promised', () => expect(BOMBS.length).toBeGreaterThanOrEqual(10));

test.each(BOMBS)('U03: %s', async (name, content) => {
  const before = [await listCvs(site.database), await listFiles(site)];
  const startedAt = performance.now();
  const { status, json } = await sendCv(site, cookie, [cvPart(content, 'cv.docx')]);
  measured('U03', `${name}: refused after ${Math.ceil(performance.now() - startedAt)} ms`);
  expect(status).toBe(415);
  expect(json.ok).toBe(false);
  expect([await listCvs(site.database), await listFiles(site)]).toEqual(before);
});

test('U03: nor with a form that needs no account', async () => {
  const fields = Object.entries(fieldsFor('send-your-cv')).map(([name, value]) => ({ name, content: value }));
  for (const [name, content] of BOMBS) {
    const parts = [...fields, cvPart(content, 'cv.docx')];
    const { status } = await sendCv(site, null, parts, { path: '/send-your-cv', isForm: true });
    expect([name, status]).toEqual([name, 422]);
  }
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
});

const linkedDocument = linkedDocuments()['an external template'] ?? Buffer.alloc(0);

test.each([
  ['cv.pdf', pdf(), 'cv.pdf'],
  ['cv.doc', doc(), 'cv.doc'],
  ['cv.docx', docx(), 'cv.docx'],
  ['cv.js.pdf', pdf(), 'cv.js.pdf'],
  ['cv.exe.pdf', pdf(), 'cv.exe.pdf'],
  ['docx.pdf', docx(), 'docx.docx'],
  ['doc.docx', doc(), 'doc.doc'],
  ['pdf.doc', pdf(), 'pdf.pdf'],
  ['linked.docx', linkedDocument, 'linked.docx'],
])('U02: a document is taken under the name of its kind: %s', async (name, content, expected) => {
  const { status, json } = await sendCv(site, cookie, [cvPart(content, name)]);
  expect([status, json]).toMatchObject([200, { ok: true, cv: { name: expected } }]);
  const examined = await examineDocument(content);
  const { sha256 } = (await listCvs(site.database)).find(({ id }) => id === json.cv?.id) ?? {};
  expect(sha256).toEqual(examined.ok && createHash('sha256').update(examined.bytes).digest());
});
