import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFrame, expectNoFaults, newStillVisitor, PHONE } from '#tests/support/accessibility.ts';
import { addCandidates } from '#tests/support/applications.ts';
import { openBrowser, type TestBrowser, type Visitor } from '#tests/support/browser.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
let browser: TestBrowser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

const PATIENCE = { timeout: 10_000 };

let words = 0;

/** A deck that only this candidate's filter finds: so many jobs, newest first, called 'Buoyx 1', 'Buoyx 2'. */
async function openDeck({ page, context }: Visitor, count: number, query = '') {
  words += 1;
  const word = `Buoy${String.fromCharCode(96 + words).repeat(3)}`;
  const titles = Array.from({ length: count }, (_, n) => `${word} ${n + 1}`);
  const ids = await addJobs(
    site.database.database,
    ...titles.map((title, n) => ({ title, company: 'Tidal Works', created_at: hoursFromNow(-n - 1) })),
  );
  const [candidate = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  await signInBrowser(context, site, candidate);
  const address = `${site.url}/job-swipe?search=${word}${query}`;
  await page.goto(address);
  const rows = (table: 'swiped_jobs' | 'liked_jobs') =>
    site.database.database.asSystem(async (transaction) => {
      const found = await transaction.selectFrom(table).select('job_id').where('user_id', '=', candidate).execute();
      return found.map(({ job_id }) => titles[ids.indexOf(job_id)]).sort();
    });
  return { word, titles, ids, address, swiped: () => rows('swiped_jobs'), liked: () => rows('liked_jobs') };
}

const main = (page: Page) => page.getByRole('main');
const card = (page: Page) => page.locator('.swipe-card');
const title = (page: Page) => card(page).getByRole('heading', { level: 2 });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const told = (page: Page, text: string) => main(page).getByRole('status').filter({ hasText: text });
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true }).first();
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const expectTop = (page: Page, text: string) => expect.poll(() => title(page).textContent(), PATIENCE).toBe(text);

/** Once a card can be dragged. Its code comes after the page. */
const draggable = (page: Page) => expect.poll(() => card(page).getAttribute('draggable'), PATIENCE).toBe('false');

async function middleOf(page: Page) {
  const box = await card(page).boundingBox();
  if (!box) throw new Error('There is no card');
  return { x: box.x + box.width / 2, y: box.y + box.height / 3 };
}

/** Slowly, so that only the way counts, and held still before it is let go. */
async function dragByMouse(page: Page, by: number): Promise<void> {
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

async function dragByFinger(page: Page, by: number): Promise<void> {
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

const nextFrames = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let n = 0; n < frames; n += 1) await new Promise(requestAnimationFrame);
  }, count);

/** A browser says on its console that an answer was 4xx or 5xx. */
const forgive = (complaints: string[], status: number) =>
  complaints.splice(0, complaints.length, ...complaints.filter((each) => !each.includes(`status of ${status}`)));

