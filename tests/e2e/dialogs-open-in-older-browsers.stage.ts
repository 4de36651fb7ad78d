/** What dialogs-open-in-older-browsers.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

/** What stands in for the browser is fetched beside the page's own scripts, which do not wait for it. */
const FIND_STAND_IN = `performance.getEntriesByType('resource').map(({ name }) => name)
  .find((name) => name.includes('/dialog-commands-')) ?? null`;

/** Of the page that shows the parts of the site: the menus of the header need no such button. */
export const sampleOf = (page: Page) => ({
  button: page.getByRole('button', { name: 'Delete, without a script', exact: true }),
  dialog: page.getByRole('dialog', { name: 'Delete this job posting?' }),
});

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  /** A browser that knows dialogs, but not the buttons: what it would do by itself is taken from it. */
  async function openInOlderBrowser(path = '/'): Promise<Page> {
    const { page, context } = await browser.newVisitor(PHONE);
    await context.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
      Reflect.deleteProperty(window, 'CommandEvent');
      window.addEventListener('command', (event) => event.preventDefault(), true);
    });
    await visit(page, site.url + path);
    await expect.poll(() => page.evaluate(FIND_STAND_IN)).not.toBeNull();
    await page.evaluate(`import(${FIND_STAND_IN}).then(() => true)`);
    return page;
  }

  return { openInOlderBrowser };
}
