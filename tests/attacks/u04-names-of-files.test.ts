import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import { cvPart, listCvs, listFiles, sendCv } from '#tests/support/cv-upload.ts';
import { pdf } from '#tests/support/documents.ts';
import { isFullForm } from '#tests/support/form.ts';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let candidate: string;
let cookie: string;

beforeAll(async () => {
  site = await startSite();
  [candidate = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  cookie = await signInAs(site, candidate);
});

afterAll(() => site?.stop());

const NAMES = [
  '../../x.pdf',
  '../../../../etc/passwd.pdf',
  '/etc/cron.d/x.pdf',
  '//x.pdf',
  './x.pdf',
  '~/x.pdf',
  '..pdf',
  '..\\..\\x.pdf',
  'C:\\Windows\\x.pdf',
  'C:x.pdf',
  '\\\\server\\share\\x.pdf',
  '\\\\?\\C:\\x.pdf',
  'file:///x.pdf',
  'CON.pdf',
  'NUL.pdf',
  'PRN.pdf',
  'AUX.pdf',
  'COM1.pdf',
  'LPT1.pdf',
  'con.PDF',
  '.pdf',
  '...pdf',
  '.htaccess.pdf',
  '-rf.pdf',
  '--help.pdf',
  '$(id).pdf',
  '`id`.pdf',
  ';id;.pdf',
  '|id.pdf',
  '&x.pdf',
  '*.pdf',
  '?.pdf',
  '<b>.pdf',
  "'; DROP TABLE cvs; --.pdf",
  '%2e%2e%2fx.pdf',
  '%252e%252e%252fx.pdf',
  '{{7*7}}.pdf',
  `"x".pdf`,
  'a;filename=b.pdf',
  '履歴書.pdf',
  'Lebenslauf – Größe.pdf',
  '😀.pdf',
  'e\u0301.pdf',
  '\u00a0.pdf',
  'a b  c.pdf',
  `${'x'.repeat(100)}.pdf`,
  `${'x'.repeat(10_000)}.pdf`,
  `${'é'.repeat(5_000)}.pdf`,
  `${'../'.repeat(1_000)}x.pdf`,
  `${'.'.repeat(200)}.pdf`,
  'cv.pdf.pdf',
  'a/b/c.pdf',
  'a\\b\\c.pdf',
];

test('U04: as many as are promised', () => expect(NAMES.length).toBeGreaterThanOrEqual(50));

test.each(NAMES.filter((_, place) => isFullForm || place % 3 === 0))('U04: %.60s', async (filename) => {
  const { status, json } = await sendCv(site, cookie, [cvPart(pdf(), filename)]);
  expect(status).toBe(200);
  const name = json.cv?.name ?? '';
  expect(name).toMatch(/^[A-Za-z0-9_-][A-Za-z0-9._-]*\.pdf$/);
  expect(name.length).toBeLessThanOrEqual(100);
  const [row, ...others] = await listCvs(site.database).then((all) =>
    all.filter(({ user_id }) => user_id === candidate),
  );
  expect(others).toEqual([]);
  expect(row?.storage_key).toBe(`${candidate}/cv-${json.cv?.id}.pdf`);
  expect(row?.name).toBe(name);
  expect(await listFiles(site)).toContain(row?.storage_key);
  const { headers } = await request(site.url, `/cvs/${row?.id}`, { headers: { Cookie: cookie } });
  expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`);
});

test('U04: a link in the store leads nowhere: nothing is written or read through it', async () => {
  const [other = ''] = await addCandidates(site.database.database, 'Robin Halloran');
  const otherCookie = await signInAs(site, other);
  const outsideFolder = path.join(site.dataDir, 'outside');
  const folder = path.join(site.dataDir, 'files', other);
  await mkdir(outsideFolder);
  await symlink(outsideFolder, folder);
  const upload = () => sendCv(site, otherCookie, [cvPart(pdf())]);
  expect((await upload()).status).toBe(503);
  expect(await readdir(outsideFolder)).toEqual([]);
  await rm(folder);
  const { json } = await upload();
  expect(json.ok).toBe(true);
  const file = path.join(folder, `cv-${json.cv?.id}.pdf`);
  await rm(file);
  await symlink('/etc/passwd', file);
  const { status, body } = await request(site.url, `/cvs/${json.cv?.id}`, { headers: { Cookie: otherCookie } });
  expect(status).toBe(500);
  expect(body.toString()).toMatch(/^Something went wrong\. Error ID: [0-9a-f-]{36}\n$/);
  await expect.poll(() => site.log()).toContain('leads out of it');
});
