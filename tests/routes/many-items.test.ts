import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

const PAGES = ['/', '/about', '/blog', '/jobs', '/privacy-policy', '/locations/leeds', '/search'];

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

const fillTo = (wanted: Record<string, number>) =>
  site.database.database.asSystem(async (transaction) => {
    for (const [collection, count] of Object.entries(wanted)) {
      await sql`
        INSERT INTO content_items (collection, slug, published, published_at, position, updated_by)
        SELECT ${collection}, 'copy-' || n,
               kind.published || CASE ${collection}
                 WHEN 'places' THEN jsonb_build_object('name', 'Town ' || n || 'x')
                 ELSE jsonb_build_object('featured', false, 'title', 'Copy ' || n) END,
               now(), 1000 + n, 'A test'
        FROM generate_series(1, ${count}::integer - (
          SELECT count(*)::integer FROM content_items
          WHERE collection = ${collection} AND published IS NOT NULL AND updated_by <> 'A test')) AS n
        CROSS JOIN (
          SELECT published FROM content_items
          WHERE collection = ${collection} AND published IS NOT NULL AND updated_by <> 'A test' ORDER BY slug LIMIT 1) AS kind
        ON CONFLICT DO NOTHING`.execute(transaction);
    }
  });

const read = async (path: string) => (await request(site.url, path)).body.toString();

/** Leaves out the options of a list of places, which must contain all. */
async function countElements() {
  const counts: Record<string, number> = {};
  for (const path of PAGES) counts[path] = ((await read(path)).match(/<(?!option)[a-z]/g) ?? []).length;
  return counts;
}

test('they do not grow, and lead to the list of all places', async () => {
  await fillTo({ articles: 40, places: 40 });
  await eventually(async () => expect(await read('/')).toContain('All 40 locations'), PATIENCE_MS);
  const few = await countElements();
  await fillTo({ articles: 1_000, places: 200 });
  await eventually(async () => expect(await read('/')).toContain('All 200 locations'), PATIENCE_MS);
  await eventually(async () => expect(await countElements()).toEqual(few), PATIENCE_MS);
  expect(few['/blog']).toBeGreaterThan(100);
  const all = await read('/sitemap');
  expect(all).toContain('id="locations"');
  expect(all.match(/href="\/locations\/copy-/g)?.length).toBeGreaterThanOrEqual(191);
  const named = (html: string) => new Set(html.match(/href="\/locations\/[a-z0-9-]+"/g)).size;
  expect(named(await read('/'))).toBe(24);
  expect(named(await read('/locations/leeds'))).toBe(24);
});
