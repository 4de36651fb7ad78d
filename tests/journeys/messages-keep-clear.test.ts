// @form full
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { holdMessages } from '#tests/support/messages.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const site = provideSite();
const browser = provideBrowser();

const PHONE = { width: 390, height: 844 };
const message = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

const isReached = (part: Locator) =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test.each([
  ['phone', PHONE],
  ['small phone', { width: 320, height: 568 }],
])('after the cookie choice on a %s the menu opens at once, with the message still there', async (_name, viewport) => {
  const { page } = await browser.newVisitor({ viewport, isUndecided: true, reducedMotion: 'reduce' });
  await holdMessages(page);
  await visit(page, site.url);
  await page.getByRole('button', { name: 'Accept all' }).click();
  const saved = message(page, 'Choice saved');
  await saved.waitFor();
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect.poll(async () => (await boxOf(saved)).y).toBeGreaterThan(viewport.height / 2);
  expect(await isReached(menu)).toBe(true);
  await menu.click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  expect(await saved.count()).toBe(1);
});

test('on a tablet no message lies on the second row of the menu', async () => {
  const { page } = await browser.newVisitor({ viewport: { width: 800, height: 1024 }, reducedMotion: 'reduce' });
  await holdMessages(page);
  await visit(page, `${site.url}/tools?notice=logged-out`);
  await page.getByRole('region', { name: 'Notifications' }).getByText('Logged out successfully').waitFor();
  const links = page.getByRole('navigation', { name: 'Main' }).locator('a, button').filter({ visible: true });
  const visibleLinks = await links.all();
  expect(visibleLinks.length).toBeGreaterThan(5);
  for (const link of visibleLinks) expect(await isReached(link)).toBe(true);
});

test('on the page of a job a message stands above the bar to apply by', async () => {
  const [jobId] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
  const { page } = await browser.newVisitor({ viewport: PHONE, reducedMotion: 'reduce' });
  await holdMessages(page);
  await visit(page, `${site.url}/jobs/${jobId}?notice=logged-out`);
  const toast = message(page, 'Logged out successfully');
  await toast.waitFor();
  const bars = await Promise.all((await page.locator('[data-bottom-bar]').filter({ visible: true }).all()).map(boxOf));
  const tops = bars.map(({ y }) => y).filter((y) => y < PHONE.height);
  expect(tops).toHaveLength(1);
  await expect.poll(async () => (await boxOf(toast)).bottom).toBeLessThanOrEqual(Math.min(...tops));
});

test('in a dialog on a small phone a failure stands above the send button, at every scroll position', async () => {
  const viewport = { width: 320, height: 568 };
  const { page, complaints } = await browser.newVisitor({ viewport, reducedMotion: 'reduce' });
  await holdMessages(page);
  await visit(page, `${site.url}/career-coaching`);
  await page.getByRole('main').getByRole('link', { name: 'Ask for a session' }).first().click();
  const form = page.getByRole('dialog', { name: 'Ask for coaching' });
  await form.getByLabel('Name', { exact: true }).fill('Wren Halloran');
  await page.route('**/request-coaching*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, body: 'Something went wrong.' })
      : route.fallback(),
  );
  const send = form.getByRole('button', { name: 'Ask for a session' });
  await send.click();
  const toast = message(page, 'Your request was not sent');
  await toast.waitFor();
  const scrolls = [
    () => send.evaluate((button) => button.scrollIntoView({ block: 'end' })),
    () =>
      form
        .getByRole('status')
        .last()
        .evaluate((line) => line.scrollIntoView({ block: 'end' })),
  ];
  const tops: number[] = [];
  for (const scroll of scrolls) {
    await scroll();
    await expect.poll(async () => (await boxOf(send)).y - (await boxOf(toast)).bottom).toBeGreaterThanOrEqual(0);
    tops.push((await boxOf(send)).y);
    expect(await isReached(send)).toBe(true);
  }
  expect(new Set(tops).size).toBe(scrolls.length);
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes('status of 500')));
});

test('on a wide screen messages stay at the top, below the menu', async () => {
  const { page } = await browser.newVisitor({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await holdMessages(page);
  await visit(page, `${site.url}/tools?notice=logged-out`);
  const toast = message(page, 'Logged out successfully');
  await toast.waitFor();
  await expect.poll(async () => (await boxOf(toast)).y).toBe(80);
});

test('on the desk they rise from the bottom, clear of the buttons of an item', async () => {
  const { page, context } = await browser.newVisitor({
    viewport: { width: 1280, height: 720 },
    reducedMotion: 'reduce',
  });
  await holdMessages(page);
  await signInBrowser(context, site, castMember('Morag').id);
  await visit(page, `${site.url}/admin/studio/brand/brand?notice=item-saved`);
  const toast = message(page, 'Draft saved');
  await toast.waitFor();
  const controls = [
    page.getByRole('link', { name: 'Revisions' }),
    ...['Publish', 'Save draft', 'Undo', 'Phone', 'Desktop', 'Dark'].map((name) =>
      page.getByRole('button', { name, exact: true }).filter({ visible: true }).last(),
    ),
  ];
  for (const control of controls) await expect.poll(() => isReached(control)).toBe(true);
  await expect.poll(async () => (await boxOf(toast)).y).toBeGreaterThan(720 / 2);
});
