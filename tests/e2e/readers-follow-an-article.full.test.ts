/** An article on a phone, and the length of its lines. */
import { expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { PATH } from './readers-follow-an-article.stage.ts';

const site = provideSite();

const browser = provideBrowser();

test('a line of the text holds 60 to 70 characters', async () => {
  const { page } = await browser.newVisitor({ viewport: { width: 1440, height: 900 } });
  await visit(page, `${site.url}${PATH}`);
  const average = await page
    .locator('.prose > p')
    .filter({ hasText: /.{600}/ })
    .first()
    .evaluate((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return (paragraph.textContent ?? '').length / lines.size;
    });
  expect(average).toBeGreaterThanOrEqual(60);
  expect(average).toBeLessThanOrEqual(70);
});

test('on a phone without JavaScript the contents are folded, and lead to their sections', async () => {
  const { page } = await browser.newVisitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto(`${site.url}${PATH}`);
  const link = page.getByRole('link', { name: 'Counter-offers' });
  expect(await link.count()).toBe(0);
  await page.getByText('In this article').first().click();
  await link.click();
  await page.waitForURL(/#counter-offers$/);
  const heading = page.getByRole('heading', { name: 'Counter-offers' });
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(120);

  await page.locator('#figure-two-offers').getByText('Show as a table').click();
  const row = page.getByRole('row', { name: /What an hour is worth/ });
  expect(await row.getByRole('cell').allTextContents()).toEqual(['£20.02', '£22.01']);
});
