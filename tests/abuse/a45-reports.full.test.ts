import { expect, test } from 'vitest';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { rounds } from '#tests/support/rounds.ts';
import { admin, consultant, get, provideStage, site } from './a45-reports.stage.ts';

/** A45: reports walk the most rows of all pages, and take their question from an address that anyone can mangle. */
provideStage();

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
