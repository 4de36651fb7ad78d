import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cities } from '#content/cities/cities.ts';
import { skylines } from '#content/cities/city-skylines.ts';
import { describeOffice, officePostcode } from '#domain/place/place.ts';
import { forbid } from '#tests/support/faults.ts';
import { someOf } from '#tests/support/form.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(async () => {
  await site?.stop();
});

const ask = (path: string) => request(site.url, path);

/** The text of the page without markup and scripts. */
async function read(path: string): Promise<string> {
  const { body } = await ask(path);
  return body
    .toString()
    .replace(/<(script|style)[\s\S]*?<\/\1>|<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

/** The text of the sections about the job market and pay. */
async function readMarket(slug: string): Promise<string> {
  const [, market = ''] = /(The job market in .*?) Reviews /.exec(await read(`/locations/${slug}`)) ?? [];
  return market;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}’]+/gu) ?? [];

/** The share of the shorter text's words that the other text has too; repeated words count as often as they occur. */
function shareOf(one: readonly string[], other: readonly string[]): number {
  const unmatched = new Map<string, number>();
  for (const word of other) unmatched.set(word, (unmatched.get(word) ?? 0) + 1);
  const shared = one.filter((word) => {
    const count = unmatched.get(word) ?? 0;
    unmatched.set(word, count - 1);
    return count > 0;
  });
  return shared.length / Math.min(one.length, other.length);
}

const countCards = (html: string) => html.split('<li class="job-card').length - 1;

async function closeJobsIn(place: string): Promise<void> {
  await site.database.database.asSystem((transaction) =>
    transaction.updateTable('jobs').set({ status: 'closed' }).where('location', 'like', `%${place}%`).execute(),
  );
}

const expectText = (path: string, text: string) => expect.poll(() => read(path)).toContain(text);

describe('each city', () => {
  test.each(someOf(cities, 0, 3, 6))(
    '$name: counts its jobs as the board does, and shows them',
    async ({ slug, name, region, phone }) => {
      const page = await read(`/locations/${slug}`);
      const [, onCityPage = 'none'] = /([\d,]+) current opportunit/.exec(page) ?? [];
      const board = (await ask(`/jobs?location=${name}`)).body.toString();
      const [, onBoard] = /id="board-count"[^>]*>([\d,]+) jobs?</.exec(board) ?? [];
      expect(Number(onCityPage)).toBeGreaterThan(0);
      expect(onCityPage).toBe(onBoard);
      expect(countCards((await ask(`/locations/${slug}`)).body.toString())).toBe(Number(onCityPage));
      for (const text of [`Recruitment in ${name}`, `Work in ${name}`, 'Nearby areas', region, phone.shown]) {
        expect(page).toContain(text);
      }
      expect(page).toMatch(/Placements .* Success rate /);
      expect(page).toContain('4.8 out of 5, from 4');
    },
  );

  test.each(someOf(cities, 0, 3, 6))(
    '$name: its head has its skyline in words, and a search of the board here',
    async (city) => {
      const html = (await ask(`/locations/${city.slug}`)).body.toString();
      expect(html).toContain(`Drawn, from the left: ${skylines[city.slug]?.caption}.`);
      const [search = ''] = /<form[^>]*role="search"[^>]*aria-label="Jobs in [\s\S]*?<\/form>/.exec(html) ?? [];
      expect(search).toContain('action="/jobs"');
      expect(search).toContain('name="search"');
      expect(search).toContain(`name="where" value="${city.name}"`);
      expect(html.split('id="jobs"')[0]?.match(/bg-on-deep text-deep/g)).toHaveLength(1);
    },
  );

  test('counts the jobs of the other cities as their own pages do, on the map and beside it', async () => {
    const html = (await ask('/locations/leeds')).body.toString();
    for (const { slug, name } of cities.filter((city) => city.slug !== 'leeds')) {
      const [, counted] = /([\d,]+) current opportunit/.exec(await read(`/locations/${slug}`)) ?? [];
      expect(await read('/locations/leeds')).toContain(`${name} ${counted} job`);
      expect(html).toContain(`href="/locations/${slug}"`);
    }
    expect(html).toContain('aria-label="Map of open jobs around Leeds"');
  });

  test('shows its own roles, with the calculator’s figures for it', async () => {
    const [leeds, manchester] = [await read('/locations/leeds'), await read('/locations/manchester')];
    // £40,000 times 0.9 in Leeds; £45,000 unchanged in Manchester.
    expect(leeds).toMatch(/Financial Analyst [^£]*£36,000 £30,600 to £41,400/);
    expect(manchester).toMatch(/Software Developer [^£]*£45,000 £38,250 to £51,750/);
    const belowTheLaw = /Some start below the legal minimum of £24,785 a year/;
    expect(await read('/locations/birmingham')).toMatch(belowTheLaw);
    for (const slug of ['london', 'edinburgh']) expect(await read(`/locations/${slug}`)).not.toMatch(belowTheLaw);
  });

  test.each(someOf(cities, 0, 3, 6))(
    '$name: says what its own market is like, and names no other city of ours there',
    async (city) => {
      const market = await readMarket(city.slug);
      expect(market).toContain(`The job market in ${city.name}`);
      expect(market).toContain(`judgement of what ${city.name} employers asked for, July to October 2026`);
      for (const { name } of cities.filter(({ slug }) => slug !== city.slug)) expect(market).not.toContain(name);
    },
  );

  test('any two cities share less than 60 % of the words about their markets', async () => {
    const words = await Promise.all(cities.map(async ({ slug }) => wordsOf(await readMarket(slug))));
    const shares = words.flatMap((one, index) => words.slice(index + 1).map((other) => shareOf(one, other)));
    expect(shares).toHaveLength(36);
    expect(Math.max(...shares)).toBeLessThan(0.6);
  });

  test.each(someOf(cities, 0, 3, 6))(
    '$name: is marked up as an office with a postcode only if there is one',
    async (city) => {
      const page = (await ask(`/locations/${city.slug}`)).body.toString();
      const postcode = officePostcode(city);
      expect(page.includes('"LocalBusiness"')).toBe(postcode !== null);
      expect(page.includes('"postalCode"')).toBe(postcode !== null);
      expect(await read(`/locations/${city.slug}`)).toContain(describeOffice(city));
    },
  );

  test('London has its two dialogs, which are pages too, and its hours', async () => {
    const html = (await ask('/locations/london')).body.toString();
    expect(html).toMatch(/<a[^>]*href="\/request-talent\?place=london"[^>]*>Hire London Talent</);
    expect(html).toMatch(/<a[^>]*href="\/send-your-cv\?place=london"[^>]*>Find Jobs in London</);
    expect(html).toContain('Mon-Fri 8:30-17:30');
  });

  test.each(someOf(cities, 0, 3, 6))(
    '$name has a short address, which leads on with all that was asked',
    async ({ slug }) => {
      const { status, headers } = await ask(`/${slug}?utm_source=poster&ref=window`);
      expect(status).toBe(308);
      expect(headers.location).toBe(`/locations/${slug}?utm_source=poster&ref=window`);
      expect((await ask(`/${slug}`)).headers.location).toBe(`/locations/${slug}`);
    },
  );
});

