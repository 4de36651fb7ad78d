/** A choice without a connection, and on a phone. */
import { expect, test } from 'vitest';
import { findFaults, PHONE } from '#tests/support/accessibility.ts';
import { visit } from '#tests/support/hydration.ts';
import { bannerOf, press, provideStage } from './visitors-decide-about-cookies.stage.ts';

const stage = provideStage();
const { site, browser, decisionOf } = stage;

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
