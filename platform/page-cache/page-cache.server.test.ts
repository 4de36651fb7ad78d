import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import type { ContentChange, ContentTag } from '#db/content-changes.ts';
import { type CachedPage, PageCache, type RenderedPage } from './page-cache.server.ts';

const NOON = 1_800_000_000_000;
const at = (time: number) => () => time;

type Parts = { key?: string; seconds?: number; tags?: ContentTag[]; type?: string };

const page = (
  body: string,
  { key = '/jobs', seconds = 60, tags = ['jobs'], type = 'text/html; charset=utf-8' }: Parts = {},
): RenderedPage => ({
  status: 200,
  headers: [['Content-Type', type]],
  body: Buffer.from(body),
  storage: { key, seconds, tags },
});

const store = (cache: PageCache, key: string, body = 'page', parts?: Parts) =>
  cache.render(key, at(NOON), () => Promise.resolve(page(body, { key, ...parts })));

const textOf = (found: CachedPage | undefined) => found?.bodies.identity.toString();

function pending() {
  let finish: (page: RenderedPage) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const make = vi.fn(
    () =>
      new Promise<RenderedPage>((resolve, reject) => {
        finish = resolve;
        fail = reject;
      }),
  );
  return { make, finish: (rendered: RenderedPage) => finish(rendered), fail: (error: Error) => fail(error) };
}

describe('a stored page', () => {
  test('is found again, in every encoding the same', async () => {
    const cache = new PageCache(1_000_000);
    await store(cache, '/jobs', 'Jobs '.repeat(1_000));
    const cachedPage = cache.find('/jobs', NOON);
    expect(textOf(cachedPage)).toBe('Jobs '.repeat(1_000));
    expect(cachedPage && brotliDecompressSync(cachedPage.bodies.br).toString()).toBe(textOf(cachedPage));
    expect(cachedPage && gunzipSync(cachedPage.bodies.gzip).toString()).toBe(textOf(cachedPage));
    expect(cache.find('/other', NOON)).toBeUndefined();
  });

  test('is kept under the name it gives itself, whatever it was asked for as', async () => {
    const cache = new PageCache(1_000_000);
    await cache.render('/jobs?junk=1', at(NOON), () => Promise.resolve(page('the board')));
    expect(textOf(cache.find('/jobs', NOON))).toBe('the board');
    expect(cache.find('/jobs?junk=1', NOON)).toBeUndefined();
  });

  test('has the same tag for the same bytes and another for others', async () => {
    const cache = new PageCache(1_000_000);
    for (const [key, body] of [
      ['/a', 'one'],
      ['/b', 'one'],
      ['/c', 'two'],
    ] as const)
      await store(cache, key, body);
    const [a, b, c] = ['/a', '/b', '/c'].map((key) => cache.find(key, NOON)?.etag);
    expect(a).toBe(b);
    expect(a).not.toBe(c);
  });

  test('is gone when its time is over', async () => {
    const cache = new PageCache(1_000_000);
    await store(cache, '/jobs', 'page', { seconds: 10 });
    expect(cache.find('/jobs', NOON + 9_999)).toBeDefined();
    expect(cache.find('/jobs', NOON + 10_000)).toBeUndefined();
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });

  test('that is a picture is sent as it is', async () => {
    const cache = new PageCache(1_000_000);
    await store(cache, '/og', 'png', { type: 'image/png' });
    const cachedPage = cache.find('/og', NOON);
    expect(cachedPage?.bodies.br).toBe(cachedPage?.bodies.identity);
  });
});

describe('rendering', () => {
  test('happens once, however many ask meanwhile', async () => {
    const cache = new PageCache(1_000_000);
    const { make, finish } = pending();
    const renders = Array.from({ length: 50 }, () => cache.render('/jobs', at(NOON), make));
    finish(page('once'));
    const answers = await Promise.all(renders);
    expect(make).toHaveBeenCalledTimes(1);
    expect(new Set(answers).size).toBe(1);
    expect(textOf(cache.find('/jobs', NOON))).toBe('once');
  });

  test('that fails fails for all requests that waited, and is tried anew', async () => {
    const cache = new PageCache(1_000_000);
    const { make, fail } = pending();
    const renders = [cache.render('/jobs', at(NOON), make), cache.render('/jobs', at(NOON), make)];
    fail(new Error('no database'));
    for (const answer of await Promise.allSettled(renders)) expect(answer.status).toBe('rejected');
    await store(cache, '/jobs', 'again');
    expect(textOf(cache.find('/jobs', NOON))).toBe('again');
  });

  test('is not stored where the page does not ask for it', async () => {
    const cache = new PageCache(1_000_000);
    const answer = await cache.render('/me', at(NOON), () => Promise.resolve({ ...page('mine'), storage: null }));
    expect(answer).toMatchObject({ body: Buffer.from('mine') });
    expect(cache.find('/me', NOON)).toBeUndefined();
  });
});

