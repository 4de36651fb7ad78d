/** Editors may leave out or rearrange sections of the home page, figures, reviews and legal pages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { home } from '#content/home.ts';
import type { Collection } from '#db/content/collections.ts';
import { agency } from '#domain/site/site.ts';
import { readMain } from '#tests/support/page-source.ts';
import { request } from '#tests/support/request.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { eventually } from '#tests/support/task-queue.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site?.stop());

const read = async (path: string) => {
  const { status, body } = await request(site.url, path);
  return { status, html: body.toString() };
};

const publish = (collection: Collection, published: object) =>
  site.database.database.asSystem((t) =>
    t
      .updateTable('content_items')
      .set({ published: JSON.stringify(published) })
      .where('collection', '=', collection)
      .execute(),
  );

const remove = (collection: Collection, slug?: string) =>
  site.database.database.asSystem((t) =>
    t
      .updateTable('content_items')
      .set({ published: null, published_at: null, draft: '{}' })
      .where('collection', '=', collection)
      .$if(slug !== undefined, (query) => query.where('slug', '=', slug ?? ''))
      .execute(),
  );

test('a legal page that is taken back answers 404, and leaves the footer and the sitemap', async () => {
  expect((await read('/')).html).toContain('href="/complaints"');
  await remove('legal', 'complaints');
  await eventually(async () => expect((await read('/complaints')).status).toBe(404));
  await eventually(async () => expect((await read('/')).html).not.toContain('href="/complaints"'));
  expect((await read('/sitemap.xml')).html).not.toContain('/complaints<');
  expect((await read('/privacy-policy')).status).toBe(200);
});

test('sections of the home page stand in another order, and a hidden one is where its address means it', async () => {
  const sections = [
    { section: 'contact', isShown: true },
    { section: 'about', isShown: false },
  ];
  await publish('home', { ...home, sections });
  await eventually(async () => expect((await read('/')).html).not.toContain('id="about"'));
  const { html } = await read('/');
  expect(html.indexOf('id="home"')).toBeLessThan(html.indexOf('id="contact"'));
  expect(html.indexOf('id="contact"')).toBeLessThan(html.indexOf('id="services"'));
  await eventually(async () => {
    const { html: about } = await read('/about');
    expect(about.indexOf('id="about"')).toBeGreaterThan(about.indexOf('id="contact"'));
  });
});

test('a site without any figure, review, article or word of its own shows every page', async () => {
  for (const collection of ['home', 'claims', 'team', 'legal', 'articles', 'questions', 'testimonials'] as const) {
    await remove(collection);
  }
  await eventually(async () => {
    const main = readMain((await read('/')).html);
    expect(main).toContain('Find work, or people for it.');
    for (const words of ['What candidates and clients say', 'Worth reading before you decide', home.about.figuresTitle])
      expect(main).not.toContain(words);
  });
  for (const path of ['/', '/about', '/contact', '/employer-services', '/career-coaching', '/blog', '/data-protection'])
    expect([path, (await read(path)).status]).toEqual([path, 200]);
  for (const path of ['/sitemap', '/sitemap.xml', '/rss.xml', '/search?search=privacy', '/cookie-settings', '/tools'])
    expect([path, (await read(path)).status]).toEqual([path, 200]);
  expect((await read('/privacy-policy')).status).toBe(404);
  // Neither the banner nor the cookie page links to a missing policy.
  for (const path of ['/', '/cookie-settings'])
    expect((await read(path)).html).not.toMatch(/href="\/(privacy|cookie)-policy/);
  expect((await read('/')).html).toContain(agency().legalName);
});
