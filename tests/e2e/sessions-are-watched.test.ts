import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, type TestBrowser } from '#tests/support/browser.ts';
import { hydrated } from '#tests/support/hydration.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
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

/** What the page tells the server, type by type. */
function reportsOf(page: Page): string[] {
  const types: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/security-reports')) types.push(sent.postDataJSON().type);
  });
  return types;
}

test('whoever is signed in is watched, whoever is not is left alone', async () => {
  const { page, context } = await browser.newVisitor({ viewport: { width: 1_000, height: 700 } });
  const reports = reportsOf(page);
  await page.clock.install();
  // As tools at the side would leave it.
  await page.addInitScript(() => Object.defineProperty(window, 'outerWidth', { get: () => innerWidth + 400 }));
  await open(page, '/candidate-login');
  await page.clock.runFor(5_000);
  for (let time = 0; time < 7; time += 1) await submit(page, 'candidate-login');
  expect(await page.getByText('Please wait a minute').count()).toBe(0);

  await signInBrowser(context, site, castMember('Aisha').id);
  await open(page, '/profile');
  await expect.poll(() => runOn(page, reports)).toEqual(['devtools_opened']);
  // Five go through, the sixth does not.
  for (let time = 0; time < 5; time += 1) expect(await submit(page, 'profile')).toBe(true);
  // A form that first waits for its human check is sent once all the same.
  for (let time = 0; time < 5; time += 1) expect(await submit(page, 'contact', { isHeld: true })).toBe(true);
  expect(reports).toEqual(['devtools_opened']);
  expect(await submit(page, 'profile')).toBe(false);
  await expect.poll(() => runOn(page, reports)).toEqual(['devtools_opened', 'excessive_form_submissions']);
  await page.getByText('Please wait a minute', { exact: true }).first().waitFor();
  // Never in the way: likes go on, and after a minute the form does.
  for (let time = 0; time < 7; time += 1) expect(await submit(page, 'jobs/7/like')).toBe(true);
  await page.clock.runFor(60_000);
  expect(await submit(page, 'profile')).toBe(true);

  for (let time = 0; time < 21; time += 1)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await runOn(page, reports)).toEqual(['devtools_opened', 'excessive_form_submissions', 'rapid_navigation']);
});

/** @returns what it has reported once a second more has passed for it */
async function runOn(page: Page, reports: string[]): Promise<string[]> {
  await page.clock.runFor(1_000);
  return [...reports];
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.clock.runFor(2_500);
  await hydrated(page);
}

/** A form that sends nothing by itself, so that what becomes of it is all there is. @returns whether it reached its own listeners */
const submit = (page: Page, path: string, { isHeld = false } = {}): Promise<boolean> =>
  page.evaluate(
    ([action, isHeldFirst]) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = `/${action}`;
      let isThrough = false;
      const hold = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      // As app/site/human-check-form.ts does.
      if (isHeldFirst) form.addEventListener('submit', hold, { capture: true, once: true });
      form.addEventListener('submit', (event) => {
        isThrough = true;
        event.preventDefault();
      });
      document.body.append(form);
      form.requestSubmit();
      if (isHeldFirst) form.requestSubmit();
      form.remove();
      return isThrough;
    },
    [path, isHeld] as const,
  );
