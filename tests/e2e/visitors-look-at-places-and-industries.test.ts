import { expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

test('Find Jobs on the page of a city leads to its jobs, and takes the keyboard along', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}/locations/leeds`);
  await page.getByRole('main').getByRole('link', { name: 'Find Jobs', exact: true }).press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#jobs');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#jobs') !== null)).toBe(true);
});
