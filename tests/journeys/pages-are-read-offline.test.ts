import type { Page } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { cardOf } from '#tests/support/board.ts';
import { isFullForm } from '#tests/support/form.ts';
import { hydrated, visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { startSite } from '#tests/support/site.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name }).waitFor();

const pathOf = (page: Page) => new URL(page.url()).pathname;

const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await (await caches.open('pages')).keys()).map(({ url }) => new URL(url).pathname).sort());

const whenKept = (page: Page, path: string) => expect.poll(() => keptPaths(page)).toContain(path);
const site = provideSite();
const browser = provideBrowser();
let job: string;

beforeAll(async () => {
  const [id = ''] = await addJobs(site.database.database, { title: 'Lighthouse keeper' });
  job = `/jobs/${id}`;
});

const newReader = (options = {}) => browser.newVisitor({ serviceWorkers: 'allow', ...options });

async function visitWithWorker(page: Page, path: string): Promise<void> {
  await visit(page, site.url + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('a new version waits until it is asked for; without a connection the page stays, and of others the site says what is the matter', async () => {
  const { page, context, complaints } = await newReader();
  await visitWithWorker(page, job);
  // A worker at another address counts as a new version.
  const controller = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/service-worker.js?next')));
  await page.getByRole('status').filter({ hasText: 'A new version is ready.' }).waitFor();
  expect(await controller()).toBe(`${site.url}/service-worker.js`);
  await page.evaluate(() => Object.assign(window, { isFormer: true }));
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await page.waitForFunction(() => !('isFormer' in window));
  await hydrated(page);
  expect(await controller()).toBe(`${site.url}/service-worker.js?next`);
  // The page registers its own worker again, which is now the newer one.
  await page.getByRole('status').filter({ hasText: 'A new version is ready.' }).waitFor();
  await whenKept(page, job);

  await context.setOffline(true);
  // A form that cannot load leaves the current page open.
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).first().click();
  const toast = page.getByRole('dialog', { name: 'You are offline', exact: true });
  await toast.getByText('Sign in when you’re back online.').waitFor();
  await heading(page, 'Lighthouse keeper');

  // A link to a page that was never read shows its address and the pages that can be read, and retries once there is a connection.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await heading(page, 'You are offline');
  expect(pathOf(page)).toBe('/about');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Lighthouse keeper/ })
    .waitFor();
  await context.setOffline(false);
  await expect.poll(() => page.title()).toBe('About us | Tidewell Recruitment');
  expect(
    complaints.splice(0).filter((complaint) => !/net::ERR_(INTERNET_DISCONNECTED|FAILED)|at Lost \(/.test(complaint)),
  ).toEqual([]);
});

const AISHA = castMember('Aisha');

const controller = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.slice(location.origin.length));

