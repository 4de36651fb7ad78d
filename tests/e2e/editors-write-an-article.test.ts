/** An editor writes an article by keyboard alone, in an editor that holds what pages can show and nothing else. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNoFaultsInEitherScheme, WIDE } from '#tests/support/accessibility.ts';
import { body, provideStage, text } from './editors-write-an-article.stage.ts';

const { site, write } = provideStage();

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Text' }).getByRole('button', { name, exact: true });

const hasFocus = (page: Page, name: string) => () =>
  tool(page, name).evaluate((button) => button === document.activeElement);

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the page with this draft"]');

test('an article is written, undone, saved, previewed and published by keyboard alone', async () => {
  const { page } = await write('A first week');

  await page.keyboard.press('Control+Alt+2');
  await expect.poll(() => tool(page, 'Heading').getAttribute('aria-pressed')).toBe('true');
  await page.keyboard.type('The first morning');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Arrive early.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- A passport');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A pen');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ask where to sit.');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Lunch is at noon.');
  const written =
    '## The first morning\n\nArrive early.\n\n- A passport\n- A pen\n\n**Ask where to sit.**\n\nLunch is at noon.';
  await expect.poll(() => body(page).inputValue()).toBe(written);

  // Undo takes a change back, by its key and by its button; the toolbar is one stop of the Tab key, with arrows inside.
  await page.keyboard.press('Control+Shift+8');
  await expect.poll(() => body(page).inputValue()).toContain('- Lunch is at noon.');
  await page.keyboard.press('Control+z');
  await expect.poll(() => body(page).inputValue()).toBe(written);
  await page.keyboard.press('Control+Alt+3');
  await expect.poll(() => body(page).inputValue()).toContain('### Lunch is at noon.');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(hasFocus(page, 'Heading')).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(hasFocus(page, 'Undo')).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => body(page).inputValue()).toBe(written);
  await page.keyboard.press('Tab');
  await expect.poll(() => text(page).evaluate((box) => box === document.activeElement)).toBe(true);

  await page.getByText(/^Draft saved at/).waitFor();
  await preview(page).getByRole('heading', { name: 'The first morning' }).waitFor();
  await preview(page).getByRole('listitem').filter({ hasText: 'A pen' }).waitFor();
  await page.getByText('17 words, 1 min to read').waitFor();
  await expectNoFaultsInEitherScheme(page);
  await page.setViewportSize(WIDE);

  await page.getByRole('button', { name: 'Publish', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Published', { exact: true }).first().waitFor();
  await expect
    .poll(async () => {
      await page.goto(`${site.url}/blog/a-first-week`);
      return page.getByRole('main').innerText();
    })
    .toContain('Ask where to sit.');
  expect(await page.getByRole('heading', { level: 2, name: 'The first morning' }).count()).toBe(1);
  expect(await page.locator('strong').filter({ hasText: 'Ask where to sit.' }).count()).toBe(1);
});
