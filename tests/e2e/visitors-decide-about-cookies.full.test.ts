/** A choice without a connection, and on a phone. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { findFaults, PHONE } from '#tests/support/accessibility.ts';
import { visit } from '#tests/support/hydration.ts';
import { bannerOf, press, provideStage } from './visitors-decide-about-cookies.stage.ts';

const stage = provideStage();

const { site, browser, decisionOf } = stage;

const readKeys = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('cookie-consent'), localStorage.getItem('cookie-consent-date')]);

test('without a connection a choice counts, and its receipt follows', async () => {
  const { page, context, complaints } = await browser.newVisitor({ isUndecided: true });
  await visit(page, site.url);
  await bannerOf(page).waitFor();
  await context.setOffline(true);
  await press(page, 'Choose');
  await page.getByLabel('Analytics').check();
  await press(page, 'Save my choice');
  await expect.poll(() => bannerOf(page).count()).toBe(0);
  expect(await decisionOf(context)).toMatchObject({ receipt: null, consent: { analytics: true, marketing: false } });
  complaints.length = 0;
  await context.setOffline(false);
  await visit(page, `${site.url}/jobs`);
  await expect.poll(async () => (await decisionOf(context))?.receipt).toBeTruthy();
  complaints.length = 0;
});

test('on a phone the banner leaves room for all that is at the bottom, and everybody can use it', async () => {
  const { page } = await browser.newVisitor({ isUndecided: true, reducedMotion: 'reduce' });
  await visit(page, site.url + stage.jobPath);
  await bannerOf(page).waitFor();
  await page.setViewportSize(PHONE);
  const top = async () => (await bannerOf(page).boundingBox())?.y ?? 0;
  const apply = page.locator('.job-bar');
  await expect
    .poll(async () => {
      const { y = 0, height = 0 } = (await apply.boundingBox()) ?? {};
      return y > 0 && Math.floor(y + height) <= (await top());
    })
    .toBe(true);
  // Equal in size and in place.
  const [accept, reject] = await Promise.all(
    ['Accept all', 'Reject all'].map((name) => bannerOf(page).getByRole('button', { name }).boundingBox()),
  );
  expect([reject?.y, reject?.width, reject?.height]).toEqual([accept?.y, accept?.width, accept?.height]);
  // By keyboard it comes first, after the link to the content; Escape decides nothing.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('cookie policy');
  await page.keyboard.press('Escape');
  await press(page, 'Choose');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('consent-banner-analytics');
  expect(await findFaults(page)).toEqual([]);
  // Whatever the keyboard reaches on the page is under neither of them.
  const edge = async () => Math.min(await top(), (await apply.boundingBox())?.y ?? 0);
  const covered: string[] = [];
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    const { text, y } = await page.evaluate(() => {
      const element = document.activeElement;
      const isAtBottom = element?.closest('[aria-labelledby=consent-banner-title], .job-bar');
      return { text: element?.textContent ?? '', y: isAtBottom ? 0 : (element?.getBoundingClientRect().top ?? 0) };
    });
    if (y >= (await edge())) covered.push(text);
  }
  expect(covered).toEqual([]);
});

test('a choice reaches the other tabs, survives a sign-out, and is withdrawn by one press', async () => {
  const { page, context } = await browser.newVisitor({ isUndecided: true });
  await visit(page, site.url);
  const other = await context.newPage();
  await visit(other, `${site.url}/about`);
  await bannerOf(other).waitFor();
  await press(page, 'Accept all');
  await expect.poll(() => bannerOf(other).count()).toBe(0);
  await expect.poll(async () => (await decisionOf(context))?.receipt).toBeTruthy();
  const given = await decisionOf(context);
  // As a sign-out does, and what analytics may have set by then.
  await page.evaluate(() => localStorage.clear());
  await context.addCookies(['visitor', 'visit'].map((name) => ({ name, value: '1', url: site.url })));

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await page.getByText(`Receipt: ${given?.receipt}`).waitFor();
  expect(await page.getByRole('main').getByLabel('Analytics').isChecked()).toBe(true);
  expect(await page.getByRole('main').getByLabel('Essential').isDisabled()).toBe(true);
  await visit(page, `${site.url}/cookie-settings`);
  await expect.poll(async () => (await readKeys(page))[0]).toContain('"analytics":true');

  await page.getByRole('button', { name: 'Withdraw consent' }).click();
  await page.getByText('Your choice is saved').waitFor();
  await expect.poll(async () => (await decisionOf(context))?.receipt).not.toBe(given?.receipt);
  expect((await decisionOf(context))?.consent.analytics).toBe(false);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['cookie-consent']);
  expect(await page.getByRole('main').getByLabel('Analytics').isChecked()).toBe(false);
});
