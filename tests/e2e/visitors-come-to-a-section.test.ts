/** /contact and /about are the home page at a section of it (spec: marketing §2 "Route table"). */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { distanceTo, focusedId } from './visitors-come-to-a-section.stage.ts';

const site = provideSite();

const browser = provideBrowser();

async function expectAt(page: Page, id: string): Promise<void> {
  await expect.poll(() => focusedId(page)).toBe(`${id}-heading`);
  await expect.poll(async () => Math.abs(await distanceTo(page, id))).toBeLessThan(60);
}

test.each(someOf(['contact', 'about'], 0))(
  '/%s goes to its section, takes the keyboard along, and does so again',
  async (id) => {
    const { page } = await browser.newVisitor({ reducedMotion: 'reduce' });
    await visit(page, `${site.url}/${id}`);
    await expectAt(page, id);
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate((section) => !!document.activeElement?.closest(`#${section}, #${section} ~ *`), id),
    ).toBe(true);

    const link = page.getByRole('contentinfo').locator(`a[href="/${id}"]`);
    await link.click();
    await expectAt(page, id);
  },
);