describe.each([
  ['on a desk', { viewport: { width: 1440, height: 900 } }, dragByMouse],
  ['on a phone', { viewport: PHONE, hasTouch: true, isMobile: true }, dragByFinger],
] as const)('%s', (_where, options, drag) => {
  test('cards are liked and passed by drag, by key and by button, taken back, and come to an end', async () => {
    const visitor = await browser.newVisitor(options);
    const { page } = visitor;
    const { titles, swiped, liked } = await openDeck(visitor, 4);
    const [first = '', second = '', third = '', fourth = ''] = titles;
    await main(page).getByText('4 jobs remaining').waitFor();
    const { width, height } = options.viewport;
    const like = await button(page, 'Like').boundingBox();
    expect((like?.y ?? height) + (like?.height ?? 0), 'card and buttons without scrolling').toBeLessThanOrEqual(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

    // A short drag leaves the card where it is.
    await drag(page, 60);
    await expect.poll(() => card(page).evaluate(({ style }) => style.transform), PATIENCE).toBe('none');
    expect([await title(page).textContent(), await swiped()]).toEqual([first, []]);

    await drag(page, 160);
    await toast(page, 'Job Liked! ❤️').waitFor();
    await toast(page, 'You can apply to this job from your profile').waitFor();
    await told(page, `Liked ${first}. Next: ${second} at Tidal Works`).waitFor();
    await main(page).getByText('3 jobs remaining').waitFor();
    expect([await title(page).textContent(), await swiped(), await liked()]).toEqual([second, [first], [first]]);

    await drag(page, -160);
    await told(page, `Passed ${second}. Next: ${third} at Tidal Works`).waitFor();
    expect([await swiped(), await liked()]).toEqual([[first, second], [first]]);

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
  }, 90_000);
});

test('the keyboard keeps its place from card to card, to the end and back', async () => {
  const visitor = await browser.newVisitor();
  const { page } = visitor;
  const { titles } = await openDeck(visitor, 3);
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

test('keys mean something else in fields and menus, and a held key swipes once', async () => {
  const visitor = await browser.newVisitor();
  const { page } = visitor;
  const { titles, swiped } = await openDeck(visitor, 3);
  await draggable(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').first().fill('harbour');
  for (const key of ['ArrowLeft', 'ArrowRight', 'Backspace']) await page.keyboard.press(key);
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('harbou');
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+ArrowRight');
  await page.keyboard.down('ArrowRight');
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('ArrowRight');
  await page.keyboard.up('ArrowRight');
  await expectTop(page, titles[1] ?? '');
  expect(await swiped()).toEqual([titles[0]]);
});

test('while a choice is being recorded no other is taken', async () => {
  const visitor = await browser.newVisitor();
  const { page } = visitor;
  const { titles, swiped } = await openDeck(visitor, 3);
  await draggable(page);
  let asked = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/job-swipe/cards/*', async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => asked, PATIENCE).toBe(1);
  expect(await button(page, 'Like').getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await button(page, 'Pass').click({ force: true });
  await nextFrames(page, 30);
  letGo();
  await expectTop(page, titles[1] ?? '');
  expect([asked, await swiped()]).toEqual([1, [titles[0]]]);
});

test('a choice that could not be recorded brings the card back and says so; sent again it is made once', async () => {
  const visitor = await browser.newVisitor();
  const { page, complaints } = visitor;
  const { titles, swiped } = await openDeck(visitor, 2);
  await draggable(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  await asSuperuser(site.database, 'ALTER TABLE swiped_jobs RENAME TO swiped_jobs_away');
  await dragByMouse(page, 160);
  await toast(page, 'Failed to record your preference').waitFor();
  await asSuperuser(site.database, 'ALTER TABLE swiped_jobs_away RENAME TO swiped_jobs');
  expect(await title(page).textContent()).toBe(titles[0]);
  await expect.poll(() => card(page).evaluate((element) => getComputedStyle(element).transform), PATIENCE).toBe('none');
  await dragByMouse(page, 160);
  await expectTop(page, titles[1] ?? '');
  expect(await swiped()).toEqual([titles[0]]);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  forgive(complaints, 503);
});

test('a job that closed since it was loaded is told, and the deck goes on', async () => {
  const visitor = await browser.newVisitor();
  const { page, complaints } = visitor;
  const { titles, ids, swiped } = await openDeck(visitor, 2);
  await draggable(page);
  await site.database.database.asSystem((transaction) =>
    transaction
      .updateTable('jobs')
      .set({ status: 'closed' })
      .where('id', '=', ids[0] ?? '')
      .execute(),
  );
  await page.keyboard.press('ArrowRight');
  await toast(page, 'This job has closed').waitFor();
  await expectTop(page, titles[1] ?? '');
  expect(await swiped()).toEqual([]);
  forgive(complaints, 409);
});

test('the next deck is fetched before the first is used up; no card comes twice, none is left out', async () => {
  const visitor = await browser.newVisitor({ reducedMotion: 'reduce' });
  const { page } = visitor;
  const { titles, swiped } = await openDeck(visitor, 27);
  await draggable(page);
  await main(page).getByText('20 jobs remaining, then 7 more').waitFor();
  for (const each of titles) {
    await expectTop(page, each);
    await page.keyboard.press('ArrowLeft');
    if (each === titles[19]) expect(await main(page).getByText('Loading jobs...').isVisible()).toBe(false);
  }
  await main(page).getByRole('heading', { name: 'No more jobs!' }).waitFor();
  expect(await swiped()).toEqual([...titles].sort());
}, 60_000);

test('Refresh Jobs finds what came since, with the same filters', async () => {
  const visitor = await browser.newVisitor();
  const { page } = visitor;
  const { word, address } = await openDeck(visitor, 1);
  await draggable(page);
  await page.keyboard.press('ArrowLeft');
  await button(page, 'Refresh Jobs').waitFor();
  await addJobs(site.database.database, { title: `${word} anew` });
  await button(page, 'Refresh Jobs').click();
  await expectTop(page, `${word} anew`);
  expect(page.url()).toBe(address);
});

test('whoever wants less movement sees no flight and no tilt', async () => {
  const visitor = await browser.newVisitor({ reducedMotion: 'reduce' });
  const { page } = visitor;
  const { titles } = await openDeck(visitor, 3);
  await draggable(page);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 160, y, { steps: 5 });
  await expect.poll(() => card(page).evaluate(({ style }) => style.transform), PATIENCE).toBe('translateX(160px)');
  await page.evaluate(() => {
    const seen = new Set<string | undefined>();
    Object.assign(window, { seen });
    const look = () => {
      const top = document.querySelector<HTMLElement>('.swipe-card');
      seen.add(top?.dataset.exit);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.mouse.up();
  await expectTop(page, titles[1] ?? '');
  await page.keyboard.press('ArrowLeft');
  await expectTop(page, titles[2] ?? '');
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<unknown> }).seen])).toEqual([undefined]);
});

test('the end of a drag opens no link, a press does', async () => {
  const visitor = await browser.newVisitor();
  const { page } = visitor;
  const { ids } = await openDeck(visitor, 2);
  await draggable(page);
  const link = card(page).getByRole('link', { name: /^View Details/ });
  const box = await link.boundingBox();
  if (!box) throw new Error('There is no link');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 70, box.y + 20, { steps: 8 });
  await nextFrames(page, 12);
  await page.mouse.up();
  await expect.poll(() => card(page).evaluate(({ style }) => style.transform), PATIENCE).toBe('none');
  expect(new URL(page.url()).pathname).toBe('/job-swipe');
  await link.click();
  await page.waitForURL(`**/jobs/${ids[0]}`);
});

test('filters come from the board, stay with the deck and lead back', async () => {
  const visitor = await browser.newVisitor();
  const { page } = visitor;
  const { word, titles } = await openDeck(visitor, 2);
  await visit(page, `${site.url}/jobs?search=${word}&category=white-collar`);
  await main(page).getByRole('link', { name: 'Job Swipe' }).first().click();
  await expectTop(page, titles[0] ?? '');
  expect(new URL(page.url()).search).toBe(`?search=${word}&category=white-collar`);
  await main(page).getByRole('list', { name: 'Filters' }).getByText('White Collar').waitFor();
  await main(page).getByRole('link', { name: 'Change filters on the board' }).click();
  await page.waitForURL(`**/jobs?search=${word}&category=white-collar`);
});

test('passed jobs come back from their list by keyboard', async () => {
  const visitor = await browser.newVisitor();
  const { page } = visitor;
  const { titles } = await openDeck(visitor, 2);
  await draggable(page);
  await page.keyboard.press('ArrowLeft');
  await expectTop(page, titles[1] ?? '');
  await main(page).getByRole('link', { name: 'Passed jobs' }).click();
  const back = main(page).getByRole('button', { name: `Bring back ${titles[0]}` });
  await back.focus();
  await page.keyboard.press('Enter');
  await toast(page, 'Brought back').waitFor();
  await main(page).getByText('No passed jobs').waitFor();
  expect(await isFocused(page.locator('body')), 'the focus did not fall out of the page').toBe(false);
  await page.goBack();
  await expectTop(page, titles[0] ?? '');
});

test('without a script the first card is liked, passed and brought back by forms', async () => {
  const visitor = await browser.newVisitor({ javaScriptEnabled: false });
  const { page } = visitor;
  const { titles, liked, swiped } = await openDeck(visitor, 2);
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

test('without a connection the cards at hand stay, and the page says that it has no others', async () => {
  const visitor = await browser.newVisitor();
  const { page, context, complaints } = visitor;
  const { titles } = await openDeck(visitor, 1);
  await draggable(page);
  // So that what tells of it is there already.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expectTop(page, titles[0] ?? '');
  await page.keyboard.press('ArrowRight');
  await toast(page, 'Job Liked! ❤️').waitFor();
  await button(page, 'Refresh Jobs').waitFor();
  await context.setOffline(true);
  await button(page, 'Refresh Jobs').click();
  await main(page).getByRole('heading', { name: 'Failed to load jobs' }).waitFor();
  await context.setOffline(false);
  await main(page).getByRole('link', { name: 'Try again' }).click();
  await main(page).getByRole('heading', { name: 'No more jobs!' }).waitFor();
  complaints.length = 0;
});

describe.each(['light', 'dark'] as const)('in %s colours everything can be read and reached', (colours) => {
  test('a card, the end of the deck and the passed jobs', async () => {
    const visitor = await newStillVisitor(browser, colours);
    const { page } = visitor;
    const { titles } = await openDeck(visitor, 2);
    await draggable(page);
    await page.keyboard.press('ArrowLeft');
    await expectTop(page, titles[1] ?? '');
    await expectNoFaults(page);
    await expectFrame(page);
    await page.keyboard.press('ArrowLeft');
    await main(page).getByRole('heading', { name: 'No more jobs!' }).waitFor();
    await expectNoFaults(page);
    await expectFrame(page);
    await visit(page, `${site.url}/job-swipe/passed`);
    await main(page).getByText('2 passed jobs').waitFor();
    await expectNoFaults(page);
    await expectFrame(page);
  });
});
