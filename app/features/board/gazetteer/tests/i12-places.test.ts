import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPlaces, findUnclearPlaces, suggestPlaces } from '#app/features/board/gazetteer/queries.server.ts';
import { readWords } from '#domain/address/search-parameters.ts';
import { isFullForm } from '#tests/support/form.ts';
import { measured } from '#tests/support/measured.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { queryTasks } from '#tests/support/task-queue.ts';

/** I12: text typed as a place is bounded, never run as code, and answered with a sentence for people. */
let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

const HOSTILE = [
  'x'.repeat(10_000),
  'Leeds, '.repeat(1_500),
  '/ or and ; & '.repeat(800),
  `${'(a+)+'.repeat(2_000)}$`,
  '%_'.repeat(5_000),
  `Leeds'; DROP TABLE gazetteer; --`,
  '\u0000Leeds\u0000',
  '\ud800',
  'ZZ99 9ZZ',
  'AB1 0AA'.repeat(900),
  '1e9,1e9',
  '-'.repeat(10_000),
];

test('whatever is typed, the field is answered with at most eight places', async () => {
  for (const typed of HOSTILE) {
    // Shorten the text to the longest address that a server accepts.
    const answer = await request(site.url, `/api/places?q=${encodeURIComponent(typed.toWellFormed().slice(0, 2_500))}`);
    const isRefused = typed.includes('\u0000');
    expect(answer.status, typed.slice(0, 40)).toBe(isRefused ? 400 : 200);
    if (isRefused) continue;
    const { places } = JSON.parse(answer.body.toString()) as { places: unknown[] };
    expect(places.length).toBeLessThanOrEqual(8);
  }
  const { body } = await request(site.url, '/api/places?q=Newp');
  expect(JSON.parse(body.toString())).toMatchObject({
    places: expect.arrayContaining([{ value: 'Newport, Gwent', hint: '' }]),
  });
});

test('postcodes that do not exist are unknown, and coordinates outside Britain are refused', async () => {
  const { asPublic } = site.database.database;
  for (const typed of HOSTILE) {
    const where = readWords(new Map([['where', typed]]), 'where');
    const [answer, unclear] = [await findPlaces(asPublic, where), await findUnclearPlaces(asPublic, where)];
    expect(['found', 'area', 'several', 'unknown', 'outside']).toContain(answer.kind);
    expect(unclear.length).toBeLessThanOrEqual(8);
    expect((await suggestPlaces(asPublic, where)).length).toBeLessThanOrEqual(8);
  }
  expect(await findPlaces(asPublic, 'ZZ99 9ZZ')).toEqual({ kind: 'unknown', nearest: [], among: null });
  for (const outside of ['48.86,2.35', '0,0', '53.4,-20', '-53.4,-2.1', '999,999'])
    expect(await findPlaces(asPublic, outside)).toEqual({ kind: 'outside' });
  // The postcode is unknown, but its area is known, so the answer says that it is less exact.
  expect(await findPlaces(asPublic, 'LS99 9ZZ')).toMatchObject({
    kind: 'found',
    place: { label: 'LS99 9ZZ', approximation: 'postcode_area' },
  });
});

test('a radius of a thousand million miles is a hundred, and one of none is a few cells', async () => {
  const rows = await queryTasks<{ cells: number }>(
    site.database,
    `SELECT cardinality(app.cells_within(51.5, -0.12, miles)) AS cells FROM unnest('{1e9,Infinity,0,-5}'::float8[]) AS miles`,
  );
  const [far = 0, endless = 0, none = 0, negative = 0] = rows.map(({ cells }) => cells);
  expect(far).toBeLessThanOrEqual(1_100);
  expect(endless).toBe(far);
  expect(Math.max(none, negative)).toBeLessThanOrEqual(4);
  measured('I12', `a radius of 1e9 miles reads ${far} cells`);
});

test.runIf(isFullForm)(
  'of very many at once some are told to come again, and no visitor is refused for what others typed before',
  async () => {
    const words = Array.from({ length: 120 }, (_, count) => `zz${String.fromCharCode(97 + (count % 26))}${count}`);
    const answers = await Promise.all(words.map((word) => request(site.url, `/api/places?q=${word}`)));
    for (const { status, headers } of answers) {
      expect([200, 503]).toContain(status);
      if (status === 503) expect(headers['retry-after']).toBe('2');
    }
    for (let count = 0; count < 301; count += 1) {
      expect((await request(site.url, `/api/places?q=zzzz${count}`)).status).toBe(200);
    }
  },
);
