import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectFrame, expectNoFaultsInEitherScheme, newStillVisitor, PHONE } from '#tests/support/accessibility.ts';
import { MOVING } from '#tests/support/browser.ts';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import {
  button,
  card,
  dragByFinger,
  dragByMouse,
  draggable,
  expectTop,
  isFocused,
  main,
  middleOf,
  nextFrames,
  openDeck,
  statusText,
  title,
  toast,
} from '#tests/support/swipe-deck.ts';

/** One toast, as wide as a phone, that covers neither card nor buttons (spec: marketing §9 "Toast library"). */
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
    await statusText(page, `Liked ${first}. Next: ${second} at Tidal Works`).waitFor();
    await expectInClear(page);
    await main(page).getByText('3 jobs remaining').waitFor();
    expect([await title(page).textContent(), await swiped(), await liked()]).toEqual([second, [first], [first]]);

    await drag(page, -160);
    await statusText(page, `Passed ${second}. Next: ${third} at Tidal Works`).waitFor();
    expect([await swiped(), await liked()]).toEqual([[first, second], [first]]);

    // Outside the deck, arrow keys scroll and swipe nothing.
    await main(page).getByRole('link').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('ArrowRight');
    await expectTop(page, third);
    await button(page, 'Like').focus();
    await page.keyboard.press('ArrowRight');
    await statusText(page, `Liked ${third}. Next: ${fourth} at Tidal Works`).waitFor();
    await page.keyboard.press('Backspace');
    await statusText(page, `Brought back ${third} at Tidal Works`).waitFor();
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

test.runIf(isFullForm)('the keyboard keeps its place from card to card, to the end and back', async () => {
  const visitor = await browser.newVisitor(MOVING);
  const { page } = visitor;
  const { titles } = await openDeck(site, visitor, 3);
  const like = button(page, 'Like');
  await draggable(page);
  await like.focus();
  await page.keyboard.press('Enter');
  await expectTop(page, titles[1] ?? '');
  expect(await isFocused(like)).toBe(true);
  const details = card(page).getByRole('link', { name: /^View Details/ });
  await details.focus();
  await page.keyboard.press('ArrowLeft');
  await expectTop(page, titles[2] ?? '');
  expect(await isFocused(details)).toBe(true);
  await like.focus();
  await page.keyboard.press('ArrowLeft');
  await main(page).getByRole('heading', { name: 'No more jobs!' }).waitFor();
  expect(await isFocused(page.locator('body')), 'the focus did not fall out of the page').toBe(false);
  await page.keyboard.press('Tab');
  await button(page, 'Undo').focus();
  await page.keyboard.press('Enter');
  await expectTop(page, titles[2] ?? '');
  expect(await isFocused(button(page, 'Undo'))).toBe(true);
});

