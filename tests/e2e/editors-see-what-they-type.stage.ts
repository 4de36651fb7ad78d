/** What editors-see-what-they-type.test.ts and its full form share. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { visit } from '#tests/support/hydration.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const FRAME = 'iframe[title="Preview of the page with this draft"]';

export const preview = (page: Page) => page.frameLocator(FRAME);

/** Something that a page which is loaded again does not have any more. */
export const mark = (page: Page) =>
  page.locator(FRAME).evaluate((frame: HTMLIFrameElement) => {
    Object.assign(frame.contentWindow ?? {}, { isMarked: true });
    frame.contentWindow?.scrollTo({ top: 900, behavior: 'instant' });
  });

export const readFrame = (page: Page) =>
  page.locator(FRAME).evaluate((frame: HTMLIFrameElement) => {
    const window = frame.contentWindow as (Window & { isMarked?: true }) | null;
    return { isMarked: window?.isMarked, scrolledTo: window?.scrollY, at: window?.location.pathname };
  });

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  async function open(path: string, options?: BrowserContextOptions) {
    const visitor = await browser.newVisitor(options);
    await signInBrowser(visitor.context, site, castMember('Morag').id);
    const address = `${site.url}/admin/studio/${path}`;
    // What is typed before the page listens is not told to the preview.
    if (options?.javaScriptEnabled === false) await visitor.page.goto(address);
    else await visit(visitor.page, address);
    await preview(visitor.page).locator('footer').waitFor();
    return visitor;
  }

  return { site, browser, open };
}
