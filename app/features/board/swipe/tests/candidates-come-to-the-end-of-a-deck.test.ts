// @form full
import { expect, test } from 'vitest';
import { MOVING } from '#tests/support/browser.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import {
  button,
  card,
  dragByMouse,
  draggable,
  dropStatusErrors,
  expectTop,
  isFocused,
  main,
  nextFrames,
  openDeck,
  title,
  toast,
} from '#tests/support/swipe-deck.ts';

const site = provideSite();
const browser = provideBrowser();

test('a choice that could not be recorded brings the card back and says so; sent again it is made once', async () => {
  const visitor = await browser.newVisitor(MOVING);
  const { page, complaints } = visitor;
  const { titles, swiped } = await openDeck(site, visitor, 2);
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
  await expect.poll(() => card(page).evaluate((element) => getComputedStyle(element).transform)).toBe('none');
  await dragByMouse(page, 160);
  await expectTop(page, titles[1] ?? '');
  expect(await swiped()).toEqual([titles[0]]);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  dropStatusErrors(complaints, 503);
});

test('while a choice is being recorded no other is taken', async () => {
  const visitor = await browser.newVisitor(MOVING);
  const { page } = visitor;
  const { titles, swiped } = await openDeck(site, visitor, 3);
  await draggable(page);
  let requests = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/job-swipe/cards/*', async (route) => {
    requests += 1;
    await released;
    await route.continue();
  });
  await button(page, 'Like').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => requests).toBe(1);
  expect(await button(page, 'Like').getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await button(page, 'Pass').click({ force: true });
  await nextFrames(page, 30);
  release();
  await expectTop(page, titles[1] ?? '');
  expect([requests, await swiped()]).toEqual([1, [titles[0]]]);
});

test('a job that closed since it was loaded is told, and the deck goes on', async () => {
  const visitor = await browser.newVisitor(MOVING);
  const { page, complaints } = visitor;
  const { titles, ids, swiped } = await openDeck(site, visitor, 2);
  await draggable(page);
  await site.database.database.asSystem((transaction) =>
    transaction
      .updateTable('jobs')
      .set({ status: 'closed' })
      .where('id', '=', ids[0] ?? '')
      .execute(),
  );
  await button(page, 'Like').focus();
  await page.keyboard.press('ArrowRight');
  await toast(page, 'This job has closed').waitFor();
  await expectTop(page, titles[1] ?? '');
  expect(await swiped()).toEqual([]);
  dropStatusErrors(complaints, 409);
});

test('the next deck is fetched before the first is used up; no card comes twice, none is left out', async () => {
  const visitor = await browser.newVisitor({ reducedMotion: 'reduce' });
  const { page } = visitor;
  const { titles, swiped } = await openDeck(site, visitor, 27);
  await draggable(page);
  await main(page).getByText('20 jobs remaining, then 7 more').waitFor();
  for (const each of titles) {
    await expectTop(page, each);
    await button(page, 'Like').focus();
    await page.keyboard.press('ArrowLeft');
    if (each === titles[19]) expect(await main(page).getByText('Loading jobs...').isVisible()).toBe(false);
  }
  await main(page).getByRole('heading', { name: 'No more jobs!' }).waitFor();
  expect(await swiped()).toEqual([...titles].sort());
});

test('Refresh Jobs finds what came since, with the same filters', async () => {
  const visitor = await browser.newVisitor(MOVING);
  const { page } = visitor;
  const { word, address } = await openDeck(site, visitor, 1);
  await draggable(page);
  await button(page, 'Like').focus();
  await page.keyboard.press('ArrowLeft');
  await button(page, 'Refresh Jobs').waitFor();
  await addJobs(site.database.database, { title: `${word} anew` });
  await button(page, 'Refresh Jobs').click();
  await expectTop(page, `${word} anew`);
  expect(page.url()).toBe(address);
});

test('passed jobs come back from their list by keyboard', async () => {
  const visitor = await browser.newVisitor(MOVING);
  const { page } = visitor;
  const { titles, address } = await openDeck(site, visitor, 2);
  await draggable(page);
  await button(page, 'Like').focus();
  await page.keyboard.press('ArrowLeft');
  await expectTop(page, titles[1] ?? '');
  await main(page).getByRole('link', { name: 'Passed jobs' }).click();
  const back = main(page).getByRole('button', { name: `Bring back ${titles[0]}` });
  await back.focus();
  await page.keyboard.press('Enter');
  await toast(page, 'Brought back').waitFor();
  await main(page).getByText('No passed jobs').waitFor();
  expect(await isFocused(page.locator('body')), 'the focus did not fall out of the page').toBe(false);
  await page.goto(address);
  await expectTop(page, titles[0] ?? '');
});

test('without a connection the page says that it has no other cards, and finds them afterwards', async () => {
  const visitor = await browser.newVisitor(MOVING);
  const { page, context, complaints } = visitor;
  const { word } = await openDeck(site, visitor, 1);
  await draggable(page);
  // Move the focus first, so that the code that reports failures is loaded.
  await button(page, 'Like').focus();
  await page.keyboard.press('ArrowRight');
  await toast(page, 'Job Liked! ❤️').waitFor();
  await button(page, 'Refresh Jobs').waitFor();
  await context.setOffline(true);
  await addJobs(site.database.database, { title: `${word} anew` });
  await button(page, 'Refresh Jobs').click();
  await toast(page, 'Failed to load jobs').waitFor();
  await main(page).getByRole('heading', { name: 'No more jobs!' }).waitFor();
  await context.setOffline(false);
  await button(page, 'Refresh Jobs').click();
  await expectTop(page, `${word} anew`);
  complaints.length = 0;
});
