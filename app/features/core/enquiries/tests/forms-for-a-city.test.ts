import { afterAll, beforeAll, expect, test } from 'vitest';
import { addJobs } from '#tests/support/jobs.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

test.each([
  ['/request-talent', 'location'],
  ['/send-your-cv', 'desiredLocation'],
])('%s?place= fills in the named city, and ignores anything else', async (path, field) => {
  const filledIn = async (query: string) => {
    const page = (await request(site.url, path + query)).body.toString();
    return new RegExp(`name="${field}"[^>]* value="([^"]*)"`).exec(page)?.[1];
  };
  expect(await filledIn('?place=london')).toBe('London');
  expect(await filledIn('?place=leeds')).toBe('Leeds');
  for (const query of [
    '',
    '?place=',
    '?place=London',
    '?place=atlantis',
    '?place=london&place=leeds',
    '?place=%22%3E',
  ]) {
    expect(await filledIn(query)).toBe(query.startsWith('?place=london&') ? 'London' : undefined);
  }
});

test("a form about a job prefills the job's place, whatever city its address names", async () => {
  const [job = ''] = await addJobs(site.database.database, { title: 'Keeper', location: 'Oban' });
  const page = (await request(site.url, `/send-your-cv?job=${job}&place=london`)).body.toString();
  expect(page).toMatch(/name="desiredLocation"[^>]* value="Oban"/);
});