test('a place is a word: London’s page neither shows nor counts jobs in Londonderry, as the board does not', async () => {
  const [before] = /\d+ current opportunit/.exec(await read('/locations/london')) ?? [];
  await addJobs(
    site.database.database,
    { title: 'Peat cutter', location: 'Londonderry' },
    { title: 'Bridge painter', location: 'London.' },
  );
  await expectText('/locations/london', `${Number.parseInt(before ?? '', 10) + 1} current opportunit`);
  const [page, board] = [await read('/locations/london'), await read('/jobs?location=London')];
  for (const text of [page, board]) {
    expect(text).toContain('Bridge painter');
    expect(text).not.toContain('Peat cutter');
  }
  expect(await read('/jobs?where=London')).not.toContain('Peat cutter');
});

test('a place without a page is not found', async () => {
  for (const slug of ['atlantis', 'constructor']) {
    const { status, headers, body } = await ask(`/locations/${slug}`);
    expect(status).toBe(404);
    expect(headers['cache-control']).not.toContain('public');
    expect(body.toString()).toContain('>Location not found</h1>');
    expect(body.toString()).toContain('<meta name="robots" content="noindex"');
  }
});

test('a city without jobs says so; with many it shows twenty, folds the others, and leads to the rest', async () => {
  await closeJobsIn('Cardiff');
  await expectText('/locations/cardiff', 'No jobs currently available in Cardiff.');
  const empty = (await ask('/locations/cardiff')).body.toString();
  expect(empty).toMatch(/<a[^>]*href="\/jobs"[^>]*>View All Jobs</);
  expect(empty).not.toContain('<details class="group');

  const jobs = Array.from({ length: 103 }, (_, number) => ({ title: `Diver ${number}`, location: 'Splott, Cardiff' }));
  await addJobs(site.database.database, ...jobs);
  await expectText('/locations/cardiff', '103 current opportunities');
  const many = (await ask('/locations/cardiff')).body.toString();
  const [shown = '', folded = ''] = many.split('<details class="group');
  expect([shown, folded].map(countCards)).toEqual([20, 80]);
  expect(await read('/locations/cardiff')).toMatch(/newest 100\. 103 jobs in Cardiff are on the board/);
});

test('jobs that could not be loaded are not called missing; the page stands, is not kept, and it is written down once', async () => {
  const giveBack = await forbid(site.database, 'count_public_jobs_by_age');
  try {
    await closeJobsIn('Belfast');
    await expectText('/locations/belfast', 'Failed to load jobs in Belfast.');
    const { status, headers, body } = await ask('/locations/belfast');
    expect(status).toBe(200);
    expect(headers['cache-control']).not.toContain('public');
    expect(body.toString()).toMatch(/<a[^>]*href="\/locations\/belfast"[^>]*>.*Try again</);
    expect(body.toString()).not.toContain('No jobs currently available');
    expect(body.toString()).toContain('Work in ');
    const text = await read('/locations/belfast');
    expect(text).toContain('We couldn’t count the jobs just now.');
    expect(text).toMatch(/Industry Outlook Technology Excellent Cyber security /);
    expect(text).toMatch(/Role Average Range Who’s hiring Software Developer £36,000 £30,600 to £41,400/);
    expect(text).not.toContain('Open jobs');
    expect(text).toContain('We couldn’t count current opportunities just now');
    expect(text).toMatch(/Nearby areas Lisburn/);
    const written = site
      .log()
      .split('\n')
      .filter((line) => line.includes('the jobs of a city could not be loaded'));
    expect(new Set(written.map((line) => JSON.parse(line).errorId)).size).toBe(written.length);
    expect(written.length).toBeGreaterThan(0);
  } finally {
    await giveBack();
  }
  await expectText('/locations/belfast', 'No jobs currently available in Belfast.');
});
