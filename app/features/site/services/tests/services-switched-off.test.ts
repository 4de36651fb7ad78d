import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listArticles } from '#app/features/site/blog/queries.server.ts';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { isFullForm } from '#tests/support/form.ts';
import { PATIENCE_MS } from '#tests/support/patience.ts';
import { request } from '#tests/support/request.ts';
import { castMember, signInAs } from '#tests/support/session.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { forEach, listOwnLinks, readSitemap } from '#tests/support/sitemap.ts';
import { eventually } from '#tests/support/task-queue.ts';

const SWITCHED_OFF = ['/executive-search', '/international', '/career-coaching'];
const GONE = [...SWITCHED_OFF, '/request-coaching'];
let site: Site;
const published = new Map<string, string>();

const switchTo = (name: string, isOn: boolean) =>
  site.database.database.asSystem(async (transaction) => {
    const [collection = '', slug = collection] = name.split('/');
    const item = transaction
      .selectFrom('content_items')
      .select('published')
      .where('collection', '=', collection)
      .where('slug', '=', slug);
    if (!isOn) published.set(name, JSON.stringify((await item.executeTakeFirstOrThrow()).published));
    const { numUpdatedRows } = await transaction
      .updateTable('content_items')
      .set({ published: isOn ? (published.get(name) ?? null) : null, published_at: isOn ? new Date() : null })
      .where('collection', '=', collection)
      .where('slug', '=', slug)
      .executeTakeFirst();
    expect(numUpdatedRows).toBe(1n);
  });

const statusOf = async (path: string) => (await request(site.url, path)).status;

const linksOf = (html: string, path: string) => listOwnLinks(html, site.url + path).map((link) => link.path);

beforeAll(async () => {
  site = await startSite();
  for (const path of GONE) expect(await statusOf(path), path).toBe(200);
  expect(linksOf((await request(site.url, '/')).body.toString(), '/')).toEqual(expect.arrayContaining(SWITCHED_OFF));
  for (const name of ['guides/executive-search', 'international', 'coaching']) await switchTo(name, false);
  await eventually(async () => {
    for (const path of GONE) expect(await statusOf(path), path).toBe(404);
  }, PATIENCE_MS);
});

afterAll(() => site?.stop());

