/** The contents of an article follow its reader; without a script and on a phone they are links (spec: marketing §2 "Blog"). */
import { expect, test } from 'vitest';
import { isFullForm } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const PATH = '/blog/negotiating-pay-uk-2026';

const site = provideSite();

const browser = provideBrowser();

test('beside the text: the section that is read is marked, and the list stays in sight', async () => {
  const { page } = await browser.newVisitor({ viewport: { width: 1024, height: 720 } });
  await visit(page, `${site.url}${PATH}`);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const current = contents.locator('[aria-current="location"]:visible');
  expect(await current.count()).toBe(0);

  await contents.getByRole('link', { name: 'The conversation' }).click();
  await expect.poll(() => current.allTextContents()).toEqual(['The conversation']);
  const box = await contents.getByRole('list').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(720);

  await page.locator('#figure-two-offers').evaluate((figure) => figure.scrollIntoView({ block: 'center' }));
  await expect.poll(() => current.allTextContents()).toEqual(['Add up the whole offer']);
  await page.keyboard.press('Home');
  await expect.poll(() => current.count()).toBe(0);
});

test.runIf(isFullForm)('a line of the text holds 60 to 70 characters', async () => {
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

test.runIf(isFullForm)(
  'on a phone without JavaScript the contents are folded, and lead to their sections',
  async () => {
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
  },
);