test.runIf(isFullForm)('keys mean something else in fields and menus, and a held key swipes once', async () => {
  const visitor = await browser.newVisitor(MOVING);
  const { page } = visitor;
  const { titles, swiped } = await openDeck(site, visitor, 3);
  await draggable(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').first().fill('harbour');
  for (const key of ['ArrowLeft', 'ArrowRight', 'Backspace']) await page.keyboard.press(key);
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('harbou');
  await page.keyboard.press('Escape');
  await button(page, 'Pass').focus();
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.down('ArrowRight');
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  await expectTop(page, titles[1] ?? '');
  expect(await swiped()).toEqual([titles[0]]);
});

test.runIf(isFullForm)(
  'a candidate who prefers reduced motion sees no flight, no tilt and no stamp, but an edge',
  async () => {
    const visitor = await browser.newVisitor({ reducedMotion: 'reduce' });
    const { page } = visitor;
    const { titles } = await openDeck(site, visitor, 3);
    await draggable(page);
    const { x, y } = await middleOf(page);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 160, y, { steps: 5 });
    await expect.poll(() => card(page).evaluate(({ style }) => style.transform)).toBe('translateX(160px)');
    expect(await card(page).getAttribute('data-leaning')).toBe('like');
    expect(
      await card(page)
        .locator('[data-word]')
        .evaluateAll((words) => words.map((each) => getComputedStyle(each).opacity)),
    ).toEqual(['0', '0']);
    await page.evaluate(() => {
      const seenExits = new Set<string | undefined>();
      Object.assign(window, { seenExits });
      const look = () => {
        const top = document.querySelector<HTMLElement>('.swipe-card');
        seenExits.add(top?.dataset['exit']);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.mouse.up();
    await expectTop(page, titles[1] ?? '');
    await page.keyboard.press('ArrowLeft');
    await expectTop(page, titles[2] ?? '');
    expect(await page.evaluate(() => [...(window as unknown as { seenExits: Set<unknown> }).seenExits])).toEqual([
      undefined,
    ]);
  },
);

test.runIf(isFullForm)('on the way only the place of the card and the look of its words change', async () => {
  const visitor = await browser.newVisitor(MOVING);
  const { page } = visitor;
  await openDeck(site, visitor, 2);
  await draggable(page);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y, { steps: 2 });
  await nextFrames(page, 2);
  await page.evaluate(() => {
    const changed = new Set<string>();
    Object.assign(window, { changed });
    const properties = (style: string | null) =>
      new Map((style ?? '').split(';').map((each) => each.split(':') as [string, string]));
    new MutationObserver((changes) => {
      for (const { type, target, attributeName, oldValue } of changes) {
        if (type !== 'attributes' || attributeName !== 'style') changed.add(`${type} ${attributeName}`);
        const [before, after] = [properties(oldValue), properties((target as Element).getAttribute('style'))];
        for (const name of new Set([...before.keys(), ...after.keys()])) {
          if (before.get(name) !== after.get(name)) changed.add(name.trim());
        }
      }
      // Code that loads after the page may have just arrived.
    }).observe(document.querySelector('main') ?? document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeOldValue: true,
      characterData: true,
    });
  });
  await page.mouse.move(x + 90, y, { steps: 20 });
  await page.mouse.move(x - 90, y, { steps: 20 });
  await nextFrames(page, 2);
  const changed = await page.evaluate(() =>
    [...(window as unknown as { changed: Set<string> }).changed].filter(Boolean),
  );
  await page.mouse.up();
  expect(changed.sort()).toEqual(['opacity', 'transform']);
});

test.runIf(isFullForm)('the end of a drag opens no link, a press does', async () => {
  const visitor = await browser.newVisitor(MOVING);
  const { page } = visitor;
  const { ids } = await openDeck(site, visitor, 2);
  await draggable(page);
  const link = card(page).getByRole('link', { name: /^View Details/ });
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await link.boundingBox();
  if (!box) throw new Error('There is no link');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 70, box.y + 20, { steps: 8 });
  await nextFrames(page, 12);
  await page.mouse.up();
  await expect.poll(() => card(page).evaluate(({ style }) => style.transform)).toBe('none');
  expect(new URL(page.url()).pathname).toBe('/job-swipe');
  await link.click();
  await page.waitForURL(`**/jobs/${ids[0]}`);
});

test.runIf(isFullForm)('filters come from the board, stay with the deck and lead back', async () => {
  const visitor = await browser.newVisitor(MOVING);
  const { page } = visitor;
  const { word, titles } = await openDeck(site, visitor, 2);
  await visit(page, `${site.url}/jobs?search=${word}&category=white-collar`);
  await main(page).getByRole('link', { name: 'Job Swipe' }).first().click();
  await expectTop(page, titles[0] ?? '');
  expect(new URL(page.url()).search).toBe(`?search=${word}&category=white-collar`);
  await main(page).getByRole('list', { name: 'Filters' }).getByText('White Collar').waitFor();
  await main(page).getByRole('link', { name: 'Change filters on the board' }).click();
  await page.waitForURL(`**/jobs?search=${word}&category=white-collar`);
});

test.runIf(isFullForm)('without a script the first card is liked, passed and brought back by forms', async () => {
  const visitor = await browser.newVisitor({ javaScriptEnabled: false });
  const { page } = visitor;
  const { titles, liked, swiped } = await openDeck(site, visitor, 2);
  await button(page, 'Like').click();
  await main(page).getByText('Job Liked! ❤️').waitFor();
  expect([await title(page).textContent(), await liked()]).toEqual([titles[1], [titles[0]]]);
  await button(page, 'Undo').click();
  await main(page).getByText('Brought back').waitFor();
  expect([await title(page).textContent(), await liked(), await swiped()]).toEqual([titles[0], [], []]);
  await button(page, 'Pass').click();
  await main(page).getByText('Job passed').waitFor();
  await button(page, 'Like').click();
  await main(page).getByText("You've seen all available jobs. Check back later for new opportunities!").waitFor();
  expect([await swiped(), await liked()]).toEqual([titles, [titles[1]]]);
});

test.runIf(isFullForm)(
  'a card, the end of the deck and the passed jobs can be read and reached, light and dark',
  async () => {
    const visitor = await newStillVisitor(browser);
    const { page } = visitor;
    const { titles } = await openDeck(site, visitor, 2);
    await draggable(page);
    await button(page, 'Pass').focus();
    await page.keyboard.press('ArrowLeft');
    await expectTop(page, titles[1] ?? '');
    await expectNoFaultsInEitherScheme(page);
    await expectFrame(page);
    await page.keyboard.press('ArrowLeft');
    await main(page).getByRole('heading', { name: 'No more jobs!' }).waitFor();
    await expectNoFaultsInEitherScheme(page);
    await expectFrame(page);
    await visit(page, `${site.url}/job-swipe/passed`);
    await main(page).getByText('2 passed jobs').waitFor();
    await expectNoFaultsInEitherScheme(page);
    await expectFrame(page);
  },
);
