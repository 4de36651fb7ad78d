/** The advert on a phone and without a script. */
import { expect, test } from 'vitest';
import { PHONE } from '#tests/support/accessibility.ts';
import { visit } from '#tests/support/hydration.ts';
import { EMPLOYER } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { field, forgive, phone, row } from './employers-see-the-advert-they-write.stage.ts';

const site = provideSite();

const browser = provideBrowser();

test('on a phone the advert is behind a fold', async () => {
  const { page, context } = await browser.newVisitor({ viewport: PHONE });
  await signInBrowser(context, site, EMPLOYER);
  await visit(page, `${site.url}/employer/jobs/new`);
  await field(page, 'Title').fill('Night pharmacist');
  await page.getByText('See the advert').click();
  await row(page).getByRole('heading', { name: 'Night pharmacist' }).waitFor();
  await phone(page).getByRole('heading', { level: 1, name: 'Night pharmacist' }).waitFor();
});

test('without JavaScript the question comes back with the form, and the advert as it was typed', async () => {
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
  forgive(complaints);
  await page.getByLabel('Yes, post it under Blue Collar').check();
  await page.getByRole('button', { name: 'Post job' }).click();
  await page.getByRole('heading', { name: 'The job is on the board' }).waitFor();
  await page.getByRole('list', { name: 'On the board' }).getByText('Blue Collar').waitFor();
});
