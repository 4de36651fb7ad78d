/** The contents of an article follow its reader; without a script and on a phone they are links (spec: marketing §2 "Blog"). */
import { expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { PATH } from './readers-follow-an-article.stage.ts';

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
  // The page scrolls by keyboard, though the focus is in a list that could scroll itself.
  await page.keyboard.press('Home');
  await expect.poll(() => current.count()).toBe(0);
});
