import { describe, expect, test } from 'vitest';
import { visit } from '#tests/support/hydration.ts';
import { readCanonical, readJsonLd, readMeta, readTitle } from '#tests/support/page-source.ts';
import { CLOSES, POSTED, pathOf, provideStage } from './visitors-read-a-job.stage.ts';

const { site, browser, source } = provideStage();

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

describe('what a job says to machines', () => {
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
