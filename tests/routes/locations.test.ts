/** The pages of the cities (spec: marketing §2 "Location pages", §8). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cities } from '#content/cities.ts';
import { forbid } from '#tests/support/faults.ts';
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

/** What a page says, without what makes it a page. */
async function read(path: string): Promise<string> {
  const { body } = await ask(path);
  return body
    .toString()
    .replace(/<(script|style)[\s\S]*?<\/\1>|<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

/** How many cards of jobs are in a page, or a part of one. */
const countCards = (html: string) => html.split('<li class="job-card').length - 1;

async function closeJobsIn(place: string): Promise<void> {
  await site.database.database.asSystem((transaction) =>
    transaction.updateTable('jobs').set({ status: 'closed' }).where('location', 'like', `%${place}%`).execute(),
  );
}

/** Waits for the page to have learnt of a change. */
const expectText = (path: string, text: string) => expect.poll(() => read(path)).toContain(text);

describe('each city', () => {
  test.each(cities)(
    '$name: counts its jobs as the board does, and shows them',
    async ({ slug, name, region, phone }) => {
      const page = await read(`/locations/${slug}`);
      const [, counted = 'none'] = /([\d,]+) current opportunit/.exec(page) ?? [];
      const [, found] = / ([\d,]+) jobs? /.exec((await read(`/jobs?location=${name}`)).split('Clear')[0] ?? '') ?? [];
      expect(Number(counted)).toBeGreaterThan(0);
      expect(counted).toBe(found);
      expect(countCards((await ask(`/locations/${slug}`)).body.toString())).toBe(Number(counted));
      for (const text of [`Recruitment in ${name}`, `Work in ${name}`, 'Nearby areas', region, phone.shown]) {
        expect(page).toContain(text);
      }
      expect(page).toMatch(/Placements .* Success rate /);
      expect(page).toContain('4.8 out of 5, from 4');
    },
  );

  test('shows London’s figures where it has none of its own, and says so', async () => {
    const [leeds, manchester] = [await read('/locations/leeds'), await read('/locations/manchester')];
    expect(leeds).toContain(
      'We have chosen roles for London, Manchester and Birmingham only. The roles here are London’s; all figures, London’s and Leeds’s, are estimates of the salary calculator.',
    );
    // 45,000, times 1.3 in London and 0.9 in Leeds.
    expect(leeds).toMatch(/Software Developer £58,500 £40,500 £49,725 to £67,275/);
    expect(manchester).toMatch(/Software Developer £45,000 £38,250 to £51,750/);
    expect(manchester).not.toContain('London’s');
    expect(await read('/locations/birmingham')).toMatch(
      /Some estimates begin below what the law allows\. .* £24,785 a year/,
    );
    // Where London's range stands with the city's own average, none of them is so low.
    for (const slug of ['london', 'belfast', 'cardiff']) {
      expect(await read(`/locations/${slug}`)).not.toContain('below what the law allows');
    }
  });

  test('London has its two dialogs, which are pages too, and its hours', async () => {
    const html = (await ask('/locations/london')).body.toString();
    expect(html).toMatch(/<a[^>]*href="\/request-talent"[^>]*>Hire London Talent</);
    expect(html).toMatch(/<a[^>]*href="\/send-your-cv"[^>]*>Find Jobs in London</);
    expect(html).toContain('Mon-Fri 8:30-17:30');
  });

  test.each(cities)('$name has a short address, which leads on with all that was asked', async ({ slug }) => {
    const { status, headers } = await ask(`/${slug}?utm_source=poster&ref=window`);
    expect(status).toBe(308);
    expect(headers.location).toBe(`/locations/${slug}?utm_source=poster&ref=window`);
    expect((await ask(`/${slug}`)).headers.location).toBe(`/locations/${slug}`);
  });
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
  expect(await read('/jobs?location=Londond')).toContain('Peat cutter');
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
    await expectText('/locations/belfast', 'Jobs in Belfast could not be loaded.');
    const { status, headers, body } = await ask('/locations/belfast');
    expect(status).toBe(200);
    expect(headers['cache-control']).not.toContain('public');
    expect(body.toString()).toMatch(/<a[^>]*href="\/locations\/belfast"[^>]*>.*Try again</);
    expect(body.toString()).not.toContain('No jobs currently available');
    expect(body.toString()).toContain('Work in ');
    // What needs no database is there, without what could not be counted.
    const text = await read('/locations/belfast');
    expect(text).toContain('Jobs could not be counted just now.');
    expect(text).toMatch(/Industry Outlook, London Technology Good /);
    expect(text).toMatch(
      /Role Average, London Average, Belfast Range, London Software Developer £58,500 £36,000 £49,725/,
    );
    expect(text).not.toContain('Open jobs');
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
