import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePages } from '#content/pages.ts';
import { agency } from '#domain/site/site.ts';
import { decodeEntities, readCanonical, readMain, readMeta } from '#tests/support/page-source.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

const [page] = freePages;
if (!page) throw new Error('The demo has no free page');
const path = `/pages/${page.slug}`;
let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

const read = async (at: string) => {
  const { status, headers, body } = await request(site.url, at);
  return { status, headers, html: body.toString() };
};

test('a page holds its words, with the facts of the agency, and says what it is', async () => {
  const { status, html } = await read(path);
  expect(status).toBe(200);
  const text = decodeEntities(readMain(html));
  expect(text).toContain('Bring:');
  expect(text).toContain(`Ring ${agency().phone.shown} before you start`);
  expect(text).toMatch(new RegExp(`<h1[^>]*>${page.title}`));
  expect(readCanonical(html)).toBe(`${site.url}${path}`);
  expect(readMeta(html, 'description')).toBe(page.description);
  expect(readMeta(html, 'og:image')).toBe(`${site.url}/og/page?path=${encodeURIComponent(path)}`);
  expect(html).toContain('"BreadcrumbList"');
});

test('a page has a sharing image, and is in both maps of the site and in its search', async () => {
  const image = await request(site.url, `/og/page?path=${encodeURIComponent(path)}`);
  expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png']);
  expect((await read('/og/page?path=/pages/no-such-page')).status).toBe(404);
  expect((await read('/sitemap.xml')).html).toContain(`${site.url}${path}</loc>`);
  expect((await read('/sitemap')).html).toContain(`href="${path}"`);
  expect((await read('/search?q=first+day')).html).toContain(`href="${path}"`);
});

test('a page that is not there is not found', async () => {
  const { status, headers } = await read('/pages/no-such-page');
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  expect((await read('/pages')).status).toBe(404);
});

test('a page moves with its address, and disappears when it is unpublished', async () => {
  const change = (values: { slug?: string; published?: null }) =>
    site.database.database.asSystem(async (transaction) => {
      const { id, slug } = await transaction
        .updateTable('content_items')
        .set({ ...values, ...(values.published === null && { published_at: null, draft: '{}' }) })
        .where('collection', '=', 'pages')
        .returning(['id', 'slug'])
        .executeTakeFirstOrThrow();
      if (slug !== page.slug)
        await transaction
          .insertInto('content_redirects')
          .values({ collection: 'pages', slug: page.slug, item_id: id })
          .onConflict((known) => known.doNothing())
          .execute();
    });
  await change({ slug: 'starting-on-site' });
  await eventually(async () => {
    const { status, headers } = await read(path);
    expect([status, headers.location]).toEqual([308, '/pages/starting-on-site']);
  }, PATIENCE_MS);
  await change({ published: null });
  await eventually(async () => expect((await read('/pages/starting-on-site')).status).toBe(404), PATIENCE_MS);
  expect((await read('/sitemap.xml')).html).not.toContain('/pages/');
  expect((await read('/sitemap')).html).not.toContain('More pages');
});
