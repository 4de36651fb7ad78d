import type { Insertable } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Jobs } from '#db/types.ts';
import { isFullForm } from '#tests/support/form.ts';
import { visit } from '#tests/support/hydration.ts';
import { addJobs, hoursFromNow } from '#tests/support/jobs.ts';
import { readCanonical, readJsonLd, readMeta, readTitle } from '#tests/support/page-source.ts';
import { provideBrowser, provideSite } from '#tests/support/stage.ts';

const ids: Record<string, string> = {};

const POSTED = new Date('2026-03-05T10:00:00Z');

const CLOSES = new Date(Date.now() + 20 * 86_400_000);

const lighthouse = { company: 'Skerryvore Trust', location: 'Leeds' };

const jobs: Record<string, Partial<Insertable<Jobs>>> = {
  open: {
    ...lighthouse,
    title: 'Lighthouse keeper',
    category: 'blue-collar',
    type: 'Part-time',
    basis: 'permanent',
    salary: '£15 to £18.50 an hour',
    salary_min: 15,
    salary_max: 18.5,
    salary_period: 'hour',
    description: `You keep the light.\n\nEvery night & every day.\n${'The sea is near. '.repeat(20)}`,
    requirements: 'A head for heights.\nA steady hand.\n- Reads a barometer\n- Swims',
    created_at: POSTED,
    closes_at: CLOSES,
  },
  yearly: {
    ...lighthouse,
    title: 'Lighthouse inspector',
    salary: '£40,000 a year',
    salary_max: 40_000,
    salary_period: 'year',
  },
  closed: { ...lighthouse, title: 'Lighthouse cook', status: 'closed' },
  expired: { ...lighthouse, title: 'Lighthouse cleaner', closes_at: hoursFromNow(-1) },
  draft: { ...lighthouse, title: 'Lighthouse secret', status: 'draft' },
};

const pathOf = (name: string) => `/jobs/${ids[name]}`;
const site = provideSite();
const browser = provideBrowser();

beforeAll(async () => {
  const jobIds = await addJobs(site.database.database, ...Object.values(jobs));
  Object.keys(jobs).forEach((name, index) => {
    ids[name] = jobIds[index] ?? '';
  });
});

