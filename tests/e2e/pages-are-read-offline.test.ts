import { expect, test } from 'vitest';
import { hydrated } from '#tests/support/hydration.ts';
import { heading, pathOf, provideStage, whenKept } from './pages-are-read-offline.stage.ts';

const stage = provideStage();
const { site, newReader, visitWithWorker } = stage;

test('a new version waits until it is asked for; without a connection the page stays, and of others the site says what is the matter', async () => {
  const { page, context, complaints } = await newReader();
  await visitWithWorker(page, stage.job);
  // The browser takes a worker at another address for a new version.
  const controller = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
  await page.evaluate(async () => void (await navigator.serviceWorker.register('/service-worker.js?next')));
  await page.getByRole('status').filter({ hasText: 'A new version is ready.' }).waitFor();
  expect(await controller()).toBe(`${site.url}/service-worker.js`);
  await page.evaluate(() => Object.assign(window, { isFormer: true }));
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await page.waitForFunction(() => !('isFormer' in window));
  await hydrated(page);
  expect(await controller()).toBe(`${site.url}/service-worker.js?next`);
  // The page has asked for the worker of its own again, which is newer than that now.
  await page.getByRole('status').filter({ hasText: 'A new version is ready.' }).waitFor();
  await whenKept(page, stage.job);

  await context.setOffline(true);
  // A form that is asked for stays away.
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).first().click();
  const toast = page.getByRole('dialog', { name: 'You are offline', exact: true });
  await toast.getByText('Sign in when you are online again.').waitFor();
  await heading(page, 'Lighthouse keeper');

  // A link to a page that was never read: its address, and what can be read instead; tried again once there is a connection.
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
