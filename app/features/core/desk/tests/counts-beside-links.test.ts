import { afterAll, beforeAll, expect, test } from 'vitest';
import { cities } from '#content/cities/cities.ts';
import { industries } from '#content/industries/industries.ts';
import { EXPERIENCE_LEVELS, writeEstimateChoice } from '#domain/pay/salary-estimate.ts';
import { someOf } from '#tests/support/form.ts';
import { addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
  // The words are in no other title.
  await addJobs(site.database.database, {
    title: 'Night owl',
    location: 'Leeds',
    category: 'white-collar',
    description: 'You work as a software developer.',
  });
});

afterAll(() => site?.stop());

const readPage = async (path: string): Promise<string> => {
  const { status, body } = await request(site.url, path);
  expect(status, path).toBe(200);
  return body.toString();
};

const boardCounts = new Map<string, Promise<number>>();
function countOnBoard(query: string): Promise<number> {
  const count =
    boardCounts.get(query) ??
    readPage(`/api/job-count${query}`).then((body) => (JSON.parse(body) as { count: number }).count);
  boardCounts.set(query, count);
  return count;
}

const plain = (html: string) =>
  html
    .replaceAll('&amp;', '&')
    .replaceAll(/<[^>]+>|<!-- -->/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const NUMBER = /(?:^|\s)(\d[\d,]*)(?=$| (?:open|jobs?|more)\b)/;

function listCounts(html: string): { query: string; figure: number; text: string }[] {
  return [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].flatMap(([, attributes = '', content = '']) => {
    const to = plain(/href="([^"]*)"/.exec(attributes)?.[1] ?? '');
    const text = plain(/aria-label="([^"]*)"/.exec(attributes)?.[1] ?? content);
    const number = NUMBER.exec(text)?.[1];
    const query = /^\/jobs(\?.*)?$/.exec(to)?.[1] ?? queryOfCity(to);
    return number && query ? [{ query, figure: Number(number.replaceAll(',', '')), text }] : [];
  });
}

function queryOfCity(to: string): string | null {
  const city = cities.find(({ slug }) => to === `/locations/${slug}`);
  return city ? `?location=${encodeURIComponent(city.name)}` : null;
}

async function expectCounts(path: string, least: number): Promise<void> {
  const counts = listCounts(await readPage(path));
  expect(counts.length, path).toBeGreaterThanOrEqual(least);
  for (const { query, figure, text } of counts)
    expect({ path, query, text, figure }).toEqual({ path, query, text, figure: await countOnBoard(query) });
}

test.each([
  ['/', 18],
  ...someOf(cities, 1, 4, 7).map(({ slug }) => [`/locations/${slug}`, 10] as const),
  [
    `/tools${writeEstimateChoice({ role: 'Software Developer', location: 'Leeds', experience: EXPERIENCE_LEVELS[1] ?? '' })}`,
    1,
  ],
  ['/search?q=driver', 1],
  ['/search?q=software+developer+leeds', 0],
  ['/jobs?map=yes', 18],
  ['/jobs?map=yes&search=driver&where=Hull&miles=20', 18],
  ['/jobs?map=yes&search=%C2%A312+an+hour+driver+in+Leeds&category=blue-collar', 18],
  ['/jobs?map=yes&industry=technology&search=software+zebra', 18],
  ['/jobs?search=software&where=York', 1],
  ['/jobs?search=%C2%A312+an+hour+software+in+York', 1],
] as const)('the counts of %s are those of the board', expectCounts);

test.each(industries)('the page of $name shows the number of jobs that its link leads to', async ({ slug }) => {
  const html = await readPage(`/industries/${slug}`);
  const query = `?industry=${slug}`;
  expect(html).toContain(`href="/jobs${query}"`);
  expect(html).toContain(`href="/alerts/new${query}"`);
  const [, figure] = />(\d+)<\/dd>/.exec(html) ?? [];
  expect(Number(figure)).toBe(await countOnBoard(query));
  expect(Number(figure)).toBeGreaterThan(0);
});

function listChoices(html: string): { name: string; value: string; figure: number }[] {
  const radios = [
    ...html.matchAll(
      /<input type="radio"[^>]*name="(\w+)"[^>]*value="([^"]*)"[^>]*\/?><label[^>]*>[^<]*<\/label><span>([\d,]+)<\/span>/g,
    ),
  ];
  const options = [...html.matchAll(/<select[^>]*name="(\w+)"[^>]*>(.*?)<\/select>/gs)].flatMap(
    ([, name, inside = '']) =>
      [...inside.matchAll(/<option value="([^"]*)"[^>]*>[^<]*\((\d[\d,]*)\)<\/option>/g)].map(
        ([whole, value, figure]) => [whole, name, value, figure] as const,
      ),
  );
  return [...radios, ...options].map(([, name = '', value = '', figure = '']) => ({
    name,
    value,
    figure: Number(figure.replaceAll(',', '')),
  }));
}

test.each([
  '',
  'industry=technology&salary=30000',
  'industry=manufacturing&type=Full-time&posted=14',
  'search=driver&where=Leeds&miles=50',
  'search=software+welder&category=white-collar',
])('the number beside each filter choice is the number of its results: ?%s', async (query) => {
  const choices = listChoices(await readPage(`/jobs?${query}`));
  const groups = new Set(choices.map(({ name }) => name));
  expect(groups).toEqual(new Set(['category', 'type', 'mode', 'industry', 'salary', 'posted']));
  for (const { name, value, figure } of choices) {
    const parameters = new URLSearchParams(query);
    if (value) parameters.set(name, value);
    else parameters.delete(name);
    expect({ name, value, figure }).toEqual({ name, value, figure: await countOnBoard(`?${parameters}`) });
  }
});

test('an unpublished industry in the query is ignored', async () => {
  expect(await countOnBoard('?industry=alchemy')).toBe(await countOnBoard('?'));
});
