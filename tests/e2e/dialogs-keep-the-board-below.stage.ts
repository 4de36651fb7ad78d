/** What dialogs-keep-the-board-below.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { MOVING } from '#tests/support/browser.ts';
import { EMPLOYER } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const opener = (page: Page) => page.getByRole('link', { name: 'Post New Job' }).filter({ visible: true });

export const dialog = (page: Page) => page.locator('dialog[open]');

export const title = (page: Page) => dialog(page).getByLabel('Title', { exact: true });

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  async function newEmployer() {
    const visitor = await browser.newVisitor(MOVING);
    await signInBrowser(visitor.context, site, EMPLOYER);
    return visitor;
  }

  return { site, newEmployer };
}
