/** What scripts-start-at-the-first-touch.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** As many times slower as Lighthouse takes a phone to be. */
const SLOWER = 4;

export const isStarted = (page: Page) => page.evaluate(() => performance.getEntriesByName('site-start').length > 0);

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  /** @returns also what ends the slowness: a slow machine is a busy one, so a test calls it as soon as it has pressed */
  async function openSlowly(path: string, options = {}) {
    const { page, context, complaints } = await browser.newVisitor({ ...PHONE, ...options });
    const cpu = await context.newCDPSession(page);
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(site.url + path, { waitUntil: 'commit' });
    const speedUp = () => cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    return { page, complaints, speedUp };
  }

  return { site, browser, openSlowly };
}
