/** 'Post New Job' opens a dialog over the list; its page stays for browsers without JavaScript. */
import { expect, test } from 'vitest';
import { EMPLOYER } from '#tests/support/jobs.ts';
import { dialog, field, fillIn, forgive, opener, provideStage, toast } from './employers-post-in-a-dialog.stage.ts';

const { open } = provideStage();

test('errors take the focus in the dialog; closing it keeps the text until the job is posted', async () => {
  const { page, complaints } = await open(EMPLOYER, '/employer/jobs');
  await field(page, 'Title').fill('Sluice counter');
  await dialog(page).getByRole('button', { name: 'Post job' }).click();
  const error = dialog(page).getByRole('link', { name: 'Enter a location' });
  await error.waitFor();
  expect(
    await dialog(page)
      .getByRole('alert')
      .evaluate((box) => box.contains(document.activeElement)),
  ).toBe(true);
  forgive(complaints, 422);
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  expect(await opener(page).evaluate((link) => link === document.activeElement)).toBe(true);
  await opener(page).click();
  expect(await field(page, 'Title').inputValue()).toBe('Sluice counter');
  await fillIn(page, 'Sluice counter');
  await dialog(page).getByRole('button', { name: 'Post job' }).click();
  await toast(page, 'Job posted').waitFor();
  await page.getByRole('main').getByRole('heading', { name: 'Sluice counter' }).waitFor();
});
