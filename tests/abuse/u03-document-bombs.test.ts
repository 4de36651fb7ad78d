import { afterAll, beforeAll, expect, test } from 'vitest';
import { cvPart, listCvs, listFiles, sendCv } from '#tests/support/cv-upload.ts';
import { bombsByContent, bombsByDirectory } from '#tests/support/document-bombs.ts';
import { fieldsFor } from '#tests/support/matrix-forms.ts';
import { measured } from '#tests/support/measured.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/**
 * U03: documents that unpack to far more than they are, or fetch something when they are opened. How little of them is
 * unpacked is tested in platform/upload/word-archive.test.ts.
 */
let site: Site;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
  cookie = await signInAs(site, castMember('Tom').id);
});

afterAll(() => site?.stop());

const BOMBS = Object.entries({ ...bombsByDirectory(), ...bombsByContent() });

test('U03: as many as are promised', () => expect(BOMBS.length).toBeGreaterThanOrEqual(10));

test.each(BOMBS)('U03: %s', async (name, content) => {
  const before = [await listCvs(site.database), await listFiles(site)];
  const startedAt = performance.now();
  const { status, json } = await sendCv(site, cookie, [cvPart(content, 'cv.docx')]);
  measured('U03', `${name}: refused after ${Math.ceil(performance.now() - startedAt)} ms`);
  expect([status, json.ok]).toEqual([415, false]);
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
