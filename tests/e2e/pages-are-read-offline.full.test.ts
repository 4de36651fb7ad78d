/** What a worker keeps and how it goes, in other states. */
import { expect, onTestFinished, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { castMember, signInBrowser } from '#tests/support/session.ts';
import { startSite } from '#tests/support/site.ts';
import { heading, keptPaths, pathOf, provideStage, whenKept } from './pages-are-read-offline.stage.ts';

const stage = provideStage();
const { site, newReader, visitWithWorker } = stage;

const AISHA = castMember('Aisha');

test('of the pages that a signed-in user reads, only public ones are kept', async () => {
  const { page, context, complaints } = await newReader();
  await signInBrowser(context, site, AISHA.id);
  await visitWithWorker(page, '/profile');
  await visit(page, site.url + stage.job);
  await page
    .getByRole('banner')
    .getByRole('button', { name: `Your account: ${AISHA.fullName}` })
    .waitFor();
  await whenKept(page, stage.job);
  expect(await keptPaths(page)).toEqual([stage.job]);
  const told = await page.evaluate(
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
  expect(told.length).toBeGreaterThan(30);
  expect(new Set(told)).toEqual(new Set(['a stranger may']));

  await context.setOffline(true);
  await page.goto(site.url + stage.job);
  await heading(page, 'Lighthouse keeper');
  await page.goto(`${site.url}/profile`);
  await heading(page, 'You are offline');
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('signing out without a connection says so on the page that follows', async () => {
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

test('the kill switch takes the worker and all that it kept out of a browser, and no page brings it back', async () => {
  const { page } = await newReader({ isUndecided: true });
  await visitWithWorker(page, '/');
  const { port, database } = site;
  await site.kill();
  const next = await startSite({ database, env: { PORT: String(port), SERVICE_WORKER: 'off' } });
  onTestFinished(async () => void (await next.stop()));
  await visit(page, `${site.url}/about`);
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ]);
  await expect.poll(left).toEqual([]);
  await visit(page, site.url);
  // It comes from the same code, at the same moment, as the worker would.
  await page.getByRole('heading', { name: 'Cookies: you choose' }).waitFor();
  expect(await left()).toEqual([]);
});
