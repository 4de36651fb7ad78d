// @form full
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFaultsInEitherScheme, newStillVisitor } from '#tests/support/accessibility.ts';
import { visit } from '#tests/support/hydration.ts';
import { ADMIN, addJobs, OTHER_EMPLOYER } from '#tests/support/jobs.ts';
import { drawn } from '#tests/support/pictures.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();
/** The widths of the loaded logos on the page. */
const logoWidths = (page: Page) =>
  page
    .locator('main img[src^="/logos/"]')
    .evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth),
    );

/** The plate in the head of the job; similar jobs below have other logos. */
const ofEmployer = (page: Page) => page.locator('.job-plate');

test('an employer uploads a logo, sees it beside a job, and removes it; an administrator takes the next one down', async () => {
  const [job = ''] = await addJobs(site.database.database, {
    user_id: OTHER_EMPLOYER,
    company: 'Skerryvore Trust',
    title: 'Lighthouse keeper',
  });
  const { page, context, complaints } = await newStillVisitor(browser);
  await signInBrowser(context, site, OTHER_EMPLOYER);
  await visit(page, `${site.url}/account`);
  await page.getByRole('link', { name: 'Your logo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your logo' }).waitFor();
  await expectNoFaultsInEitherScheme(page);
  expect(await page.getByLabel('Company').inputValue()).toBe('Skerryvore Trust');

  const upload = async (file: Buffer) => {
    await page.getByLabel('Picture').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: file });
    await page.getByRole('button', { name: /^(Upload|Replace) logo$/ }).click();
  };
  await upload(Buffer.from('<svg/>'));
  await page.getByText('The logo must be a PNG, JPEG or WebP picture').first().waitFor();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  await upload(await drawn('png'));
  await toast(page, 'Logo uploaded').waitFor();
  await expect.poll(() => logoWidths(page)).toEqual([192, 192]);
  await expectNoFaultsInEitherScheme(page);

  await visit(page, `${site.url}/jobs/${job}`);
  await ofEmployer(page).locator('img').waitFor();

  await visit(page, `${site.url}/employer/logo`);
  await page.getByRole('link', { name: 'Remove logo' }).click();
  await page.getByRole('heading', { level: 1, name: 'Remove your logo' }).waitFor();
  await expectNoFaultsInEitherScheme(page);
  await page.getByRole('button', { name: 'Remove logo' }).click();
  await toast(page, 'Logo removed').waitFor();
  expect(await logoWidths(page)).toEqual([]);
  await upload(await drawn('webp'));
  await toast(page, 'Logo uploaded').waitFor();

  const desk = await newStillVisitor(browser);
  await signInBrowser(desk.context, site, ADMIN);
  await visit(desk.page, `${site.url}/admin/accounts?search=ruth`);
  await desk.page.getByRole('button', { name: 'More for Ruth Calder' }).click();
  await desk.page.getByRole('link', { name: 'Remove logo Ruth Calder' }).click();
  const question = desk.page.getByRole('dialog', { name: 'Remove this logo?' });
  await question.getByText('Their jobs at Skerryvore Trust').waitFor();
  await expectNoFaultsInEitherScheme(desk.page);
  await question.getByRole('button', { name: 'Remove logo' }).click();
  await toast(desk.page, 'Logo removed').waitFor();
  await visit(page, `${site.url}/jobs/${job}`);
  expect(await ofEmployer(page).locator('img').count()).toBe(0);
});
