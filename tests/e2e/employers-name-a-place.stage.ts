/** What employers-name-a-place.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { visit } from '#tests/support/hydration.ts';
import { EMPLOYER } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const location = (page: Page) => page.getByLabel('Location', { exact: true });

/** Not those of the selects. */
export const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();
  const form = async (viewport: { width: number; height: number }) => {
    const visitor = await browser.newVisitor({ viewport, reducedMotion: 'reduce' });
    await signInBrowser(visitor.context, site, EMPLOYER);
    await visit(visitor.page, `${site.url}/employer/jobs/new`);
    return visitor;
  };

  return { site, browser, form };
}