test.runIf(isFullForm)('of the pages that a signed-in user reads, only public ones are kept', async () => {
  const { page, context, complaints } = await newReader();
  await signInBrowser(context, site, AISHA.id);
  await visitWithWorker(page, '/profile');
  await visit(page, site.url + job);
  await page
    .getByRole('banner')
    .getByRole('button', { name: `Your account: ${AISHA.fullName}` })
    .waitFor();
  await whenKept(page, job);
  expect(await keptPaths(page)).toEqual([job]);
  const cacheVerdicts = await page.evaluate(
    async ([name, email]) => {
      const entries: string[] = [];
      for (const cache of await caches.keys()) {
        const opened = await caches.open(cache);
        for (const request of await opened.keys()) {
          const text = await (await opened.match(request, { ignoreVary: true }))?.text();
          entries.push(
            text === undefined || text.includes(name) || text.includes(email) ? request.url : 'a stranger may',
          );
        }
      }
      return entries;
    },
    [AISHA.fullName, AISHA.email] as const,
  );
  expect(cacheVerdicts.length).toBeGreaterThan(30);
  expect(new Set(cacheVerdicts)).toEqual(new Set(['a stranger may']));

  await context.setOffline(true);
  await page.goto(site.url + job);
  await heading(page, 'Lighthouse keeper');
  await page.goto(`${site.url}/profile`);
  await heading(page, 'You are offline');
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test.runIf(isFullForm)('signing out without a connection says so on the page that follows', async () => {
  const { page, context, complaints } = await newReader();
  await signInBrowser(context, site, AISHA.id);
  await visitWithWorker(page, '/jobs');
  await page.waitForLoadState('networkidle');
  const header = page.getByRole('banner');
  await context.setOffline(true);
  await header.getByRole('button', { name: `Your account: ${AISHA.fullName}` }).click();
  await header.getByRole('button', { name: 'Logout' }).click();
  await page.getByText('Logged out successfully').first().waitFor();
  expect(pathOf(page)).toBe('/');
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test.runIf(isFullForm)(
  'a job that was read is read again without a connection; of other pages the site says what is the matter',
  async () => {
    const { page, context, complaints } = await newReader();
    await visitWithWorker(page, '/jobs');
    await whenKept(page, '/jobs');
    await cardOf(page, 'Lighthouse keeper').getByRole('link', { name: 'View Details' }).click();
    await heading(page, 'Lighthouse keeper');
    await whenKept(page, job);

    await context.setOffline(true);
    await page.goto(site.url + job);
    await hydrated(page);
    await heading(page, 'Lighthouse keeper');

    await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
    await heading(page, 'You are offline');
    expect(pathOf(page)).toBe('/about');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Lighthouse keeper/ })
      .click();
    await heading(page, 'Lighthouse keeper');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Jobs', exact: true }).click();
    await heading(page, 'Job Postings');
    expect(pathOf(page)).toBe('/jobs');
    const card = cardOf(page, 'Lighthouse keeper');
    await card.getByText(/^Posted: \d\d\/\d\d\/\d{4}$/).waitFor();
    await card.getByText('today', { exact: true }).waitFor({ state: 'hidden' });

    // A page cached without its scripts, as on a full device, says so instead of loading forever.
    await hydrated(page);
    await page.evaluate(() => caches.delete('assets'));
    // Clears the browser's own cache too.
    const chromium = await context.newCDPSession(page);
    await chromium.send('Network.enable');
    await chromium.send('Network.clearBrowserCache');
    await chromium.send('Network.setCacheDisabled', { cacheDisabled: true });
    await page.goto(site.url + job);
    await heading(page, 'You are offline');
    expect(await page.evaluate(() => history.state)).toMatchObject({ isLoadedAnew: true });
    await chromium.detach();

    // A typed address is retried automatically once there is a connection.
    await page.goto(`${site.url}/about`);
    await heading(page, 'You are offline');
    await context.setOffline(false);
    await expect.poll(() => page.title()).toBe('About us | Tidewell Recruitment');
    expect(
      complaints.splice(0).filter((complaint) => !/net::ERR_(INTERNET_DISCONNECTED|FAILED)|at Lost \(/.test(complaint)),
    ).toEqual([]);
  },
);

test.runIf(isFullForm)(
  'Chromium would install it: it begins offline too, and a new version comes only when the visitor asks for it',
  async () => {
    const { page, context } = await newReader();
    await visitWithWorker(page, '/');
    const chromium = await context.newCDPSession(page);
    expect((await chromium.send('Page.getAppManifest')).errors).toEqual([]);
    const { installabilityErrors } = await chromium.send('Page.getInstallabilityErrors');
    // Chromium does not offer installation in private windows, which tests use.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    expect(await page.getByText('A new version is ready.').count()).toBe(0);

    // A worker at another address counts as a new version.
    await page.evaluate(async () => void (await navigator.serviceWorker.register('/service-worker.js?next')));
    await page.getByRole('status').filter({ hasText: 'A new version is ready.' }).waitFor();
    expect(await controller(page)).toBe('/service-worker.js');
    await page.evaluate(() => Object.assign(window, { isFormer: true }));
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await page.waitForFunction(() => !('isFormer' in window));
    await hydrated(page);
    expect(await controller(page)).toBe('/service-worker.js?next');
  },
);

test.runIf(isFullForm)(
  'the kill switch takes the worker and all that it kept out of a browser, and no page brings it back',
  async () => {
    const { page } = await newReader({ isUndecided: true });
    await visitWithWorker(page, '/');
    const { port, database } = site;
    await site.kill();
    const next = await startSite({ database, env: { PORT: String(port), SERVICE_WORKER: 'off' } });
    onTestFinished(async () => void (await next.stop()));
    await visit(page, `${site.url}/about`);
    const listRemains = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ...(await caches.keys()),
      ]);
    await expect.poll(listRemains).toEqual([]);
    await visit(page, site.url);
    // The same code creates this banner and the update message, at the same time.
    await page.getByRole('heading', { name: 'Cookies: you choose' }).waitFor();
    expect(await listRemains()).toEqual([]);
  },
);
