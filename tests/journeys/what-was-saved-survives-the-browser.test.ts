// @form full
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCandidates } from '#tests/support/applications.ts';
import { openKeptBrowser } from '#tests/support/browser.ts';
import { deviceKnows, readDevice, workerControls } from '#tests/support/device.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs, EMPLOYER } from '#tests/support/jobs.ts';
import { listMails } from '#tests/support/mailbox.ts';
import { signInBrowser } from '#tests/support/session.ts';
import { provideSite } from '#tests/support/stage.ts';

const site = provideSite();
let folder: string;
let context: BrowserContext;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'agency-browser-'));
});

afterAll(async () => {
  await context?.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(): Promise<Page> {
  context = await openKeptBrowser(folder);
  return context.pages()[0] ?? (await context.newPage());
}

const main = (page: Page) => page.getByRole('main');

test('a like and an application made offline arrive once each after the browser was closed and opened again', async () => {
  const [me = ''] = await addCandidates(site.database.database, 'Wren Halloran');
  const [job = ''] = await addJobs(site.database.database, { title: 'Ropemaker', user_id: EMPLOYER });
  const rowsOf = (table: 'liked_jobs' | 'applications') =>
    site.database.database.asSystem((transaction) =>
      transaction.selectFrom(table).select('id').where('job_id', '=', job).execute(),
    );

  const page = await open();
  await signInBrowser(context, site, me);
  const cookies = await context.cookies(site.url);
  await visit(page, `${site.url}/jobs/${job}`);
  await workerControls(page);
  await deviceKnows(page, me);
  await visit(page, `${site.url}/jobs/${job}`);

  await context.setOffline(true);
  await main(page).getByRole('button', { name: 'Like Ropemaker' }).click();
  await main(page).getByRole('link', { name: 'Apply Now' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Apply for Ropemaker' });
  await dialog.getByLabel(/cover note/i).fill('I have spliced since I was twelve.');
  await dialog.getByRole('button', { name: 'Save application' }).click();
  await page.getByText('Your data has been saved and will sync when online.').first().waitFor();
  await expect
    .poll(async () => (await readDevice(page)).saved.map(({ kind }) => kind))
    .toEqual(['like', 'application']);
  await context.close();
  expect(await rowsOf('liked_jobs')).toEqual([]);

  const reopened = await open();
  await context.addCookies(cookies);
  await visit(reopened, `${site.url}/`);
  await reopened.getByText('Sync complete', { exact: true }).first().waitFor();
  await reopened.getByText('All offline data has been uploaded successfully.', { exact: true }).first().waitFor();
  expect((await readDevice(reopened)).saved).toEqual([]);
  expect(await rowsOf('liked_jobs')).toHaveLength(1);
  expect(await rowsOf('applications')).toHaveLength(1);
  const listJobMails = async () => (await listMails(site)).filter(({ subject }) => subject.includes('Ropemaker'));
  await expect.poll(async () => (await listJobMails()).length).toBe(2);
});
