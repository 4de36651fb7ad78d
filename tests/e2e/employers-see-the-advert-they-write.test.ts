/** The advert stands beside its form while one writes it, and after posting on a page with its link to share. */
import { expect, test } from 'vitest';
import { expectNoFaultsInEitherScheme, newStillVisitor } from '#tests/support/accessibility.ts';
import { visit } from '#tests/support/hydration.ts';
import { EMPLOYER } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { field, forgive, phone, row } from './employers-see-the-advert-they-write.stage.ts';

const site = provideSite();

const browser = provideBrowser();

test('an employer writes a job beside its advert, is asked about its category, and shares it', async () => {
  const { page, context, complaints } = await newStillVisitor(browser);
  await signInBrowser(context, site, EMPLOYER);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, `${site.url}/employer/jobs/new`);
  // Known from the last job.
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
  await page.getByLabel('Or say why it is right as it is').waitFor();
  await phone(page).getByText('A forklift licence.').waitFor();
  // It leads nowhere, and takes no keys: the title is not even a link.
  expect(await row(page).getByRole('link').count()).toBe(0);
  await expectNoFaultsInEitherScheme(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Unanswered, the questions are asked once more.
  await page.getByRole('button', { name: 'Post job' }).click();
  await page.getByRole('link', { name: 'Say whether the job is White Collar or Blue Collar' }).click();
  await expect
    .poll(() => question.getByLabel('Yes, post it under').evaluate((radio) => radio === document.activeElement))
    .toBe(true);
  await expectNoFaultsInEitherScheme(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  forgive(complaints);
  await question.getByLabel('Yes, post it under Blue Collar').check();
  await row(page).getByText('Blue Collar').waitFor();
  await field(page, 'Salary').fill('£13.50 an hour');
  await page.getByText('We read this as £13.50 an hour.').waitFor();
  await field(page, 'Job description').focus();
  await expect.poll(() => page.getByLabel('Or say why it is right as it is').count()).toBe(0);
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
