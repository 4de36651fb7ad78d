import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COLLECTIONS, type Collection, collections } from '#db/content/collections.ts';
import { formOf, leastItem } from '#tests/support/content-items.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { asSuperuser } from '#tests/support/faults.ts';
import { someOf } from '#tests/support/form.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { PRODUCTION_ENV } from '#tests/support/real-agency.ts';
import { request } from '#tests/support/request.ts';
import { signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { addColleague, requireFactors } from '#tests/support/staff.ts';
import { eventually, queryTasks } from '#tests/support/task-queue.ts';

/** A real site starts without text: its editors write everything in the studio. */
const { PUBLIC_ORIGIN } = PRODUCTION_ENV;

let database: TestDatabase;
let site: Site;
let cookie: string;

beforeAll(async () => {
  database = await createTestDatabase();
  site = await startSite({ database, env: PRODUCTION_ENV, isUnlaunched: true });
  await requireFactors(database, false);
  const editor = await addColleague(database, 'editor', 'Ed Harbour');
  cookie = await signInAs(site, editor, { publicOrigin: PUBLIC_ORIGIN });
});

afterAll(async () => {
  await site?.stop();
  await database?.drop();
});

const read = async (path: string, as: string | null = cookie) => {
  const { status, headers, body } = await request(site.url, path, { headers: as ? { Cookie: as } : {} });
  return { status, headers, html: body.toString().replaceAll('<!-- -->', '') };
};

async function send(path: string, fields: Record<string, string>) {
  const { status, headers, body } = await request(site.url, path, {
    method: 'POST',
    headers: { Cookie: cookie, Origin: PUBLIC_ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  return { status, location: String(headers.location ?? '').split('?')[0] ?? '', html: body.toString() };
}

const rowsOf = (collection: Collection) =>
  queryTasks<{ id: string; slug: string; version: number; draft: object | null; published: object | null }>(
    database,
    'SELECT id, slug, version, draft, published FROM content_items WHERE collection = $1 ORDER BY slug',
    [collection],
  );

const singles = COLLECTIONS.filter((name) => 'isSingle' in collections[name]);
const slugsOf = (name: Collection): readonly string[] => {
  const row = collections[name];
  return ('slugs' in row && row.slugs) || [];
};
const withPages = COLLECTIONS.filter((name) => slugsOf(name).length > 0);
const free = COLLECTIONS.filter((name) => !singles.includes(name) && !withPages.includes(name));

/** Synonyms are searched for, not shown. */
const UNSEEN: readonly Collection[] = ['search'];

const wordFor = (name: string) => `Words${name.replaceAll(/[^a-z]/g, '')}`;

async function publish(address: string, collection: Collection, item: Record<string, unknown>, page: string) {
  const typed = formOf(collection, item);
  const { status, html } = await send(address, { ...typed, version: '1', intent: 'publish' });
  expect(status, /role="alert".{0,600}/s.exec(html)?.[0]).toBe(302);
  const [path = ''] = page.split('#');
  await eventually(async () => {
    const answer = await read(path, null);
    expect(answer.status, path).toBe(200);
    if (path !== '/' && !UNSEEN.includes(collection)) expect(answer.html).toContain(wordFor(collection));
  }, PATIENCE_MS);
}

test('the studio opens, and nothing was written for the owner', async () => {
  expect(await queryTasks(database, 'SELECT FROM content_items')).toEqual([]);
  expect((await read('/', null)).status).toBe(503);
  const { status, html } = await read('/admin/studio');
  expect(status).toBe(200);
  expect(html.match(/Not started/g)?.length).toBe(singles.length);
});

// All use one code path, so the short form takes the first two.
describe.each(someOf(singles, 0, 1))('%s, of which there is one', (collection) => {
  const address = `/admin/studio/${collection}/${collection}`;

  test('opens as an empty form, which stores nothing until it is saved', async () => {
    const { status, html } = await read(address);
    expect(status).toBe(200);
    expect(html).toContain('Not started');
    expect((await read(`/admin/studio/${collection}`)).headers.location).toBe(address);
    expect((await read(`${address}/revisions`)).status).toBe(200);
    const tab = '9b6c1a64-5f63-4c6b-8b0e-3f0d6b0a7c11';
    expect(JSON.parse((await send(`${address}/presence`, { tab })).html)).toEqual({ others: [] });
    expect(await rowsOf(collection)).toEqual([]);
  });

  test('two first saves at once: one is stored, one is refused', async () => {
    const answers = await Promise.all(
      ['One', 'Two'].map((word) =>
        send(address, { ...formOf(collection, leastItem(collection, word)), version: '1', intent: 'save' }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
    const [row, ...others] = await rowsOf(collection);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ slug: collection, version: 2, published: null });
    await asSuperuser(database, `DELETE FROM content_items WHERE collection = '${collection}'`);
  });
});

describe('a site that is published', () => {
  beforeAll(() => asSuperuser(database, `INSERT INTO site_state (launched_by) VALUES ('Ed Harbour')`));

  test.each(singles)('%s: the least that is valid can be published, and its page answers', async (collection) => {
    const item = leastItem(collection, wordFor(collection));
    await publish(`/admin/studio/${collection}/${collection}`, collection, item, collections[collection].pathOf(''));
  });

  describe.each(withPages)('%s, each a page of the map', (collection) => {
    test('offers the pages that are missing, and no others', async () => {
      const { html } = await read(`/admin/studio/${collection}`);
      for (const slug of slugsOf(collection)) expect(html).toContain(`value="${slug}"`);
      for (const slug of [{}, { slug: 'no-such-page' }] as Record<string, string>[])
        expect((await send(`/admin/studio/${collection}`, { intent: 'new', ...slug })).status).toBe(404);
      expect(await rowsOf(collection)).toEqual([]);
    });

    test.each(slugsOf(collection))('%s is written and published', async (slug) => {
      const { status, location } = await send(`/admin/studio/${collection}`, { intent: 'new', slug });
      expect(status).toBe(303);
      expect((await send(`/admin/studio/${collection}`, { intent: 'new', slug })).location).toBe(location);
      expect((await read(location)).status).toBe(200);
      const item = { ...leastItem(collection, wordFor(collection)), ...(hasSlug(collection) && { slug }) };
      await publish(location, collection, item, collections[collection].pathOf(slug));
      expect((await rowsOf(collection)).map((row) => row.slug)).toContain(slug);
    });

    test('no starter is offered any more; a removed one can be restored with its text', async () => {
      expect((await read(`/admin/studio/${collection}`)).html).not.toContain('unwritten-heading');
      const [row] = await rowsOf(collection);
      const address = `/admin/studio/${collection}/${row?.id}`;
      const typed = { ...formOf(collection, (row?.published ?? {}) as Record<string, unknown>), intent: 'remove' };
      expect((await send(address, { ...typed, version: String(row?.version) })).status).toBe(302);
      expect((await read(`/admin/studio/${collection}`)).html).toContain(`value="${row?.slug}"`);
      const secondReply = await send(`/admin/studio/${collection}`, { intent: 'new', slug: row?.slug ?? '' });
      expect(secondReply.location).toBe(address);
      const [restored] = await rowsOf(collection);
      expect(restored).toMatchObject({ slug: row?.slug, draft: row?.published, published: null });
    });
  });

  test.each(free)('%s: the least that is valid can be published, and its page answers', async (collection) => {
    const { status, location } = await send(`/admin/studio/${collection}`, { intent: 'new' });
    expect(status).toBe(303);
    const item = leastItem(collection, wordFor(collection));
    const slug = String(item['slug'] ?? wordFor(collection).toLowerCase());
    await publish(location, collection, item, collections[collection].pathOf(slug));
    expect((await rowsOf(collection)).map(({ published }) => published !== null)).toEqual([true]);
  });

  test('a board without jobs has no chart, and no link leads to a category without articles', async () => {
    const pages = await Promise.all(['/', '/blog', '/sitemap'].map((path) => read(path, null)));
    const [home] = pages;
    expect(home?.html).toMatch(/<dt[^>]*>open jobs<\/dt><dd[^>]*>0<\/dd>/);
    expect(home?.html).not.toContain('class="tideline');
    const categories = pages.flatMap(({ html }) => html.match(/href="\/blog\/category\/[^"]+"/g) ?? []);
    expect(new Set(categories).size).toBe(1);
  });

  test('a slug that cannot have its own page is refused at its field', async () => {
    const { location } = await send('/admin/studio/articles', { intent: 'new' });
    const article = formOf('articles', leastItem('articles', wordFor('articles')));
    const { status, html } = await send(location, { ...article, version: '1', intent: 'publish' });
    expect(status).toBe(422);
    expect(html).toContain('id="field-slug-error"');
  });
});

const hasSlug = (collection: Collection) => 'slug' in collections[collection].schema.shape;
