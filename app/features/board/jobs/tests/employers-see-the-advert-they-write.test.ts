// @form full
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFaultsInEitherScheme, newStillVisitor, PHONE } from '#tests/support/accessibility.ts';
import { visit } from '#tests/support/hydration.ts';
import { EMPLOYER } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const row = (page: Page) => page.getByRole('list', { name: 'Your advert' });

const phone = (page: Page) => page.frameLocator('iframe[title="Phone preview of the job page"]');

const removeStatusMessages = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('status of 422')));

const site = provideSite();

const browser = provideBrowser();

test('an employer writes a job beside its advert, is asked about its category, and shares it', async () => {
  const { page, context, complaints } = await newStillVisitor(browser);
  await signInBrowser(context, site, EMPLOYER);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `${site.url}/employer/jobs/new`);
  expect(await field(page, 'Company').inputValue()).not.toBe('');

  await field(page, 'Title').pressSequentially('Forklift driver');
  await row(page).getByRole('heading', { name: 'Forklift driver' }).waitFor();
  await phone(page).getByRole('heading', { level: 1, name: 'Forklift driver' }).waitFor();
  await field(page, 'Location').fill('Leeds');
  const question = page.getByRole('group', { name: 'Is this Blue Collar?' });
  await question.waitFor();
  await field(page, 'Salary').fill('£11.50 an hour');
  await page.getByText('That is below the National Living Wage.').waitFor();
  await field(page, 'Job description').fill('Loads lorries.');
  await field(page, 'Requirements').fill('A forklift licence.');
  await page.getByLabel('Or say why it’s fine as it is').waitFor();
  await phone(page).getByText('A forklift licence.').waitFor();
  // The preview has no working links and takes no focus: the title is not even a link.
  expect(await row(page).getByRole('link').count()).toBe(0);
  await expectNoFaultsInEitherScheme(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Post job' }).click();
  await page.getByRole('link', { name: 'Choose White Collar or Blue Collar' }).click();
  await expect
    .poll(() => question.getByLabel('Yes, post it under').evaluate((radio) => radio === document.activeElement))
    .toBe(true);
  await expectNoFaultsInEitherScheme(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  removeStatusMessages(complaints);
  await question.getByLabel('Yes, post it under Blue Collar').check();
  await row(page).getByText('Blue Collar').waitFor();
  await field(page, 'Salary').fill('£13.50 an hour');
  await page.getByText('We read this as £13.50 an hour.').waitFor();
  await field(page, 'Job description').focus();
  await expect.poll(() => page.getByLabel('Or say why it’s fine as it is').count()).toBe(0);
  await page.getByRole('button', { name: 'Post job' }).click();

  await page.getByRole('heading', { name: 'The job is on the board' }).waitFor();
  const address = await field(page, 'Link to share').inputValue();
  expect(address).toMatch(new RegExp(`^${site.url}/jobs/[0-9a-f-]{36}$`));
  await page.getByRole('heading', { level: 1, name: 'Forklift driver' }).waitFor();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expectNoFaultsInEitherScheme(page);
  expect(await (await fetch(address)).text()).toContain('Forklift driver');
});

test('on a phone the advert is behind a fold', async () => {
  const { page, context } = await browser.newVisitor({ viewport: PHONE });
  await signInBrowser(context, site, EMPLOYER);
  await visit(page, `${site.url}/employer/jobs/new`);
  await field(page, 'Title').fill('Night pharmacist');
  await page.getByText('Preview the advert').click();
  await row(page).getByRole('heading', { name: 'Night pharmacist' }).waitFor();
  await phone(page).getByRole('heading', { level: 1, name: 'Night pharmacist' }).waitFor();
});

test('without JavaScript the refused form shows the question, and the advert as it was typed', async () => {
  const { page, context, complaints } = await browser.newVisitor({ javaScriptEnabled: false });
  await signInBrowser(context, site, EMPLOYER);
  await page.goto(`${site.url}/employer/jobs/new`);
  expect(await row(page).isVisible()).toBe(false);
  await field(page, 'Title').fill('Forklift trainee driver');
  await field(page, 'Location').fill('Leeds');
  await field(page, 'Salary').fill('£13.50 an hour');
  await field(page, 'Job description').fill('Learns to load lorries.');
  await field(page, 'Requirements').fill('Care.');
  await page.getByRole('button', { name: 'Post job' }).click();
  await row(page).getByText('Forklift trainee driver').waitFor();
  removeStatusMessages(complaints);
  await page.getByLabel('Yes, post it under Blue Collar').check();
  await page.getByRole('button', { name: 'Post job' }).click();
  await page.getByRole('heading', { name: 'The job is on the board' }).waitFor();
  await page.getByRole('list', { name: 'On the board' }).getByText('Blue Collar').waitFor();
});
