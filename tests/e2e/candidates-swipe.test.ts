import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PHONE } from '#tests/support/accessibility.ts';
import { MOVING } from '#tests/support/browser.ts';
import { someOf } from '#tests/support/form.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import {
  button,
  card,
  dragByFinger,
  dragByMouse,
  expectTop,
  main,
  openDeck,
  title,
  toast,
  told,
} from '#tests/support/swipe-deck.ts';

/** One message, as wide as a phone, over neither card nor buttons (spec: marketing §9 "Toast library"). */
async function expectInClear(page: Page): Promise<void> {
  const messages = page.getByRole('region', { name: 'Notifications' }).getByRole('dialog').filter({ visible: true });
  await expect.poll(() => messages.count()).toBe(1);
  const { x, y, width, height } = await boxOf(messages);
  const screen = page.viewportSize()?.width ?? 0;
  if (screen < 600) expect([x, width]).toEqual([0, screen]);
  else expect(x + width).toBeLessThan(screen);
  for (const part of [card(page), ...['Pass', 'Undo', 'Like'].map((name) => button(page, name))]) {
    const other = await boxOf(part);
    const isApart =
      x + width <= other.x || other.x + other.width <= x || y + height <= other.y || other.y + other.height <= y;
    expect(isApart, 'the message covers something').toBe(true);
  }
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown');
  return box;
}

const site = provideSite();
const browser = provideBrowser();

const DEVICES = [
  ['on a desk', { viewport: { width: 1440, height: 900 } }, dragByMouse],
  ['on a phone', { viewport: PHONE, hasTouch: true, isMobile: true }, dragByFinger],
] as const;

describe.each(someOf(DEVICES, 1))('%s', (_where, options, drag) => {
  test('cards are liked and passed by drag, by key and by button, taken back, and come to an end', async () => {
    const visitor = await browser.newVisitor({ ...MOVING, ...options });
    const { page } = visitor;
    const { titles, swiped, liked } = await openDeck(site, visitor, 4);
    const [first = '', second = '', third = '', fourth = ''] = titles;
    await main(page).getByText('4 jobs remaining').waitFor();
    const { width, height } = options.viewport;
    const like = await button(page, 'Like').boundingBox();
    expect((like?.y ?? height) + (like?.height ?? 0), 'card and buttons without scrolling').toBeLessThanOrEqual(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    // A short drag leaves the card where it is.
    await drag(page, 60);
    await expect.poll(() => card(page).evaluate(({ style }) => style.transform)).toBe('none');
    expect([await title(page).textContent(), await swiped()]).toEqual([first, []]);

    await drag(page, 160);
    await toast(page, 'Job Liked! ❤️').waitFor();
    await toast(page, 'You can apply to this job from your profile').waitFor();
    await told(page, `Liked ${first}. Next: ${second} at Tidal Works`).waitFor();
    await expectInClear(page);
    await main(page).getByText('3 jobs remaining').waitFor();
    expect([await title(page).textContent(), await swiped(), await liked()]).toEqual([second, [first], [first]]);

    await drag(page, -160);
    await told(page, `Passed ${second}. Next: ${third} at Tidal Works`).waitFor();
    expect([await swiped(), await liked()]).toEqual([[first, second], [first]]);

    // Outside the deck the arrows scroll, and decide nothing.
    await main(page).getByRole('link').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('ArrowRight');
    await expectTop(page, third);
    await button(page, 'Like').focus();
    await page.keyboard.press('ArrowRight');
    await told(page, `Liked ${third}. Next: ${fourth} at Tidal Works`).waitFor();
    await page.keyboard.press('Backspace');
    await told(page, `Brought back ${third} at Tidal Works`).waitFor();
    await expectTop(page, third);
    expect([await swiped(), await liked()]).toEqual([[first, second], [first]]);
    await page.keyboard.press('ArrowLeft');
    await expectTop(page, fourth);

    await button(page, 'Like').click();
    await main(page).getByRole('heading', { name: 'No more jobs!' }).waitFor();
    await main(page).getByText("You've seen all available jobs. Check back later for new opportunities!").waitFor();
    await button(page, 'Undo').click();
    await expectTop(page, fourth);
    await button(page, 'Pass').click();
    await main(page).getByRole('heading', { name: 'No more jobs!' }).waitFor();
    expect([await swiped(), await liked()]).toEqual([titles, [first]]);
  });
});
