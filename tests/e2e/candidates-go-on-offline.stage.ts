/** What candidates-go-on-offline.test.ts and its full form share. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import type { Visitor } from '#tests/support/browser.ts';
import { readDevice } from '#tests/support/device.ts';
import { hydrated, visit } from '#tests/support/hydration.ts';
import { addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

export const main = (page: Page) => page.getByRole('main');

export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

const isSaved = (page: Page, text = 'Your data has been saved and will sync when online.') =>
  page.getByText(text).first().waitFor();

const countSaved = async (page: Page) => (await readDevice(page)).saved.length;

/**
 * A lost connection is an error to the browser. So is 409: a request that was cut off on its way back is still being done when
 * it comes again, and comes a third time.
 */
export const forgive = ({ complaints }: Visitor) =>
  expect(complaints.splice(0).filter((each) => !FORGIVEN.test(each))).toEqual([]);

const FORGIVEN = /net::ERR_(INTERNET_DISCONNECTED|FAILED)|status of 409/;

/** A page as it was kept, which knows again whose device it is: a like, and an application in the dialog. */
export async function likeAndApply(reading: Page, job: string): Promise<void> {
  await reading.bringToFront();
  await reading.goto(job);
  await hydrated(reading);
  const heart = main(reading).getByRole('button', { name: 'Like Lamp trimmer' });
  await heart.click();
  await isSaved(reading);
  expect(await heart.getAttribute('aria-pressed')).toBe('true');
  await main(reading).getByRole('link', { name: 'Apply Now' }).filter({ visible: true }).click();
  const dialog = reading.getByRole('dialog', { name: 'Apply for Lamp trimmer' });
  await dialog.getByText('Your profile and CV are sent as they are when you are back online.').waitFor();
  await dialog.getByLabel('Cover note').fill('By lamplight.');
  await dialog.getByRole('button', { name: 'Save application' }).click();
  await dialog.getByRole('link', { name: 'See what waits' }).waitFor();
  await dialog.getByRole('button', { name: 'Back to the job' }).click();
}

/** Two swipes, and what takes one back. */
export async function swipeThrice(swiping: Page): Promise<void> {
  await swiping.bringToFront();
  await main(swiping).getByRole('button', { name: 'Like', exact: true }).focus();
  await swiping.keyboard.press('ArrowRight');
  await isSaved(swiping);
  const top = main(swiping).locator('.swipe-card h2').first();
  await expect.poll(() => top.textContent()).toBe('Lamp polisher');
  await swiping.keyboard.press('ArrowLeft');
  await expect.poll(() => top.textContent()).toBe('Lamp carrier');
  await swiping.keyboard.press('Backspace');
  await expect.poll(() => top.textContent()).toBe('Lamp polisher');
}

/** Seven things are saved by then: a like, an application, two swipes and what took one back, and a profile typed twice. */
export async function writeProfileTwice(profile: Page): Promise<void> {
  await profile.bringToFront();
  await profile.getByLabel('About you').fill('Writes in the dark.');
  await button(profile, 'Save profile').click();
  await main(profile).getByText('Saved offline').waitFor();
  await profile.getByLabel('About you').fill('Writes in the dark, twice.');
  await button(profile, 'Save profile').click();
  await expect.poll(() => countSaved(profile)).toBe(7);
  expect(await profile.getByLabel('About you').inputValue()).toBe('Writes in the dark, twice.');
}

/** A site and a browser for each of the two. */
export function provideStage() {
  const site = provideSite();
  const browser = provideBrowser();

  /** A candidate whose device has kept the page of a job, and three jobs to act on. */
  async function newReader() {
    const visitor = await browser.newVisitor({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
    const { page: reading, context } = visitor;
    const [me = ''] = await addCandidates(site.database.database, 'Wren Halloran');
    const titles = ['Lamp trimmer', 'Lamp polisher', 'Lamp carrier'];
    const jobs = titles.map((title, n) => ({ title, company: 'Tidal Works', created_at: hoursFromNow(-n - 1) }));
    const [trimmer = '', , carrier = ''] = await addJobs(site.database.database, ...jobs);
    await signInBrowser(context, site, me);
    await visit(reading, `${site.url}/jobs/${trimmer}`);
    await reading.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const isKept = () => reading.evaluate(async (path) => Boolean(await caches.match(path)), `/jobs/${trimmer}`);
    await expect.poll(isKept).toBe(true);
    const open = async (path: string) => {
      const page = await context.newPage();
      await visit(page, site.url + path);
      await page.waitForLoadState('networkidle');
      return page;
    };
    return { visitor, reading, context, me, trimmer, carrier, jobPage: `${site.url}/jobs/${trimmer}`, open };
  }

  const asSystem = <T>(work: Parameters<typeof site.database.database.asSystem<T>>[0]) =>
    site.database.database.asSystem(work);

  /** What the server has of this candidate. */
  const readArrived = (me: string) =>
    asSystem(async (t) => ({
      profile: await t.selectFrom('profiles').select('bio').where('id', '=', me).executeTakeFirst(),
      // In the order in which it was done.
      applications: await t
        .selectFrom('applications')
        .select(['job_id', 'cover_note', 'bio'])
        .where('candidate_id', '=', me)
        .orderBy('sent_at')
        .execute(),
      swipes: await t.selectFrom('swiped_jobs').select(['job_id', 'action']).where('user_id', '=', me).execute(),
      likes: (await t.selectFrom('liked_jobs').select('job_id').where('user_id', '=', me).execute())
        .map(({ job_id }) => job_id)
        .sort(),
    }));

  return { asSystem, newReader, readArrived };
}
