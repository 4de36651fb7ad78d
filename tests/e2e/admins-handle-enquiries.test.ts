import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { main, morag, provideStage, toast } from './admins-handle-enquiries.stage.ts';

const { site, browser, addCandidate } = provideStage();

const SCREENS = [
  ['on a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const;

test.each(someOf(SCREENS, 0))('an enquiry is found, read, taken in hand and deleted, %s', async (where, viewport) => {
  const name = `Wren ${where}`;
  const id = await addCandidate(name);
  const { page, context } = await browser.newVisitor({ viewport, acceptDownloads: true });
  await signInBrowser(context, site, morag.id);

  await visit(page, `${site.url}/admin/pipeline`);
  if (viewport.width < 1200) await page.getByRole('button', { name: 'Menu' }).click();
  // The page itself links to them as well, without the figure.
  await page.getByRole('link', { name: /^Enquiries \d/ }).click();
  const search = page.getByRole('search', { name: 'Enquiries' });
  await search.getByLabel('Name, email, company or role').fill(name);
  await main(page).getByText('2 enquiries', { exact: true }).waitFor();
  await search.getByLabel('Kind').selectOption('Candidate');
  await main(page).getByText('1 enquiry', { exact: true }).waitFor();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: `Enquiry from ${name}` }).waitFor();
  await main(page).getByText('I keep lights.').waitFor();
  const reply = await main(page).getByRole('link', { name: 'Reply by email' }).getAttribute('href');
  expect(reply).toBe('mailto:wren%40mail.example?subject=Your%20search%20for%20work%3A%20Warehouse%20operative');

  const arriving = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Download lights.txt' }).click();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('lights.txt');
  expect(await readFile(await file.path(), 'utf8')).toBe('Kept three lights');

  const take = main(page).getByRole('button', { name: 'Take in hand' });
  await take.focus();
  await take.press('Enter');
  await toast(page, 'Status changed').waitFor();
  await main(page).getByText('In hand', { exact: true }).waitFor();
  await main(page)
    .getByText(/^Last changed by Morag Sinclair, /)
    .waitFor();

  await main(page).getByRole('link', { name: 'Delete enquiry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Delete this enquiry permanently?' }).waitFor();
  await main(page).getByText('the CV (lights.txt)').waitFor();
  await main(page).getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Enquiry deleted').waitFor();
  const gone = await page.request.get(`${site.url}/admin/enquiries/${id}`);
  expect(gone.status()).toBe(404);
});
