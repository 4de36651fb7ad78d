/** What else the page of a job shows. */
import { expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { readCanonical, readJsonLd, readMeta } from '#tests/support/page-source.ts';
import { ids, jobs, pathOf, provideStage } from './visitors-read-a-job.stage.ts';

const { site, browser, source } = provideStage();

test('Apply Now opens a form that needs no account, or leads to signing in, without leaving the job', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, site.url + pathOf('open'));
  await page.getByRole('link', { name: 'Apply Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apply for Lighthouse keeper' });
  await dialog.getByLabel('Full name').waitFor();
  await dialog.getByRole('link', { name: 'Sign in to apply with your profile' }).click();
  await page.getByRole('heading', { name: 'Job Seeker Login' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(pathOf('open'));
});

test('the page for applying says how to reach the agency about this job', async () => {
  const { page } = await browser.newVisitor();
  await visit(page, `${site.url}${pathOf('open')}/apply`);
  const main = page.getByRole('main');
  const mail = main.getByRole('link', { name: /@.+\.example/ });
  await mail.waitFor();
  expect(await mail.getAttribute('href')).toContain(ids['open']);
  await main.locator('a[href^="tel:+44"]').first().waitFor();
  await main.getByRole('link', { name: 'Back to the job' }).click();
  await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();
});

test.each(['00000000-0000-4000-8000-00000000dead', 'no-such-job', '%20'])(
  'an address without a job (%s) leads to the board, which says so once',
  async (id) => {
    const { page } = await browser.newVisitor();
    await visit(page, `${site.url}/jobs/${id}`);
    expect(new URL(page.url()).pathname).toBe('/jobs');
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await toasts.getByText('Job not found', { exact: true }).waitFor();
    await toasts.getByText("The job you're looking for doesn't exist.").waitFor();
    expect(await page.getByRole('main').getByText('Job not found', { exact: true }).count()).toBe(0);
    await page.getByRole('heading', { level: 1, name: 'Job Postings' }).waitFor();
  },
);

test('a draft is not found', async () => {
  const { status, html } = await source(pathOf('draft'));
  expect(status).toBe(302);
  expect(html).not.toContain('Lighthouse secret');
  const board = await source('/jobs?search=lighthouse+secret');
  expect(board.html).toContain('No job has all of these words.');
  expect(board.html).not.toContain('Lighthouse secret');
});

test.each(['closed', 'expired'])(
  'a job that is %s says so, offers similar ones and takes no applications',
  async (name) => {
    const { page } = await browser.newVisitor();
    expect(await visit(page, site.url + pathOf(name))).toBe(200);
    await page.getByRole('heading', { level: 1, name: String(jobs[name]?.title) }).waitFor();
    await page.getByText('This job is closed', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Apply Now' }).count()).toBe(0);
    // Those of the same employer have a list of their own, and no job is in both.
    const listed = (name: string) =>
      page.getByRole('region', { name }).getByRole('heading', { level: 3 }).allTextContents();
    const others = await listed('Other jobs at Skerryvore Trust');
    expect([...others].sort()).toEqual(['Lighthouse inspector', 'Lighthouse keeper']);
    const similar = await listed('Similar jobs');
    expect(similar).toHaveLength(4);
    expect(similar.filter((title) => others.includes(title))).toEqual([]);

    const { html } = await source(pathOf(name));
    expect(readJsonLd(html).filter((block) => block['@type'] === 'JobPosting')).toEqual([]);
    expect(readMeta(html, 'robots')).toBe('noindex');
  },
);

test('addresses are those of the site, whatever host a request names', async () => {
  const { html } = await source('/jobs');
  expect(readCanonical(html)).toBe(`${site.url}/jobs`);
  const filtered = await source('/jobs?search=lighthouse&category=blue-collar');
  expect(readCanonical(filtered.html)).toBe(`${site.url}/jobs?category=blue-collar`);
});
