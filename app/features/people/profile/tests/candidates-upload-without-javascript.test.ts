// @form full
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CV_REFUSALS } from '#domain/profile/cv.ts';
import { docx, pdf } from '#tests/support/documents.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

async function upload(name: string, bytes: Buffer) {
  const file = path.join(site.dataDir, name);
  await writeFile(file, bytes);
  const { page, context, complaints } = await browser.newVisitor({ javaScriptEnabled: false });
  await signInBrowser(context, site, castMember('Tom').id);
  await page.goto(`${site.url}/profile`);
  await page.setInputFiles('input[name="cv"]', file);
  await page.locator('form[enctype="multipart/form-data"] button[type="submit"]').click();
  return { page, complaints };
}

const body = (page: Page) => page.locator('body').innerText();

test('a CV is uploaded, and removed after a question', async () => {
  const { page } = await upload('My CV (new).docx', docx());
  await page.waitForURL('**/profile?notice=cv-uploaded');
  expect(await body(page)).toContain('CV uploaded successfully');
  expect(await body(page)).toContain('My_CV_new_.docx');
  await page.goto(`${site.url}/profile/cv/remove`);
  await page.getByRole('button', { name: 'Remove CV' }).click();
  await page.waitForURL('**/profile?notice=cv-removed');
  expect(await body(page)).not.toContain('My_CV_new_.docx');
});

test('a CV that is a little too large is told on the page it came from', async () => {
  const { page } = await upload('cv.pdf', pdf(5_250_000));
  await page.waitForURL('**/profile?notice=cv-too-large');
  expect(await body(page)).toContain('Failed to upload CV');
  expect(await body(page)).toContain(CV_REFUSALS.too_large);
});

test('one that is far too large is not read, and still the browser gets to hear why', async () => {
  const { page, complaints } = await upload('cv.pdf', pdf(8_000_000));
  await page.waitForURL('**/profile/cv');
  expect(await body(page)).toContain(CV_REFUSALS.too_large);
  expect(complaints).toEqual([expect.stringContaining('413')]);
  complaints.length = 0;
});
