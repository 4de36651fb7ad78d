import { expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { heart, isPressed, provideStage, toast } from './candidates-like-jobs.stage.ts';

const { site, browser, newJob, asCandidate, likesOf } = provideStage();

test('of quick presses the last one stands', async () => {
  const visitor = await browser.newVisitor();
  const { page } = visitor;
  const candidate = await asCandidate(visitor);
  const { id, title } = await newJob();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let answers = 0;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.includes('like')) answers += 1;
  });
  await page.route('**/like', async (route) => {
    await held;
    await route.continue();
  });
  await visit(page, `${site.url}/jobs/${id}`);
  for (const pressed of ['true', 'false', 'true']) {
    await heart(page, title).click();
    await expect.poll(() => isPressed(page, title)).toBe(pressed);
  }
  letGo();
  await expect.poll(() => answers).toBeGreaterThanOrEqual(2);
  await toast(page, 'Job Liked! ❤️').waitFor();
  await expect.poll(() => likesOf(candidate)).toEqual([id]);
  expect(await isPressed(page, title)).toBe('true');
});
