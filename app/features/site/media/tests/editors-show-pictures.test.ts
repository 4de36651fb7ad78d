// @form full
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFaultsInEitherScheme, newStillVisitor } from '#tests/support/accessibility.ts';
import { visit } from '#tests/support/hydration.ts';
import { drawn, png } from '#tests/support/pictures.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

const site = provideSite();
const browser = provideBrowser();

const fileOf = (buffer: Buffer, name = 'photo.jpg') => ({ name, mimeType: 'image/jpeg', buffer });
const readPictures = (page: Page) =>
  page
    .locator('article img')
    .evaluateAll((images) =>
      images.map((image) => [(image as HTMLImageElement).alt, (image as HTMLImageElement).naturalWidth > 0]),
    );

test('an editor uploads two pictures where an article needs them, and readers see both', async () => {
  const [article] = await queryTasks<{ id: string; slug: string }>(
    site.database,
    `SELECT id, slug FROM content_items WHERE collection = 'articles' ORDER BY slug LIMIT 1`,
  );
  const { page, context, complaints } = await newStillVisitor(browser);
  await signInBrowser(context, site, castMember('Morag').id);
  await visit(page, `${site.url}/admin/studio/articles/${article?.id}`);

  await page.getByRole('button', { name: 'Choose or upload a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByText('0 pictures').waitFor();
  const upload = async (alt: string, file: Buffer) => {
    await dialog.getByLabel('Description').fill(alt);
    await dialog.getByLabel('Picture', { exact: true }).setInputFiles(fileOf(file));
    await dialog.getByRole('button', { name: 'Upload picture' }).click();
  };
  await upload('A drawing', Buffer.from('<svg/>'));
  await dialog.getByText('The picture must be a complete PNG, JPEG or WebP file').first().waitFor();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  expect(await dialog.getByLabel('Description').inputValue()).toBe('A drawing');
  await expectNoFaultsInEitherScheme(page);
  await upload('A red square', await drawn('jpeg', 900, 600));
  await dialog.waitFor({ state: 'hidden' });
  expect(
    await page
      .getByLabel('Picture at the top')
      .evaluate((field) => (field as HTMLSelectElement).selectedOptions[0]?.label),
  ).toBe('A red square');

  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('First words.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name: 'Picture' }).click();
  await dialog.getByText('1 picture', { exact: true }).waitFor();
  await upload('A blue square', png({ width: 500, height: 500 }));
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.type('Seen from the quay');
  await expect.poll(() => text.getByRole('img', { name: 'A blue square' }).count()).toBe(1);
  expect(await page.locator('textarea[name="content.body"]').inputValue()).toMatch(
    /^First words\.\n\n!\[Seen from the quay\]\([0-9a-f-]{36}\)\n\n\S/,
  );
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.waitForURL(/notice=item-published/);

  await visit(page, `${site.url}/blog/${article?.slug}`);
  await page.getByText('Seen from the quay').scrollIntoViewIfNeeded();
  await expect
    .poll(() => readPictures(page))
    .toEqual([
      ['A red square', true],
      ['A blue square', true],
    ]);
  await expectNoFaultsInEitherScheme(page);

  await visit(page, `${site.url}/admin/media`);
  await page.getByText('2 pictures').waitFor();
  await expectNoFaultsInEitherScheme(page);
  await page.getByRole('link', { name: 'A red square' }).click();
  await page.getByRole('heading', { name: 'Where it is used' }).waitFor();
  expect(await page.locator('main').innerText()).toContain('Articles, on the site');
  await page.getByRole('button', { name: /^Crop point/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expectNoFaultsInEitherScheme(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(/notice=picture-described/);
  expect(await queryTasks(site.database, `SELECT crop_x, crop_y FROM pictures WHERE alt = 'A red square'`)).toEqual([
    { crop_x: 55, crop_y: 45 },
  ]);
  expect(complaints).toEqual([]);
});
