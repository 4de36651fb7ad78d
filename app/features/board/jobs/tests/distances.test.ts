/** Compares distances with geographiclib, and cells with points of a circle. */
import geodesic from 'geographiclib-geodesic';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const { WGS84 } = geodesic.Geodesic;
const METRES_PER_MILE = 1609.344;

type Point = { latitude: number; longitude: number };

let db: TestDatabase;
let owner: pg.Client;

beforeAll(async () => {
  db = await createTestDatabase();
  owner = new pg.Client({ connectionString: db.ownerUrl });
  await owner.connect();
});

afterAll(async () => {
  await owner?.end();
  await db?.drop();
});

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomNumbers(20);
const between = (from: number, to: number) => from + random() * (to - from);
const anywhere = (): Point => ({ latitude: between(49.8, 60.9), longitude: between(-8.2, 1.8) });

async function measure(pairs: [Point, Point][]): Promise<number[]> {
  const column = (pick: (pair: [Point, Point]) => number) => pairs.map(pick);
  const { rows } = await owner.query<{ miles: number }>(
    `
      SELECT app.miles_between(a, b, c, d) AS miles
      FROM unnest($1::float8[], $2::float8[],
                  $3::float8[], $4::float8[])
        WITH ORDINALITY AS pairs (a, b, c, d, n) ORDER BY n`,
    [
      column(([from]) => from.latitude),
      column(([from]) => from.longitude),
      column(([, to]) => to.latitude),
      column(([, to]) => to.longitude),
    ],
  );
  return rows.map(({ miles }) => miles);
}

const trueMiles = (from: Point, to: Point): number =>
  (WGS84.Inverse(from.latitude, from.longitude, to.latitude, to.longitude).s12 ?? Number.NaN) / METRES_PER_MILE;

/** Pairs up to 40 miles apart, as in searches, and pairs across the country. */
const pairs = Array.from({ length: 10_000 }, (_, index): [Point, Point] => {
  const from = anywhere();
  if (index % 2 === 0) return [from, anywhere()];
  return [from, { latitude: from.latitude + between(-0.4, 0.4), longitude: from.longitude + between(-0.6, 0.6) }];
});

test('10,000 distances are those of the ellipsoid, within half a per cent', async () => {
  const measured = await measure(pairs);
  const off = pairs
    .map(([from, to], index) => ({ from, to, true: trueMiles(from, to), measured: measured[index] ?? Number.NaN }))
    .filter((each) => !(Math.abs(each.measured - each.true) <= 0.005 * each.true + 0.001));
  expect(measured).toHaveLength(10_000);
  expect(off).toEqual([]);
});

describe('the cells of a circle', () => {
  const EDGE_OF_THE_COUNTRY: Point[] = [
    { latitude: 60.1534, longitude: -1.1443 }, // Lerwick
    { latitude: 60.8, longitude: -0.8 }, // Unst
    { latitude: 49.9145, longitude: -6.3115 }, // Hugh Town, Scilly
    { latitude: 52.48, longitude: 1.75 }, // Lowestoft
    { latitude: 54.0, longitude: -8.1 }, // Fermanagh
  ];
  /** A point on the border or corner of a cell, or just beside it. */
  const borders = (): Point => {
    const latitude = Math.round(between(498, 608)) / 10 + (random() < 0.5 ? 0 : between(-1e-9, 1e-9));
    const longitude = Math.round(between(-50, 10)) * 0.16 + (random() < 0.5 ? 0 : between(-1e-9, 1e-9));
    return { latitude, longitude };
  };
  const circles = Array.from({ length: 900 }, (_, index) => {
    const edge = EDGE_OF_THE_COUNTRY[index % EDGE_OF_THE_COUNTRY.length];
    const centre = index % 3 === 0 && edge ? edge : index % 3 === 1 ? borders() : anywhere();
    return { ...centre, miles: [0, 1, 5, 10, 20, 25, 50, 100][index % 8] ?? 5 };
  });
  const pointsOf = ({ latitude, longitude, miles }: Point & { miles: number }) =>
    Array.from({ length: 60 }, (_, index) => {
      const reach = index % 2 === 0 ? miles * 0.9999 : miles * Math.sqrt(random());
      // Slightly within the radius, because geographiclib and the haversine formula differ by up to half a per cent.
      const point = WGS84.Direct(latitude, longitude, between(0, 360), reach * METRES_PER_MILE * 0.994);
      return { latitude: point.lat2 ?? Number.NaN, longitude: point.lon2 ?? Number.NaN };
    });

  test('hold every point of it, on borders of cells, in Shetland and on Scilly too', async () => {
    const samples = circles.flatMap((circle) => pointsOf(circle).map((point) => ({ circle, point })));
    const column = (pick: (sample: (typeof samples)[number]) => number) => samples.map(pick);
    const { rows } = await owner.query<{ tried: number; missed: number }>(
      `
        WITH samples AS MATERIALIZED (
          SELECT * FROM unnest($1::float8[], $2::float8[],
            $3::float8[], $4::float8[],
            $5::float8[]) AS all_of (a, b, miles, c, d)),
        circles AS MATERIALIZED (
          SELECT a, b, miles, app.cells_within(a, b, miles) AS cells FROM (SELECT DISTINCT a, b, miles FROM samples) AS each),
        inside AS (
          SELECT app.cell_of(c, d) = ANY (cells) AS is_held FROM samples JOIN circles USING (a, b, miles)
          WHERE app.miles_between(a, b, c, d) <= miles)
        SELECT count(*)::integer AS tried, (count(*) FILTER (WHERE NOT is_held))::integer AS missed FROM inside`,
      [
        column(({ circle }) => circle.latitude),
        column(({ circle }) => circle.longitude),
        column(({ circle }) => circle.miles),
        column(({ point }) => point.latitude),
        column(({ point }) => point.longitude),
      ],
    );
    expect(rows[0]?.missed).toBe(0);
    expect(rows[0]?.tried).toBeGreaterThan(40_000);
  });

  test('are few: a search of 25 miles walks no more than a hundred, and no radius more than a few hundred', async () => {
    const { rows } = await owner.query<{ usual: number; largest: number; none: number }>(`
        SELECT cardinality(app.cells_within(51.5, -0.12, 25)) AS usual,
               cardinality(app.cells_within(60.1, -1.1, 1e9)) AS largest,
               cardinality(app.cells_within(51.5, -0.12, -5)) AS none`);
    expect(rows[0]?.usual).toBeLessThanOrEqual(100);
    expect(rows[0]?.largest).toBeLessThanOrEqual(1_100);
    expect(rows[0]?.none).toBeLessThanOrEqual(4);
  });
});
