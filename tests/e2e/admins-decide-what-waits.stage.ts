/** What admins-decide-what-waits.test.ts and its full form share. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { WIDE } from '#tests/support/accessibility.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const morag = castMember('Morag');

export const queue = (page: Page, name: string) => page.getByRole('region', { name });

export const decided = (page: Page, name: string) => page.getByRole('list', { name: `${name}: decided today` });

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  async function adminPage(options: BrowserContextOptions = {}) {
    const visitor = await browser.newVisitor({ viewport: WIDE, ...options });
    await signInBrowser(visitor.context, site, morag.id);
    return visitor;
  }

  return { site, browser, adminPage };
}
