/** Opens Job Swipe with a new deck for a test, finds the elements of the page, and swipes. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addCandidates } from './applications.ts';
import type { Visitor } from './browser.ts';
import { addJobs, hoursFromNow } from './jobs.ts';
import { signInBrowser } from './session.ts';
import type { Site } from './site.ts';

let words = 0;

/** A deck that only this candidate's filter matches: `count` jobs called 'Buoyx 1', 'Buoyx 2', newest first. */
export async function openDeck(site: Site, { page, context }: Visitor, count: number) {
  words += 1;
  const word = `Buoy${String.fromCharCode(96 + words).repeat(3)}`;
  const titles = Array.from({ length: count }, (_, n) => `${word} ${n + 1}`);
  const ids = await addJobs(
    site.database.database,
    ...titles.map((title, n) => ({ title, company: 'Tidal Works', created_at: hoursFromNow(-n - 1) })),
  );
  const [candidate = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  await signInBrowser(context, site, candidate);
  const address = `${site.url}/job-swipe?search=${word}`;
  await page.goto(address);
  const titlesIn = (table: 'swiped_jobs' | 'liked_jobs') =>
    site.database.database.asSystem(async (transaction) => {
      const jobs = await transaction.selectFrom(table).select('job_id').where('user_id', '=', candidate).execute();
      return jobs.map(({ job_id }) => titles[ids.indexOf(job_id)]).sort();
    });
  return { word, titles, ids, address, swiped: () => titlesIn('swiped_jobs'), liked: () => titlesIn('liked_jobs') };
}

export const main = (page: Page) => page.getByRole('main');
export const card = (page: Page) => page.locator('.swipe-card');
export const title = (page: Page) => card(page).getByRole('heading', { level: 2 });
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
export const statusText = (page: Page, text: string) => main(page).getByRole('status').filter({ hasText: text });
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();
export const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
export const expectTop = (page: Page, text: string) => expect.poll(() => title(page).textContent()).toBe(text);

/** Waits for the drag code, which loads after the page. */
export const draggable = (page: Page) => expect.poll(() => card(page).getAttribute('draggable')).toBe('false');

export async function middleOf(page: Page) {
  const box = await card(page).boundingBox();
  if (!box) throw new Error('There is no card');
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 };
}

/** Drags slowly and pauses before release, so that only the distance counts. */
export async function dragByMouse(page: Page, by: number): Promise<void> {
  await draggable(page);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1) {
    await page.mouse.move(x + (by * step) / 10, y);
    await nextFrames(page, 2);
  }
  await nextFrames(page, 12);
  await page.mouse.up();
}

export async function dragByFinger(page: Page, by: number): Promise<void> {
  await draggable(page);
  const { x, y } = await middleOf(page);
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: x + at, y }] });
  await touch('touchStart', 0);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', (by * step) / 10);
  await nextFrames(page, 12);
  await touch('touchEnd');
}

export const nextFrames = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let n = 0; n < frames; n += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Removes the console errors about this status. */
export const dropStatusErrors = (complaints: string[], status: number) =>
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes(`status of ${status}`)));
