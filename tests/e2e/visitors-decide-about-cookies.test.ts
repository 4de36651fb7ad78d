/** Spec: accounts §2 "Cookie banner". A watch on what a browser sends and stores, before a choice and after a no. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { NONE, toConsent } from '#domain/consent.ts';
import { BROWSER_STORAGE, isListedStorage } from '#domain/device/storage-list.ts';
import { someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { bannerOf, press, provideStage } from './visitors-decide-about-cookies.stage.ts';

const stage = provideStage();

const { site, browser, decisionOf } = stage;

const readKeys = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('cookie-consent'), localStorage.getItem('cookie-consent-date')]);

/** Everything that is sent but requests for pages, for their data and for what they are made of. */
function watchRequests(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isPlain = request.method() === 'GET' && !search && !pathname.startsWith('/api/');
    if (!isPlain) sent.push(`${request.method()} ${pathname}${search}`);
  });
  return sent;
}

/** Lists what the browser stores, by kind and name, that is not on our list or that needs consent. */
async function listUnagreed(page: Page, context: BrowserContext): Promise<string[]> {
  const stored = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
    indexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    cacheStorage: await caches.keys(),
  }));
  const cookie = (await context.cookies()).map(({ name }) => name);
  const optional = BROWSER_STORAGE.filter(({ category }) => category !== 'necessary').flatMap(({ names }) => [
    ...names,
  ]);
  return Object.entries({ ...stored, cookie }).flatMap(([kind, names]) =>
    names
      .filter(
        (name) => !isListedStorage(kind as keyof typeof stored | 'cookie', name) || optional.includes(name as never),
      )
      .map((name) => `${kind} ${name}`),
  );
}

/** Home, the board, the articles, and each time a job, each down to its end, and a moment in another tab. */
async function walk(page: Page, ...places: number[]): Promise<void> {
  for (const path of [...someOf(['/', '/jobs', '/blog'], ...places), stage.jobPath]) {
    await visit(page, site.url + path);
    // What runs beside a page has come.
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /keeping/.test(name)));
    await page.evaluate(() => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) scrollTo(0, top);
      // What waits for a page to be left is sent now.
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event('pagehide'));
    });
  }
}

test('before a choice, and after a no, nothing is sent or stored but what is needed', async () => {
  const { page, context } = await browser.newVisitor({ isUndecided: true });
  const sent = watchRequests(context);
  await walk(page, 0);
  await bannerOf(page).waitFor();
  expect(new Set(sent)).toEqual(new Set([`POST /api/job-views/${stage.jobPath.split('/').at(-1)}`]));
  expect(await context.cookies()).toEqual([]);
  expect(await readKeys(page)).toEqual([null, null]);
  expect(await listUnagreed(page, context)).toEqual([]);

  await press(page, 'Reject all');
  await expect.poll(() => bannerOf(page).count()).toBe(0);
  await expect.poll(async () => (await decisionOf(context))?.receipt).toMatch(/^[0-9a-f-]{36}$/);
  expect((await decisionOf(context))?.consent).toEqual(toConsent(NONE));
  sent.length = 0;
  await walk(page, 1, 2);
  expect(new Set(sent)).toEqual(new Set([`POST /api/job-views/${stage.jobPath.split('/').at(-1)}`]));
  expect(await listUnagreed(page, context)).toEqual([]);
  expect(await bannerOf(page).count()).toBe(0);
  const [choice, date] = await readKeys(page);
  expect(JSON.parse(choice ?? '')).toEqual({ essential: true, analytics: false, functional: false, marketing: false });
  expect(Date.now() - Date.parse(date ?? '')).toBeLessThan(86_400_000);
});

/** Lists the board's filters that the banner covers while they have the focus. */
const listCoveredFilters = (page: Page) =>
  page.evaluate(() => {
    const banner = document.querySelector('#consent-banner')?.getBoundingClientRect();
    const controls = document.querySelectorAll<HTMLElement>('.board-sheet :is(input, select)');
    return [...controls].flatMap((control) => {
      control.focus();
      const { bottom, left } = control.getBoundingClientRect();
      return banner && bottom > banner.top && left < banner.right ? [control.id] : [];
    });
  });

/** Lists the first jobs whose title is covered while it has the focus. */
const listCoveredTitles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.job-card h2 a')].slice(0, 5).flatMap((link) => {
      link.focus();
      const { left = 0, top = 0 } = link.getClientRects()[0] ?? {};
      return link.contains(document.elementFromPoint(left + 8, top + 8)) ? [] : [link.textContent];
    }),
  );

test('the banner covers nothing in a low window, nor a filter with the focus, goes for now by Escape, and is not shown at work', async () => {
  const { page, context } = await browser.newVisitor({ isUndecided: true, viewport: { width: 320, height: 256 } });
  await visit(page, `${site.url}/jobs`);
  const position = () => bannerOf(page).evaluate((banner) => getComputedStyle(banner).position);
  expect(await position()).toBe('static');
  expect(await listCoveredTitles(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await position()).toBe('fixed');
  expect(await listCoveredFilters(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await bannerOf(page).waitFor({ state: 'hidden' });
  expect(await readKeys(page)).toEqual([null, null]);
  await page.reload();
  await bannerOf(page).waitFor();

  await signInBrowser(context, site, castMember('Morag').id);
  await visit(page, `${site.url}/admin/studio`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await bannerOf(page).isVisible()).toBe(false);
});
