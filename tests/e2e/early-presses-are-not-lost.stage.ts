/** What early-presses-are-not-lost.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import type { TestBrowser } from '#tests/support/browser.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const SLOWER = 6;

export const heart = { name: 'Like Lighthouse keeper', exact: true };

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();
  let job = '';

  beforeAll(async () => {
    [job = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
  });

  /** A slow machine is a busy one for as long as it is slow. */
  let speedUp: () => Promise<unknown>;

  async function open(path: string, { as }: { as?: string } = {}): Promise<Page> {
    const options: Parameters<TestBrowser['newVisitor']>[0] = { viewport: { width: 390, height: 844 }, hasTouch: true };
    const { page, context } = await browser.newVisitor(options);
    if (as) await signInBrowser(context, site, as);
    const cpu = await context.newCDPSession(page);
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    speedUp = () => cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(site.url + path, { waitUntil: 'commit' });
    return page;
  }

  return {
    site,
    get job() {
      return job;
    },
    get speedUp() {
      return speedUp;
    },
    open,
  };
}
