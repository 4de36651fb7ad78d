import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { UNLOADS_STORAGE } from '#domain/device/browser-storage.ts';
import { isFullForm } from '#tests/support/form.ts';
import { hydrated, visit } from '#tests/support/hydration.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/** Collects the types that the page reports. */
function reportsOf(page: Page): string[] {
  const types: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/security-reports')) types.push(sent.postDataJSON().type);
  });
  return types;
}

/**
 * Submits a form that sends nothing.
 *
 * @returns whether the event reached the form's own listeners
 */
const submit = (page: Page, path: string, { isHeld: waitsForCheck = false, method = 'post' } = {}): Promise<boolean> =>
  page.evaluate(
    ([action, isHeldFirst, formMethod]) => {
      const form = document.createElement('form');
      form.method = formMethod;
      form.action = `/${action}`;
      let reachedListeners = false;
      const hold = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      // Imitates app/web/human-check/human-check-form.ts.
      if (isHeldFirst) form.addEventListener('submit', hold, { capture: true, once: true });
      form.addEventListener('submit', (event) => {
        reachedListeners = true;
        event.preventDefault();
      });
      document.body.append(form);
      form.requestSubmit();
      if (isHeldFirst) form.requestSubmit();
      form.remove();
      return reachedListeners;
    },
    [path, waitsForCheck, method] as const,
  );
const site = provideSite();
const browser = provideBrowser();

const countEvents = (type: string, userId: string | null) =>
  queryTasks<{ risk_level: string }>(
    site.database,
    'SELECT risk_level FROM security_events WHERE event_type = $1 AND user_id IS NOT DISTINCT FROM $2',
    [type, userId],
  );

test('a visitor is stopped at the sixth submission of one form within a minute, which is logged', async () => {
  const { page } = await browser.newVisitor();
  const reports = reportsOf(page);
  await visit(page, `${site.url}/contact`);
  // The guard starts a moment after the page. Poll with another form until it stops one.
  await expect.poll(() => submit(page, 'another-form')).toBe(false);
  for (let time = 0; time < 5; time += 1) expect(await submit(page, 'contact')).toBe(true);
  expect(await submit(page, 'contact')).toBe(false);
  await page.getByText('Please wait a minute', { exact: true }).first().waitFor();
  expect(reports).toEqual(['excessive_form_submissions', 'excessive_form_submissions']);
  const high = { risk_level: 'high' };
  await expect.poll(() => countEvents('excessive_form_submissions', null)).toEqual([high, high]);
  for (let time = 0; time < 7; time += 1) expect(await submit(page, 'jobs', { method: 'get' })).toBe(true);
});

/**
 * Moves the page's clock by a second.
 *
 * @returns the reports by then
 */
async function runOneSecond(page: Page, reports: string[]): Promise<string[]> {
  await page.clock.runFor(1_000);
  return [...reports];
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(site.url + path);
  await page.clock.runFor(2_500);
  await hydrated(page);
}

test.runIf(isFullForm)('the form guard and the watch for developer tools report their findings', async () => {
  const { page, context } = await browser.newVisitor({ viewport: { width: 1_000, height: 700 } });
  const reports = reportsOf(page);
  await page.clock.install();
  await page.addInitScript(() => Object.defineProperty(window, 'outerWidth', { get: () => innerWidth + 400 }));
  await open(page, '/candidate-login');
  await page.clock.runFor(5_000);
  for (let time = 0; time < 7; time += 1) expect(await submit(page, 'candidate-login')).toBe(true);
  expect(reports).toEqual([]);

  await signInBrowser(context, site, castMember('Aisha').id);
  await open(page, '/profile');
  await expect.poll(() => runOneSecond(page, reports)).toEqual(['devtools_opened']);
  for (let time = 0; time < 5; time += 1) expect(await submit(page, 'profile')).toBe(true);
  // A form that waits for its human check counts once.
  for (let time = 0; time < 5; time += 1) expect(await submit(page, 'contact', { isHeld: true })).toBe(true);
  expect(reports).toEqual(['devtools_opened']);
  expect(await submit(page, 'profile')).toBe(false);
  await expect.poll(() => runOneSecond(page, reports)).toEqual(['devtools_opened', 'excessive_form_submissions']);
  await page.getByText('Please wait a minute', { exact: true }).first().waitFor();
  for (let time = 0; time < 7; time += 1) expect(await submit(page, 'jobs/7/like')).toBe(true);
  await page.clock.runFor(60_000);
  expect(await submit(page, 'profile')).toBe(true);
});

test.runIf(isFullForm)(
  'more than twenty page loads within ten seconds are logged once as rapid navigation, of risk medium',
  async () => {
    const { page, context } = await browser.newVisitor({ viewport: { width: 1_000, height: 700 } });
    const aisha = castMember('Aisha').id;
    await signInBrowser(context, site, aisha);
    // A fixed clock, so that the loads happen at one moment.
    await page.clock.setFixedTime('2026-11-23T10:00:00Z');
    const load = (count: number) =>
      Array.from({ length: count }).reduce<Promise<unknown>>(
        (loaded) => loaded.then(() => page.goto(`${site.url}/about`, { waitUntil: 'domcontentloaded' })),
        Promise.resolve(),
      );
    // The first load leaves an empty page, so twenty of ours are left here.
    await load(21);
    expect(await countEvents('rapid_navigation', aisha)).toEqual([]);
    await load(3);
    await expect.poll(() => countEvents('rapid_navigation', aisha)).toEqual([{ risk_level: 'medium' }]);
  },
);

test.runIf(isFullForm)('pages of visitors do not watch how they are left', async () => {
  const { page } = await browser.newVisitor();
  for (const path of ['/about', '/jobs', '/about']) await page.goto(site.url + path);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(UNLOADS_STORAGE);
});
