/** R06: what was saved without a connection arrives once, in order, never as anybody else; what is refused waits with its reason. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addAccount } from '#tests/support/account-forms.ts';
import { deviceKnows, readDevice } from '#tests/support/device.ts';
import { visit } from '#tests/support/hydration.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { addJobsOf, browser, likesOf, provideStage, site, titleOf } from './r06-offline-queue.stage.ts';

provideStage();

const waitingOf = async (page: Page) => (await readDevice(page)).saved.filter(({ refusal }) => refusal === null).length;

async function likeAll(page: Page, work: string, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await page.getByRole('button', { name: `Like ${titleOf(work, index)}`, exact: true }).click();
  }
  await expect.poll(() => waitingOf(page)).toBe(count);
}

test('R06: what something answers without deciding holds up nothing of others, and waits for its person in the end', async () => {
  await addJobsOf('Sail maker', 1);
  const { page, context, complaints } = await browser.newVisitor();
  const { id } = await addAccount(site.database.database);
  await signInBrowser(context, site, id);
  await visit(page, `${site.url}/jobs?search=sail+maker`);
  await deviceKnows(page, id);
  await context.setOffline(true);
  await likeAll(page, 'Sail maker', 1);
  // As a network's login page would.
  await context.route('**/jobs/*/like', (route) =>
    route.fulfill({ status: 405, contentType: 'text/html', body: 'no' }),
  );
  await context.setOffline(false);
  // Each load is a try; so is every one that is due by itself meanwhile.
  for (let tries = 1; tries <= 5; tries += 1) {
    await expect.poll(async () => (await readDevice(page)).saved[0]?.tries.answered).toBeGreaterThanOrEqual(tries);
    if (tries < 5) await visit(page, `${site.url}/saved-offline`);
  }
  await page.getByText('Not accepted', { exact: true }).waitFor();
  expect(await likesOf(id)).toEqual([]);
  await context.unroute('**/jobs/*/like');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect.poll(async () => (await likesOf(id)).length).toBe(1);
  complaints.length = 0;
});
