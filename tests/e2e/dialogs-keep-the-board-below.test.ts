/** What fails or ends while a dialog about a job is open leaves the board below it, and what was typed. */
import { expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { opener, provideStage, title } from './dialogs-keep-the-board-below.stage.ts';

const { site, newEmployer } = provideStage();

test('an employer who signs out in another tab keeps the text in the dialog, and the board below it', async () => {
  const { page, context } = await newEmployer();
  await visit(page, `${site.url}/jobs`);
  await opener(page).click();
  await title(page).fill('Sluice watcher');
  const other = await context.newPage();
  await visit(other, `${site.url}/jobs`);
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).first().click();
  await other.waitForURL(/login/);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Job Seeker Login/ })
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/jobs');
  expect(await title(page).inputValue()).toBe('Sluice watcher');
});
