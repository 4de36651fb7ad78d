// @form full
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { expectFrame } from '#tests/support/accessibility.ts';
import { addAccount, PASSWORD } from '#tests/support/account-forms.ts';
import { visit } from '#tests/support/hydration.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { unzip } from '#tests/support/unzip.ts';

const site = provideSite();

const browser = provideBrowser();

test('a user makes a data request, downloads what is held about them, and deletes their account', async () => {
  const { id, email } = await addAccount(site.database.database);
  const { page, context } = await browser.newVisitor({ viewport: { width: 390, height: 844 }, acceptDownloads: true });
  await visit(page, `${site.url}/data-protection`);
  await page.getByLabel('What are you asking for?').selectOption('A complaint about how my data is used');
  await page.getByLabel('Name', { exact: true }).fill('Robin Ashdown');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Details').fill('You wrote to me after I had asked you not to.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('heading', { level: 1, name: 'We’ve received your request' }).waitFor();
  await page.getByText(/^DP-\d{4}-\d{6}$/).waitFor();
  await expectFrame(page);

  await signInBrowser(context, site, id);
  await visit(page, `${site.url}/account`);
  await page.getByRole('main').getByRole('link', { name: 'Your data' }).click();
  await page.getByRole('heading', { level: 1, name: 'Your data' }).waitFor();
  await page.getByLabel('Current password').fill(PASSWORD);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/);
  const files = await unzip(await buffer(await download.createReadStream()));
  expect(JSON.parse(files.get('data.json') ?? '').dataRequests).toMatchObject([
    { kind: 'complaint' },
    { kind: 'copy' },
  ]);

  await page.getByRole('main').getByRole('link', { name: 'delete your account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Delete your account' }).waitFor();
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('Your account has been deleted', { exact: true }).first().waitFor();
  await visit(page, `${site.url}/account`);
  await page.getByRole('heading', { level: 1, name: 'Job Seeker Login' }).waitFor();
  await context.close();
});
