import { expect, test } from 'vitest';
import { MOVING } from '#tests/support/browser.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { card, dragByMouse, draggable, expectTop, forgive, openDeck, title, toast } from '#tests/support/swipe-deck.ts';

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
  forgive(complaints, 503);
});