async function source(path: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(site.url + path, { redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
}

const longDate = (date: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(date);

test('a job shows its texts as they were typed, its facts, and Apply Now', async () => {
  const { page } = await browser.newVisitor();
  expect(await visit(page, site.url + pathOf('open'))).toBe(200);
  await page.getByRole('heading', { level: 1, name: 'Lighthouse keeper' }).waitFor();
  for (const name of ['Job Description', 'Requirements', 'Job Summary']) {
    await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
  }
  const text = await page.getByRole('main').innerText();
  expect(text).toMatch(/You keep the light\.\n+Every night & every day\.\nThe sea is near\./);
  expect(text).toMatch(/A head for heights\.\nA steady hand\.\n/);
  expect(
    await page
      .getByRole('listitem')
      .filter({ hasText: /^(Reads a barometer|Swims)$/ })
      .count(),
  ).toBe(2);

  const summary = await page.getByRole('region', { name: 'Job Summary' }).innerText();
  for (const fact of [
    '£15 to £18.50 an hour',
    'Part-time',
    'Blue Collar',
    'Permanent',
    longDate(POSTED),
    longDate(CLOSES),
  ]) {
    expect(summary).toContain(fact);
  }
});

describe('the data of a job for programs', () => {
  test('title, description, canonical address', async () => {
    const { html } = await source(pathOf('open'));
    expect(readTitle(html)).toMatch(/^Lighthouse keeper at Skerryvore Trust, Leeds\b/);
    const description = readMeta(html, 'description') ?? '';
    expect(description).toMatch(/^You keep the light\. Every night & every day\. .+…$/);
    expect(description.length).toBeLessThanOrEqual(101);
    expect(readCanonical(html)).toBe(site.url + pathOf('open'));
    expect(readMeta(html, 'robots')).toContain('index, follow');
  });

  test('a picture of 1200 × 630 for where it is shared', async () => {
    const { html } = await source(pathOf('open'));
    const address = readMeta(html, 'og:image') ?? '';
    expect(address.startsWith(site.url)).toBe(true);
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await answer.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('a JobPosting in pounds and in Great Britain', async () => {
    const postings = readJsonLd((await source(pathOf('open'))).html).filter((block) => block['@type'] === 'JobPosting');
    expect(postings).toHaveLength(1);
    expect(postings[0]).toMatchObject({
      '@context': 'https://schema.org',
      title: 'Lighthouse keeper',
      url: site.url + pathOf('open'),
      datePosted: POSTED.toISOString(),
      validThrough: CLOSES.toISOString(),
      employmentType: 'PART_TIME',
      hiringOrganization: { name: 'Skerryvore Trust' },
      jobLocation: { address: { addressLocality: 'Leeds', addressCountry: 'GB' } },
      baseSalary: { currency: 'GBP', value: { minValue: 15, maxValue: 18.5, unitText: 'HOUR' } },
    });
    expect(postings[0]?.['description']).toContain('Every night &amp; every day.');
  });

  test('a JobPosting of one yearly sum', async () => {
    const [posting] = readJsonLd((await source(pathOf('yearly'))).html);
    expect(posting).toMatchObject({ baseSalary: { currency: 'GBP', value: { value: 40_000, unitText: 'YEAR' } } });
  });

  test('the board lists its first ten jobs by name and address, and no full postings', async () => {
    const { html } = await source('/jobs');
    const blocks = readJsonLd(html);
    expect(blocks.map((block) => block['@type'])).not.toContain('JobPosting');
    const items = blocks.find((block) => block['@type'] === 'ItemList')?.['itemListElement'] as Record<
      string,
      unknown
    >[];
    expect(items).toHaveLength(10);
    expect(items.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const answer = await fetch(String(items[0]?.['url']), { redirect: 'manual' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(String(items[0]?.['name']));
  });
});

test.runIf(isFullForm)(
  'Apply Now opens a form that needs no account, or leads to signing in, without leaving the job',
  async () => {
    const { page } = await browser.newVisitor();
    await visit(page, site.url + pathOf('open'));
    await page.getByRole('link', { name: 'Apply Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Apply for Lighthouse keeper' });
    await dialog.getByLabel('Full name').waitFor();
    await dialog.getByRole('link', { name: 'Sign in to apply with your profile' }).click();
    await page.getByRole('heading', { name: 'Job Seeker Login' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(pathOf('open'));
  },
);

test.runIf(isFullForm)('the page for applying says how to reach the agency about this job', async () => {
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

test.runIf(isFullForm).each(['00000000-0000-4000-8000-00000000dead', 'no-such-job', '%20'])(
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

test.runIf(isFullForm)('a draft is not found', async () => {
  const { status, html } = await source(pathOf('draft'));
  expect(status).toBe(302);
  expect(html).not.toContain('Lighthouse secret');
  const board = await source('/jobs?search=lighthouse+secret');
  expect(board.html).toContain('No exact matches. These are close.');
  expect(board.html).not.toContain('Lighthouse secret');
});

test.runIf(isFullForm).each(['closed', 'expired'])(
  'a job that is %s says so, offers similar ones and takes no applications',
  async (name) => {
    const { page } = await browser.newVisitor();
    expect(await visit(page, site.url + pathOf(name))).toBe(200);
    await page.getByRole('heading', { level: 1, name: String(jobs[name]?.title) }).waitFor();
    await page.getByText('This job is closed', { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: 'Apply Now' }).count()).toBe(0);
    // Jobs of the same employer have their own list, and no job is in both lists.
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

test.runIf(isFullForm)('addresses are those of the site, whatever host a request names', async () => {
  const { html } = await source('/jobs');
  expect(readCanonical(html)).toBe(`${site.url}/jobs`);
  const filtered = await source('/jobs?search=lighthouse&category=blue-collar');
  expect(readCanonical(filtered.html)).toBe(`${site.url}/jobs?category=blue-collar`);
});
