import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { NONE, readConsentCookie, toConsent } from '#domain/consent.ts';
import { BROWSER_STORAGE, isListedStorage } from '#domain/device/storage-list.ts';
import { findFaults, PHONE } from '#tests/support/accessibility.ts';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Cookies: you choose' });

const press = (page: Page, name: string) => bannerOf(page).getByRole('button', { name, exact: true }).click();
const site = provideSite();
const browser = provideBrowser();
let jobPath: string;

beforeAll(async () => {
  const [id] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
  jobPath = `/jobs/${id}`;
});
const decisionOf = async (context: BrowserContext) => {
  const cookies = await context.cookies(site.url);
  return readConsentCookie(cookies.map(({ name, value }) => `${name}=${value}`).join('; '), new Date());
};

const readKeys = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('cookie-consent'), localStorage.getItem('cookie-consent-date')]);

/** Records all requests except those for pages, their data and their assets. */
function watchRequests(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isPlain = request.method() === 'GET' && !search && !pathname.startsWith('/api/');
    if (!isPlain) sent.push(`${request.method()} ${pathname}${search}`);
  });
  return sent;
}

/** Lists what the browser stores without being on our list, or without the consent it needs. */
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

/** Visits the home page, the board, the articles and a job, scrolls each to its end, and leaves its tab for a moment. */
async function walk(page: Page, ...places: number[]): Promise<void> {
  for (const path of [...someOf(['/', '/jobs', '/blog'], ...places), jobPath]) {
    await visit(page, site.url + path);
    // Wait until the page's background scripts have loaded.
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /keeping/.test(name)));
    await page.evaluate(() => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) scrollTo(0, top);
      // Sends what waits until the visitor leaves the page.
      document.dispatchEvent(new Event('visibilitychange'));
      dispatchEvent(new Event('pagehide'));
    });
  }
}

test('before a choice, and after a refusal, only necessary data is sent and stored', async () => {
  const { page, context } = await browser.newVisitor({ isUndecided: true });
  const sent = watchRequests(context);
  await walk(page, 0);
  await bannerOf(page).waitFor();
  expect(new Set(sent)).toEqual(new Set([`POST /api/job-views/${jobPath.split('/').at(-1)}`]));
  expect(await context.cookies()).toEqual([]);
  expect(await readKeys(page)).toEqual([null, null]);
  expect(await listUnagreed(page, context)).toEqual([]);

  await press(page, 'Reject all');
  await expect.poll(() => bannerOf(page).count()).toBe(0);
  await expect.poll(async () => (await decisionOf(context))?.receipt).toMatch(/^[0-9a-f-]{36}$/);
  expect((await decisionOf(context))?.consent).toEqual(toConsent(NONE));
  sent.length = 0;
  await walk(page, 1, 2);
  expect(new Set(sent)).toEqual(new Set([`POST /api/job-views/${jobPath.split('/').at(-1)}`]));
  expect(await listUnagreed(page, context)).toEqual([]);
  expect(await bannerOf(page).count()).toBe(0);
  const [choice, date] = await readKeys(page);
  expect(JSON.parse(choice ?? '')).toEqual({ essential: true, analytics: false, functional: false, marketing: false });
  expect(Date.now() - Date.parse(date ?? '')).toBeLessThan(86_400_000);
});

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

const listCoveredTitles = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.job-card h2 a')].slice(0, 5).flatMap((link) => {
      link.focus();
      const { left = 0, top = 0 } = link.getClientRects()[0] ?? {};
      return link.contains(document.elementFromPoint(left + 8, top + 8)) ? [] : [link.textContent];
    }),
  );

test('the banner covers nothing in a low window, nor a focused filter, closes by Escape, and is not shown on work pages', async () => {
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

test.runIf(isFullForm)('offline a choice takes effect, and its receipt follows', async () => {
  const { page, context, complaints } = await browser.newVisitor({ isUndecided: true });
  await visit(page, site.url);
  await bannerOf(page).waitFor();
  await context.setOffline(true);
  await press(page, 'Choose');
  await page.getByLabel('Analytics').check();
  await press(page, 'Save choices');
  await expect.poll(() => bannerOf(page).count()).toBe(0);
  expect(await decisionOf(context)).toMatchObject({ receipt: null, consent: { analytics: true, marketing: false } });
  complaints.length = 0;
  await context.setOffline(false);
  await visit(page, `${site.url}/jobs`);
  await expect.poll(async () => (await decisionOf(context))?.receipt).toBeTruthy();
  complaints.length = 0;
});

test.runIf(isFullForm)(
  'on a phone the banner leaves room for everything at the bottom, and everybody can use it',
  async () => {
    const { page } = await browser.newVisitor({ isUndecided: true, reducedMotion: 'reduce' });
    await visit(page, site.url + jobPath);
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
    const [accept, reject] = await Promise.all(
      ['Accept all', 'Reject all'].map((name) => bannerOf(page).getByRole('button', { name }).boundingBox()),
    );
    expect([reject?.y, reject?.width, reject?.height]).toEqual([accept?.y, accept?.width, accept?.height]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('cookie policy');
    await page.keyboard.press('Escape');
    await bannerOf(page).waitFor({ state: 'hidden' });
    await visit(page, site.url + jobPath);
    await press(page, 'Choose');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('consent-banner-analytics');
    expect(await findFaults(page)).toEqual([]);
    // Neither the cookie banner nor the job's bar may cover the focused element.
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
  },
);

test.runIf(isFullForm)(
  'a choice reaches the other tabs, survives a sign-out, and can be withdrawn by one press',
  async () => {
    const { page, context } = await browser.newVisitor({ isUndecided: true });
    await visit(page, site.url);
    const other = await context.newPage();
    await visit(other, `${site.url}/about`);
    await bannerOf(other).waitFor();
    await press(page, 'Accept all');
    await expect.poll(() => bannerOf(other).count()).toBe(0);
    await expect.poll(async () => (await decisionOf(context))?.receipt).toBeTruthy();
    const acceptedDecision = await decisionOf(context);
    await page.evaluate(() => localStorage.clear());
    await context.addCookies(['visitor', 'visit'].map((name) => ({ name, value: '1', url: site.url })));

    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
    await page.getByText(`Receipt: ${acceptedDecision?.receipt}`).waitFor();
    expect(await page.getByRole('main').getByLabel('Analytics').isChecked()).toBe(true);
    expect(await page.getByRole('main').getByLabel('Essential').isDisabled()).toBe(true);
    await visit(page, `${site.url}/cookie-settings`);
    await expect.poll(async () => (await readKeys(page))[0]).toContain('"analytics":true');

    await page.getByRole('button', { name: 'Withdraw consent' }).click();
    await page.getByText('Choice saved').waitFor();
    await expect.poll(async () => (await decisionOf(context))?.receipt).not.toBe(acceptedDecision?.receipt);
    expect((await decisionOf(context))?.consent.analytics).toBe(false);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['cookie-consent']);
    expect(await page.getByRole('main').getByLabel('Analytics').isChecked()).toBe(false);
  },
);
