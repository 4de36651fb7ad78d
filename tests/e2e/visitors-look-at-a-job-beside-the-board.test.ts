/** The chosen job beside the list on wide screens, and the sheet of filters on small ones. */
import { expect, test } from 'vitest';
import { expectJobs, NEWEST_FIRST, preview, queryOf } from '#tests/support/board.ts';
import { visit } from '#tests/support/hydration.ts';
import { LAPTOP, PHONE, provideStage } from './visitors-look-at-a-job-beside-the-board.stage.ts';

const { site, browser } = provideStage();

test('the address of a search with a job beside it leads there again, and to the job itself where there is no room', async () => {
  const { id } = await site.database.database.asSystem((t) =>
    t.selectFrom('jobs').select('id').where('title', '=', 'Lighthouse keeper').executeTakeFirstOrThrow(),
  );
  const address = `${site.url}/jobs?search=lighthouse&job=${id}`;
  const { page } = await browser.newVisitor(LAPTOP);
  await visit(page, address);
  await expect.poll(() => preview(page).getByRole('heading', { level: 2 }).textContent()).toBe('Lighthouse keeper');
  await page.setViewportSize(PHONE.viewport);
  await visit(page, address);
  await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();
});

test('the sheet on a phone counts what its choices find, and shows them when asked to', async () => {
  const { page } = await browser.newVisitor(PHONE);
  await visit(page, `${site.url}/jobs?search=lighthouse`);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await page.getByRole('button', { name: 'Type' }).click();
  await sheet.getByRole('button', { name: 'Show 3 jobs' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('board-type');
  await sheet.getByRole('radio', { name: 'Part-time' }).check();
  await sheet.getByRole('button', { name: 'Show 1 job', exact: true }).waitFor();
  // Nothing is narrowed down until the button is pressed, and what is left is taken back.
  await page.keyboard.press('Escape');
  await expectJobs(page, NEWEST_FIRST);
  await page.getByRole('button', { name: 'Where' }).click();
  expect(await sheet.getByRole('radio', { name: 'All types' }).isChecked()).toBe(true);
  await sheet.getByLabel('Location', { exact: true }).selectOption('Leeds');
  await sheet.getByRole('button', { name: 'Show 2 jobs' }).click();
  await expectJobs(page, ['Lighthouse archivist', 'Lighthouse keeper']);
  expect(queryOf(page)).toEqual({ search: 'lighthouse', location: 'Leeds' });
  await page.getByRole('button', { name: 'Where: Leeds' }).waitFor();
});
