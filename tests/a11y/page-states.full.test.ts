/** States of pages whose template axe-core has seen in another. */
import { expect, test } from 'vitest';
import {
  expectFrame,
  expectNoFaults,
  expectNoFaultsInEitherScheme,
  newStillVisitor,
  takeStatusComplaints,
} from '#tests/support/accessibility.ts';
import { forbid } from '#tests/support/faults.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { provideStage } from './page-states.stage.ts';

const { site, browser } = provideStage();

const EVERY_FILTER = 'search=lighthouse&category=white-collar&type=Full-time&location=Leeds&salary=20000&sort=pay';

test.each([
  ['a search of jobs without a result', '/jobs?search=zeppelin'],
  ['a search of jobs with every filter', `/jobs?${EVERY_FILTER}`],
  ['a search of the site with results', '/search?q=salary'],
  ['a search of the site without a result', '/search?q=zeppelin'],
])('%s can be used by everybody', async (_state, path) => {
  const { page } = await newStillVisitor(browser);
  await visit(page, site.url + path);
  await expectNoFaults(page);
  await expectFrame(page);
});

test('a message in the corner can be used by everybody', async () => {
  const { page } = await newStillVisitor(browser);
  await visit(page, `${site.url}/jobs/no-such-job`);
  await page.getByRole('region', { name: 'Notifications' }).getByText('Job not found', { exact: true }).waitFor();
  await expectNoFaults(page);
});

test('a closed job can be used by everybody, light and dark', async () => {
  const [id = ''] = await addJobs(site.database.database, { title: 'Lighthouse cook', status: 'closed' });
  const { page } = await newStillVisitor(browser);
  await visit(page, `${site.url}/jobs/${id}`);
  await page.getByText('This job is closed', { exact: true }).waitFor();
  await expectNoFaultsInEitherScheme(page);
  await expectFrame(page);
});

test.each([
  ['the board', '/jobs'],
  ['a job', '/jobs/:id'],
])('%s that could not be loaded can be used by everybody, light and dark (%s)', async (_what, path) => {
  // A change drops what is stored: the page has to be made anew, and cannot be.
  const [id = ''] = await addJobs(site.database.database, { title: 'Lighthouse clerk' });
  const visitor = await newStillVisitor(browser);
  const giveBack = await forbid(site.database, 'get_public_jobs', 'count_public_jobs', 'get_public_job_by_id');
  try {
    const address = site.url + path.replace(':id', id);
    await expect.poll(async () => (await fetch(address)).status).toBe(503);
    expect(await visit(visitor.page, address)).toBe(503);
    await expectNoFaultsInEitherScheme(visitor.page);
    await expectFrame(visitor.page);
  } finally {
    await giveBack();
    expect(takeStatusComplaints(visitor)).toEqual([]);
  }
});

test('a city whose jobs could not be loaded can be used by everybody, light and dark', async () => {
  await addJobs(site.database.database, { title: 'Lighthouse clerk' });
  const { page } = await newStillVisitor(browser);
  const giveBack = await forbid(site.database, 'get_public_jobs', 'count_public_jobs');
  try {
    const address = `${site.url}/locations/leeds`;
    await expect.poll(async () => (await fetch(address)).text()).toContain('Jobs in Leeds could not be loaded.');
    await visit(page, address);
    await page.getByText('Jobs in Leeds could not be loaded.', { exact: true }).waitFor();
    await expectNoFaultsInEitherScheme(page);
    await expectFrame(page);
  } finally {
    await giveBack();
  }
});
