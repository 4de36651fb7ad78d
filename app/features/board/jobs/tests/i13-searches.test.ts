import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullForm, someOf } from '#tests/support/form.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** I13: whatever is typed into the board's search, each page that searches responds with a list, within its time limit. */
let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

const HOSTILE = [
  'x'.repeat(2_500),
  'word '.repeat(500),
  '"',
  '"open "and "closed',
  '-',
  '- - -- ---',
  '-driver',
  '& | ! <-> :* ( )',
  "' & 'driver' | '",
  "driver'; DROP TABLE jobs; --",
  '(a+)+$'.repeat(300),
  '\\\\',
  '%_%',
  '\ud800'.toWellFormed(),
  'ﬁ Ⅸ ａｂｃ',
  '£999999999999 an hour',
  '£'.repeat(90),
  'in in in in in',
  'chef in '.repeat(12),
  '\ue000driver\ue001',
];
const CIRCLES = [
  'miles=1e9',
  'miles=-5',
  'miles=0',
  'miles=100',
  'sort=nearest',
  'sort=best',
  'mode=office',
  'posted=99999',
  'page=100',
  'industry=technology&map=yes',
  `industry=${encodeURIComponent("technology') OR true --")}&map=no`,
];

const longest: number[] = [];

async function ask(path: string): Promise<string> {
  const began = performance.now();
  const answer = await request(site.url, path);
  longest.push(performance.now() - began);
  expect(answer.status, path.slice(0, 80)).toBeLessThan(400);
  return answer.body.toString();
}

test('every search is answered with a list, a count and a feed', async () => {
  for (const [place, typed] of HOSTILE.entries()) {
    const query = `search=${encodeURIComponent(typed)}`;
    const asks = [
      async () => expect(await ask(`/jobs?${query}`)).not.toContain('Failed to load job postings.'),
      async () => expect(JSON.parse(await ask(`/api/job-count?${query}`))).toMatchObject({ count: expect.any(Number) }),
      async () => expect(await ask(`/jobs-feed.xml?${query}`)).toContain('<channel>'),
      async () =>
        expect(await ask(`/search?q=${encodeURIComponent(typed)}`)).not.toContain('Failed to load job postings.'),
    ];
    // The short form asks for each text on one of these pages.
    for (const each of someOf(asks, place % asks.length)) await each();
  }
});

test('circles and choices that do not exist count as not said', async () => {
  const places = ['Leeds', 'ZZ99 9ZZ', '48.85,2.35', '1e309,1', '"', 'x'.repeat(500)];
  for (const [place, circle] of CIRCLES.entries()) {
    for (const where of someOf(places, place % places.length)) {
      const page = await ask(`/jobs?where=${encodeURIComponent(where)}&search=driver&${circle}`);
      expect(page).not.toContain('Failed to load job postings.');
    }
  }
});

test('marks of a search are text of the page, whatever the search has', async () => {
  const html = await ask(`/jobs?search=${encodeURIComponent('<mark class=x>driver')}`);
  const page = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(page).toContain('<mark>driver</mark>');
  expect(page).not.toContain('&lt;mark class=x&gt;<mark>');
  expect(page).not.toContain('\ue000');
});

test('no search was left out, and the longest is stated', () => {
  const most = Math.max(...longest);
  measured('I13', `${longest.length} searches, the longest answered in ${Math.round(most)} ms`);
  expect(longest.length).toBeGreaterThan(isFullForm ? 100 : 30);
});