describe('a change', () => {
  test('drops what carries one of its tags, and nothing else', async () => {
    const cache = new PageCache(1_000_000);
    await store(cache, '/jobs', 'board', { tags: ['jobs'] });
    await store(cache, '/jobs/1', 'one', { tags: ['job:1'] });
    await store(cache, '/jobs/2', 'two', { tags: ['job:2'] });
    await store(cache, '/about', 'about', { tags: [] });
    cache.evict(['jobs', 'job:1']);
    expect(['/jobs', '/jobs/1', '/jobs/2', '/about'].map((key) => textOf(cache.find(key, NOON)))).toEqual([
      undefined,
      undefined,
      'two',
      'about',
    ]);
    cache.evict(['all']);
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });

  test.each<[ContentChange[]]>([[['jobs']], [['all']], [['pages', 'jobs']]])(
    'during rendering (%s) keeps the page from being stored',
    async (tags) => {
      const cache = new PageCache(1_000_000);
      const { make, finish } = pending();
      const answer = cache.render('/jobs', at(NOON), make);
      cache.evict(tags);
      finish(page('old'));
      expect(await answer).toMatchObject({ status: 200 });
      expect(cache.find('/jobs', NOON)).toBeUndefined();
    },
  );

  test('of something else during rendering does not matter', async () => {
    const cache = new PageCache(1_000_000);
    const { make, finish } = pending();
    const answer = cache.render('/jobs', at(NOON), make);
    cache.evict(['job:9']);
    finish(page('fresh'));
    await answer;
    expect(textOf(cache.find('/jobs', NOON))).toBe('fresh');
  });

  test('means that a later request does not get a rendering that began before it', async () => {
    const cache = new PageCache(1_000_000);
    const before = pending();
    const old = cache.render('/jobs', at(NOON), before.make);
    cache.evict(['jobs']);
    const fresh = store(cache, '/jobs', 'fresh');
    before.finish(page('old'));
    expect(textOf((await fresh) as CachedPage)).toBe('fresh');
    await old;
    expect(textOf(cache.find('/jobs', NOON))).toBe('fresh');
  });

  test('is not forgotten, however many others follow during one rendering', async () => {
    const cache = new PageCache(1_000_000);
    const { make, finish } = pending();
    const answer = cache.render('/jobs/1', at(NOON), make);
    cache.evict(['job:1']);
    for (let n = 2; n < 10_100; n += 1) cache.evict([`job:${n}`]);
    finish(page('old', { tags: ['job:1'] }));
    await answer;
    expect(cache.find('/jobs/1', NOON)).toBeUndefined();
  });
});

describe('the bound', () => {
  /** Pseudo-random characters, because others would compress to almost nothing. */
  const largeText = (n: number) =>
    Array.from({ length: 4_000 }, (_, i) => String.fromCharCode(33 + ((i * i * 7 + i * n) % 90))).join('');

  test('is never passed; what was not asked for longest goes first', async () => {
    const cache = new PageCache(60_000);
    for (let n = 0; n < 20; n += 1) {
      await store(cache, `/${n}`, largeText(n));
      cache.find('/0', NOON);
      expect(cache.size.bytes).toBeLessThanOrEqual(60_000);
    }
    expect(cache.size.pages).toBeGreaterThan(2);
    expect(cache.find('/0', NOON)).toBeDefined();
    expect(cache.find('/1', NOON)).toBeUndefined();
    expect(cache.find('/19', NOON)).toBeDefined();
  });

  test('a page that would fill a quarter of it is not stored', async () => {
    const cache = new PageCache(10_000);
    await store(cache, '/large', largeText(1));
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });

  test('replacing and dropping leave no bytes behind', async () => {
    const cache = new PageCache(1_000_000);
    await Promise.all([store(cache, '/a', 'one'), store(cache, '/b', 'two')]);
    cache.evict(['job:7']);
    await store(cache, '/a', 'three');
    cache.evict(['jobs']);
    expect(cache.size).toEqual({ pages: 0, bytes: 0 });
  });
});

