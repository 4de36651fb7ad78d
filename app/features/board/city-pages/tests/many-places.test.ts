/** The number of queries of a page does not grow with the number of places and articles. The test counts queries, not time. */
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPlacesAround, listPlacesOnMap } from '#app/features/board/city-pages/queries/places-on-map.server.ts';
import { makeSitemap } from '#app/features/site/sitemap/queries/sitemap-urls.server.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addJobs, addPeople, hoursFromNow } from '#tests/support/jobs.ts';

const seeded = seededContent();
/** The places lie in a row from west to east, more than a mile apart, so that the nearest ones are known. */
const places = Array.from({ length: 200 }, (_, n) => ({
  ...(seeded.places[n % seeded.places.length] as (typeof seeded.places)[number]),
  slug: `town-${n}`,
  name: `Town ${n}x`,
  latitude: 53,
  longitude: -4 + n / 25,
  radiusMiles: 1,
}));
const articles = Array.from({ length: 1_000 }, (_, n) => ({
  ...(seeded.articles[n % seeded.articles.length] as (typeof seeded.articles)[number]),
  slug: `article-${n}`,
}));
const many = { ...seeded, places, articles };

let db: TestDatabase;
let queryCount = 0;
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    queryCount += 1;
    return node;
  },
  transformResult: ({ result }) => Promise.resolve(result),
};
const asPublic = () => db.database.asPublic.withPlugin(counting);

async function count<Result>(work: () => Promise<Result>): Promise<{ queries: number; result: Result }> {
  queryCount = 0;
  const result = await work();
  return { queries: queryCount, result };
}

beforeAll(async () => {
  db = await createTestDatabase();
  await addPeople(db.database);
  await db.database.asSystem((transaction) =>
    transaction
      .insertInto('content_items')
      .values(
        places.slice(7, 10).map(({ slug, name, latitude, longitude, radiusMiles }) => ({
          collection: 'places',
          slug,
          published: JSON.stringify({ name, latitude, longitude, radiusMiles }),
          published_at: new Date(),
          updated_by: 'A test',
        })),
      )
      .execute(),
  );
});

afterAll(() => db?.drop());

const sitemapOf = (content: typeof seeded) =>
  makeSitemap({ asPublic: asPublic(), publicOrigin: 'https://agency.example', content });

const lastChangeOf = (xml: string, path: string) =>
  new RegExp(`<loc>https://agency.example${path}</loc><lastmod>([^<]*)`).exec(xml)?.[1];

test('the sitemap of 200 places and 1,000 articles takes as many queries as that of the demo', async () => {
  const [few, more] = [await count(() => sitemapOf(seeded)), await count(() => sitemapOf(many))];
  expect(few.queries).toBeGreaterThan(0);
  expect(more.queries).toBe(few.queries);
  const rows = ({ result }: typeof few) => result.xml.split('<url>').length - 1;
  const added = 200 - seeded.places.length + 1_000 - seeded.articles.length;
  expect(rows(more)).toBe(rows(few) + added);
});

test('the page of a place has the moment at which one of its open jobs last changed', async () => {
  const [posted, changed] = [hoursFromNow(-2), hoursFromNow(-1)];
  await addJobs(
    db.database,
    { location: 'Town 7x', created_at: posted, updated_at: changed },
    { location: 'The Docks, Town 7x', created_at: hoursFromNow(-1.5), updated_at: hoursFromNow(-1.5) },
    { location: 'Town 8x', created_at: posted, updated_at: hoursFromNow(-0.5), status: 'closed' },
  );
  const { xml } = await sitemapOf(many);
  expect(lastChangeOf(xml, '/locations/town-7')).toBe(changed.toISOString());
  expect(lastChangeOf(xml, '/locations/town-8')).toBe(lastChangeOf(xml, '/locations/town-9'));
  expect(lastChangeOf(xml, '/locations/town-70')).toBe(lastChangeOf(xml, '/locations/town-9'));
});

test('a map shows the first 24 of 200 places, or those nearest to the one that the page is about', async () => {
  const first = await count(() => listPlacesOnMap(asPublic(), many));
  expect(first.queries).toBe(1);
  expect(first.result.map(({ slug }) => slug)).toEqual(places.slice(0, 24).map(({ slug }) => slug));
  expect(first.result.find(({ slug }) => slug === 'town-7')?.count).toBe(2);
  const around = await count(() => listPlacesAround(asPublic(), many, 'town-100'));
  expect(around.queries).toBe(1);
  expect(around.result).toHaveLength(24);
  const numbers = around.result.map(({ slug }) => Number(slug.replace('town-', '')));
  expect(numbers).toContain(100);
  expect(Math.max(...numbers.map((number) => Math.abs(number - 100)))).toBe(12);
});
