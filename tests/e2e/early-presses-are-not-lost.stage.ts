/** What early-presses-are-not-lost.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { addJobs } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const SLOWER = 6;

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

export const heart = { name: 'Like Lighthouse keeper', exact: true };

/** @returns the addresses to which likes are sent from now on */
export function countLikes(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/like')) posts.push(request.url());
  });
  return posts;
}

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
    const { page, context } = await browser.newVisitor(PHONE);
    if (as) await signInBrowser(context, site, as);
    const cpu = await context.newCDPSession(page);
    await cpu.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    speedUp = () => cpu.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(site.url + path, { waitUntil: 'commit' });
    return page;
  }

  /** As the server has it, not only as the page hopes. */
  const listLikes = (id: string) =>
    site.database.database.asSystem((transaction) =>
      transaction.selectFrom('liked_jobs').select('job_id').where('user_id', '=', id).execute(),
    );

  return {
    site,
    browser,
    get job() {
      return job;
    },
    get speedUp() {
      return speedUp;
    },
    open,
    listLikes,
  };
}