describe('while changes cannot be heard', () => {
  test('nothing is found and nothing is stored; afterwards it is again', async () => {
    const cache = new PageCache(1_000_000);
    await store(cache, '/jobs', 'before');
    cache.pause(NOON);
    expect(cache.find('/jobs', NOON)).toBeUndefined();
    await store(cache, '/jobs', 'meanwhile');
    expect(cache.find('/jobs', NOON)).toBeUndefined();
    cache.resume();
    await store(cache, '/jobs', 'after');
    expect(textOf(cache.find('/jobs', NOON))).toBe('after');
  });

  test('a rendering that spans the silence is not stored', async () => {
    const cache = new PageCache(1_000_000);
    const { make, finish } = pending();
    const answer = cache.render('/jobs', at(NOON), make);
    cache.pause(NOON);
    cache.resume();
    finish(page('old'));
    await answer;
    expect(cache.find('/jobs', NOON)).toBeUndefined();
  });

  const fail = (cache: PageCache, now = NOON) =>
    cache.render('/jobs', at(now), () => Promise.resolve({ ...page('sorry'), status: 503, storage: null }));
  const TEN_MINUTES = 600_000;

  test('a stored page replaces a failed answer for ten minutes, and no other answer (F10)', async () => {
    const cache = new PageCache(1_000_000);
    await store(cache, '/jobs', 'before');
    cache.pause(NOON);
    cache.pause(NOON + 1_000);
    const answers = await Promise.all([fail(cache), fail(cache)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await store(cache, '/jobs', 'meanwhile')).toMatchObject({ body: Buffer.from('meanwhile') });
    expect((await fail(cache, NOON + TEN_MINUTES)).status).toBe(503);
    cache.resume();
    expect((await fail(cache)).status).toBe(503);
  });

  test('while the database is down it sends stored pages without rendering first (F10)', async () => {
    const cache = new PageCache(1_000_000);
    await store(cache, '/jobs', 'before', { seconds: 1 });
    cache.serveStored(true);
    cache.pause(NOON);
    expect(cache.find('/jobs', NOON)).toBeUndefined();
    cache.serveStored(true);
    expect(textOf(cache.find('/jobs', NOON + 5_000))).toBe('before');
    expect(cache.find('/other', NOON)).toBeUndefined();
    expect(cache.find('/jobs', NOON + TEN_MINUTES)).toBeUndefined();
    // The database responds again, even if with a refusal, so pages are rendered before a stored one is used.
    cache.serveStored(false);
    expect(cache.find('/jobs', NOON)).toBeUndefined();
    cache.serveStored(true);
    cache.resume();
    expect(cache.find('/jobs', NOON)).toBeUndefined();
  });

  test('pages set aside survive a moment with the database, except those changed since (F10)', async () => {
    const cache = new PageCache(1_000_000);
    await store(cache, '/jobs', 'board', { tags: ['jobs'] });
    await store(cache, '/about', 'about', { tags: ['pages'] });
    await store(cache, '/blog', 'before', { tags: ['job:7'] });
    cache.pause(NOON);
    cache.resume();
    cache.evict(['jobs']);
    await store(cache, '/blog', 'after', { tags: ['job:7'] });
    cache.pause(NOON + 60_000);
    cache.serveStored(true);
    const later = NOON + TEN_MINUTES;
    expect(cache.find('/jobs', NOON + 60_000)).toBeUndefined();
    expect(textOf(cache.find('/about', later - 1))).toBe('about');
    expect(cache.find('/about', later)).toBeUndefined();
    expect(textOf(cache.find('/blog', later))).toBe('after');
  });

  test('pages set aside take no space from stored ones', async () => {
    const cache = new PageCache(10_000);
    for (const key of ['/a', '/b', '/c']) await store(cache, key, key);
    cache.pause(NOON);
    cache.resume();
    for (const key of ['/d', '/e', '/f', '/g', '/h']) await store(cache, key, key);
    const { pages } = cache.size;
    cache.pause(NOON);
    cache.serveStored(true);
    expect(pages).toBe(5);
    expect(textOf(cache.find('/d', NOON))).toBe('/d');
  });
});
