import { afterAll, beforeAll, expect, test } from 'vitest';
import { COLLECTIONS, type Collection, collections } from '#db/content/collections.ts';
import { type Random, randomFrom, randomItem } from '#tests/support/content-items.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { isFullForm } from '#tests/support/form.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

const [ROUNDS, ITEMS_OF_A_ROUND] = [isFullForm ? 10 : 1, 50];
const LISTS = ['/', '/blog', '/rss.xml', '/sitemap', '/sitemap.xml', '/jobs', '/search?q=work', '/contact', '/nowhere'];

let database: TestDatabase;
let site: Site;

beforeAll(async () => {
  database = await createTestDatabase();
  site = await startSite({ database, env: PRODUCTION_ENV });
});

afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

type Made = { collection: Collection; slug: string; published: string; position: number };

/** Collections with one item get that item, page collections get all pages, and others share the rest. */
function makeRound(round: number, random: Random): Made[] {
  const fixed = COLLECTIONS.flatMap((collection): [Collection, string][] => {
    const row = collections[collection];
    if ('isSingle' in row) return [[collection, collection]];
    return 'slugs' in row && row.slugs ? row.slugs.map((slug) => [collection, slug]) : [];
  });
  const free = COLLECTIONS.filter((name) => !fixed.some(([taken]) => taken === name));
  const others = Array.from({ length: ITEMS_OF_A_ROUND - fixed.length }, (_, n): [Collection, string] => [
    free[n % free.length] as Collection,
    `item-${round}-${n}`,
  ]);
  return [...fixed, ...others].map(([collection, slug], position) => {
    const item = randomItem(collection, random);
    const published = 'slug' in collections[collection].schema.shape ? { ...item, slug } : item;
    return { collection, slug, published: JSON.stringify(published), position };
  });
}

const replaceContent = (items: readonly Made[]) =>
  database.database.asSystem(async (transaction) => {
    await transaction.updateTable('content_items').set({ published: null, published_at: null }).execute();
    const rows = items.map((item) => ({ ...item, published_at: new Date(), updated_by: 'Test' }));
    await transaction
      .insertInto('content_items')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['collection', 'slug']).doUpdateSet(({ ref }) => ({
          published: ref('excluded.published'),
          published_at: ref('excluded.published_at'),
        })),
      )
      .execute();
  });

const read = async (path: string) => {
  const { status, body } = await request(site.url, path);
  return { path, status, text: body.toString() };
};

const pagesOf = (items: readonly Made[]): string[] => [
  ...new Set(items.map(({ collection, slug }) => collections[collection].pathOf(slug).split('#')[0] as string)),
];

test.each(Array.from({ length: ROUNDS }, (_, round) => round))('round %i', async (round) => {
  const items = makeRound(round, randomFrom(round + 1));
  expect(items).toHaveLength(ITEMS_OF_A_ROUND);
  await replaceContent(items);
  const ownPages = pagesOf(items);
  const place = items.findLast(({ collection }) => collection === 'places');
  await eventually(async () => expect((await read(`/locations/${place?.slug}`)).status).toBe(200));

  const faults: string[] = [];
  for (const path of new Set([...ownPages, ...LISTS])) {
    const { status, text } = await read(path);
    const wanted = path === '/nowhere' ? 404 : 200;
    if (status !== wanted) faults.push(`${path}: ${status}`);
    if (/<script>alert|<b>bold/.test(text)) faults.push(`${path} holds markup that was typed`);
  }
  expect(faults).toEqual([]);
  expect(site.log()).not.toContain('published items are left out');
});