describe('its pages are not found', () => {
  test.each(GONE)('%s, to visitors and to people with a session', async (path) => {
    const anonymous = await request(site.url, path);
    expect([anonymous.status, anonymous.headers['cache-control']]).toEqual([404, 'no-store']);
    const html = anonymous.body.toString();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toMatch(/<title>Page not found/);
    const { status, body } = await request(site.url, path, {
      headers: { Cookie: await signInAs(site, castMember('Aisha').id) },
    });
    expect(status).toBe(404);
    expect(body.toString()).toContain('Aisha');
  });

  test.each(GONE)('%s with a slash, in capitals or encoded', async (path) => {
    for (const variant of [`${path}/`, path.toUpperCase(), path.replace('-', '%2D').replace('l', '%6C')])
      expect([301, 302, 307, 308, 404], variant).toContain(await statusOf(variant));
  });

  test.each(GONE)('the data of %s', async (path) => {
    expect((await request(site.url, `${path}.data`)).status).toBe(404);
  });

  test('its form is not taken', async () => {
    const { status } = await request(site.url, '/request-coaching', {
      method: 'POST',
      headers: { Origin: site.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'fullName=Ann&email=ann%40example.com',
    });
    expect(status).toBe(404);
    const enquiries = await site.database.database.asSystem((transaction) =>
      transaction.selectFrom('enquiries').select('id').where('kind', '=', 'coaching').execute(),
    );
    expect(enquiries).toEqual([]);
  });

  test.each(GONE)('%s has no picture to share', async (path) => {
    expect(await statusOf(`/og/page?path=${encodeURIComponent(path)}`)).toBe(404);
  });
});

test('no page of the sitemap is one of it, or links to one', async () => {
  const paths = (await readSitemap(site.url)).map(({ path }) => path).filter((path) => !/^\/jobs\/./.test(path));
  expect(paths).toContain('/contract-staffing');
  for (const path of GONE) expect(paths).not.toContain(path);
  const pagePaths = new Set([
    ...paths,
    '/sitemap',
    '/about',
    '/search',
    '/enquiry-sent?form=employer',
    '/no-such-page',
  ]);
  expect(pagePaths.size).toBeGreaterThan(listArticles(seededContent()).length);
  const faults: string[] = [];
  const folders = new Set<string>();
  const walked = [...pagePaths].filter((path) => {
    const folder = /^\/[^/]+\/(?=.)/.exec(path)?.[0] ?? path;
    const isFirst = !folders.has(folder);
    folders.add(folder);
    return isFullForm || isFirst;
  });
  await forEach(walked, async (path) => {
    const html = (await request(site.url, path)).body.toString();
    for (const to of linksOf(html, path))
      if (GONE.some((gone) => to.split('?')[0] === gone)) faults.push(`${path} links to ${to}`);
  });
  expect(faults).toEqual([]);
});

test('search does not find it', async () => {
  for (const words of ['executive+search', 'international', 'coaching']) {
    const html = (await request(site.url, `/search?q=${words}`)).body.toString();
    for (const path of GONE) expect(linksOf(html, '/search')).not.toContain(path);
  }
});

test('the assistant does not offer it', async () => {
  const answer = await request(site.url, '/api/assistant', {
    method: 'POST',
    headers: { Origin: site.url, 'Content-Type': 'application/json' },
    body: JSON.stringify({ messages: [{ sender: 'user', text: 'Tell me about your services' }] }),
  });
  const { reply, links } = JSON.parse(answer.body.toString());
  expect(reply).toContain('We offer four services:\n• Permanent Recruitment\n');
  expect(reply).not.toMatch(/Executive Search|Career Coaching/);
  expect(links.map(({ href }: { href: string }) => href)).toEqual(['/employer-services']);
});

test('the overview leaves it out, with its costs', async () => {
  const [, main = ''] = (await request(site.url, '/employer-services')).body.toString().split('<main');
  expect(main).toContain('id="permanent"');
  expect(main).not.toContain('id="executive"');
  expect(main).not.toContain('In thirds: start');
});

test('it comes back when it is published', async () => {
  await switchTo('coaching', true);
  await eventually(async () => {
    for (const path of ['/career-coaching', '/request-coaching']) expect(await statusOf(path), path).toBe(200);
    expect(linksOf((await request(site.url, '/')).body.toString(), '/')).toContain('/career-coaching');
  }, PATIENCE_MS);
  expect(await statusOf('/executive-search')).toBe(404);
});

test('a page that the site does not have is not shown, and neither is the rest lost', async () => {
  await site.database.database.asSystem((transaction) =>
    transaction
      .updateTable('content_items')
      .set({ slug: 'grey-collar' })
      .where('collection', '=', 'sectors')
      .where('slug', '=', 'blue-collar')
      .execute(),
  );
  await eventually(async () => expect(await statusOf('/blue-collar')).toBe(404), PATIENCE_MS);
  expect(await statusOf('/grey-collar')).toBe(404);
  expect(await statusOf('/white-collar')).toBe(200);
  expect(await statusOf('/jobs?category=blue-collar')).toBe(200);
});

test('the assistant goes with its words, and comes back with them', async () => {
  const question = () =>
    request(site.url, '/api/assistant', {
      method: 'POST',
      headers: { Origin: site.url, 'Content-Type': 'application/json' },
      body: JSON.stringify({ messages: [{ sender: 'user', text: 'Hello' }] }),
    });
  const home = async () => (await request(site.url, '/')).body.toString();
  expect(await home()).toContain('Open the assistant');
  await switchTo('assistant', false);
  await eventually(async () => expect(await home()).not.toContain('Open the assistant'), PATIENCE_MS);
  expect([await statusOf('/api/assistant'), (await question()).status]).toEqual([404, 404]);
  await switchTo('assistant', true);
  await eventually(async () => expect(await home()).toContain('Open the assistant'), PATIENCE_MS);
  expect([await statusOf('/api/assistant'), (await question()).status]).toEqual([200, 200]);
});
