/** A page is complete without its scripts: they start with a person, and what is pressed before they listen is not lost. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '#tests/support/form.ts';
import { isStarted, PHONE, provideStage } from './scripts-start-at-the-first-touch.stage.ts';

const { site, browser, openSlowly } = provideStage();

/** The scripts that are asked for from now on. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test.each(someOf(['/', '/jobs', '/privacy-policy'], 1))('%s is read with the small start alone', async (path) => {
  const { page } = await browser.newVisitor({ ...PHONE, isUndecided: true });
  const scripts = watchScripts(page);
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await page.getByRole('region', { name: 'Cookies: you choose' }).waitFor();
  await page.mouse.wheel(0, 600);
  expect(scripts.map((script) => script.replace(/-[\w-]{7}\.js$/, '')).sort()).toEqual([
    '/assets/entry.client',
    '/assets/start',
  ]);
  expect(await isStarted(page)).toBe(false);
});

test('a form that must prove its sender waits for the scripts, and is then sent once', async () => {
  const { page, complaints, speedUp } = await openSlowly('/request-talent');
  const form = page.getByRole('main').locator('form[method=post]').first();
  await form.locator('[type=submit]').waitFor();
  const proofs: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/request-talent'))
      proofs.push(new URLSearchParams(request.postData() ?? '').get('human_check'));
  });
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
    element.requestSubmit();
  });
  await speedUp();
  await page.getByRole('main').getByRole('alert').first().waitFor();
  expect(proofs).toEqual([expect.stringMatching(/.{20,}/)]);
  // It was sent empty.
  complaints.length = 0;
});
