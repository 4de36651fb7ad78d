import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN } from '#tests/support/jobs.ts';
import { measured } from '#tests/support/measured.ts';
import { addReported } from '#tests/support/reported.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague } from '#tests/support/staff.ts';

/** A45: reports walk the most rows of all pages, and take their question from an address that anyone can mangle. */
let site: Site;
let admin: string;
let consultant: string;

beforeAll(async () => {
  site = await startSite();
  const colleague = await addColleague(site.database, 'consultant', '=SUM(1;2)');
  await addReported(site.database, colleague, rounds(60, 320));
  admin = await signInAs(site, ADMIN);
  consultant = await signInAs(site, colleague);
});

afterAll(() => site?.stop());

const get = (path: string, cookie = admin) => request(site.url, path, { headers: { Cookie: cookie } });

test('A45: many reports at once wait their turn or are refused; other pages are answered meanwhile', async () => {
  const count = rounds(24, 200);
  const reports = Array.from({ length: count }, (_, at) =>
    get('/admin/reports?from=2022-01-01&to=2026-12-01', at % 2 ? admin : consultant),
  );
  const board = await request(site.url, '/jobs');
  const people = await get('/admin/pipeline');
  expect([board.status, people.status]).toEqual([200, 200]);
  const statuses = (await Promise.all(reports)).map(({ status }) => status);
  const served = statuses.filter((status) => status === 200).length;
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  expect(served).toBeGreaterThan(0);
  measured('A45', `${served} of ${count} reports at once were answered, the others told to come again`);
});
