import { afterAll, beforeAll, expect, test } from 'vitest';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

test('the page of the kit shows each kind of sample once', async () => {
  const { status, body } = await request(site.url, '/dev/ui');
  expect(status).toBe(200);
  const titles = [...body.toString().matchAll(/<h2[^>]*>([^<]+)</g)].map(([, title]) => title);
  expect(titles).toEqual(expect.arrayContaining(['Buttons, badges, statuses and dialogs', 'Skylines in three depths']));
  expect(new Set(titles).size).toBe(titles.length);
});
