/** What the-app-has-a-native-frame.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { PHONE } from '#tests/support/accessibility.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const TOUCH = { viewport: PHONE, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' } as const;

export const bar = (page: Page) => page.getByRole('navigation', { name: 'App' });

export const titled = (page: Page, title: string) =>
  bar(page)
    .getByRole('paragraph')
    .filter({ hasText: new RegExp(`^${title}$`) })
    .waitFor();

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();
  const openAt = async (page: Page, path: string) => {
    await visit(page, site.url + path);
    await bar(page).waitFor();
  };

  return { site, browser, openAt };
}
