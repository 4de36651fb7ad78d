/** What admins-decide-about-accounts.test.ts and its full form share. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { WIDE } from '#tests/support/accessibility.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const morag = castMember('Morag');

export const status = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true }).waitFor();

export const toast = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(words, { exact: true }).waitFor();

export const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

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
