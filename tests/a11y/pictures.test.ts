import { expect, test } from 'vitest';
import { expectNoFaults, newStillVisitor } from '#tests/support/accessibility.ts';
import { someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

test.each(someOf(['light', 'dark'] as const, 1))(
  'the kit and its pictures can be used by everybody, %s',
  async (scheme) => {
    const { page } = await newStillVisitor(browser, scheme);
    await visit(page, `${site.url}/dev/ui`);
    await expectNoFaults(page);
  },
);

test('a place on the map is a link that a finger finds and a keyboard reaches, on the narrowest screen', async () => {
  const { page } = await browser.newVisitor({ viewport: { width: 320, height: 700 } });
  await visit(page, `${site.url}/dev/ui`);
  const map = page.getByRole('group', { name: 'Map of open jobs in the United Kingdom' }).first();
  const leeds = map.getByRole('link', { name: 'Leeds 8 open jobs' });
  for (const link of await map.getByRole('link').all()) {
    const box = await link.locator('rect').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await leeds.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/locations/leeds');
});
