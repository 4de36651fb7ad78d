/** The preview beside the form follows what is typed, without loading its page again. */
import { expect, test } from 'vitest';
import { mark, preview, provideStage, readFrame } from './editors-see-what-they-type.stage.ts';

const { open } = provideStage();

test('what is typed is seen in the page that is there, where the editor has scrolled to', async () => {
  const { page } = await open('home/home');
  await mark(page);
  await page.locator('[name="content.hero.title"]').fill('Work that the tide brings in');
  await preview(page).getByRole('heading', { level: 1, name: 'Work that the tide brings in' }).waitFor();
  expect(await readFrame(page)).toEqual({ isMarked: true, scrolledTo: 900, at: '/' });
  // A page without scripts: nothing takes it over.
  expect(await preview(page).locator('script').count()).toBe(0);
  await page.getByText(/Draft saved at/).waitFor();
  await page.locator('[name="content.hero.title"]').fill('');
  await page.getByText('The preview waits until the fields with errors are complete.').waitFor();
  await preview(page).getByRole('heading', { level: 1, name: 'Work that the tide brings in' }).waitFor();
});
