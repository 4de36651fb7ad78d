import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const forgotten = vi.hoisted(() => ({ ages: new Map<string, number>() }));

/** Replaces IndexedDB, which Node does not have. */
vi.mock('workbox-expiration/CacheExpiration.js', () => ({
  CacheExpiration: class {
    updateTimestamp = async (url: string) => void forgotten.ages.set(url, Date.now());
    expireEntries = async () => undefined;
    isURLExpired = async (url: string) => !forgotten.ages.has(url);
    delete = async () => forgotten.ages.clear();
  },
}));

const { findKept, forgetAll, isWorthKeeping, keepAnswer, keepVisitorsPage } = await import('./kept-pages.ts');

const JOB = new URL('https://jobs.example/jobs/4f2c');
let store: Map<string, Response>;
const fetchAsVisitor = vi.fn();
const keepAsset = vi.fn(async (_path: string) => undefined);

beforeEach(() => {
  store = new Map();
  forgotten.ages.clear();
  fetchAsVisitor.mockReset();
  keepAsset.mockClear();
  vi.stubGlobal('fetch', fetchAsVisitor);
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (url: string, answer: Response) => void store.set(url, answer),
      match: async (url: string) => store.get(url)?.clone(),
      delete: async (url: string) => store.delete(url),
    }),
    delete: async () => store.clear(),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function page(text: string, cacheControl: string, init: ResponseInit = {}, type = 'basic'): Response {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': cacheControl };
  const answer = new Response(text, { ...init, headers: { ...headers, ...init.headers } });
  Object.defineProperty(answer, 'type', { value: type });
  return answer;
}

const PUBLIC = 'public, max-age=0, must-revalidate';
const PRIVATE = 'private, no-store';
const readStoredText = async () => (await findKept(JOB))?.text();

describe('a public page', () => {
  test('is stored with its files, and marked as stored', async () => {
    await keepAnswer(JOB, page('Joiner <script src="/assets/job-1.js">', PUBLIC), keepAsset);
    const keptPage = await findKept(JOB);
    expect(await keptPage?.text()).toContain('Joiner');
    expect(keptPage?.headers.get('Server-Timing')).toBe('stored');
    expect(keepAsset.mock.calls).toEqual([['/assets/job-1.js']]);
    expect(fetchAsVisitor).not.toHaveBeenCalled();
  });

  test('is deleted at sign-out, or once the site says that it is gone', async () => {
    await keepAnswer(JOB, page('Joiner', PUBLIC), keepAsset);
    await keepAnswer(JOB, page('Gone', 'no-store', { status: 410 }), keepAsset);
    expect(await readStoredText()).toBeUndefined();
    await keepAnswer(JOB, page('Joiner', PUBLIC), keepAsset);
    await forgetAll();
    expect(await readStoredText()).toBeUndefined();
  });

  test('is not shown once it is too old', async () => {
    await keepAnswer(JOB, page('Joiner', PUBLIC), keepAsset);
    forgotten.ages.clear();
    expect(await readStoredText()).toBeUndefined();
  });
});

describe('a page rendered for one account', () => {
  test('is fetched again without cookies, and only that answer is kept', async () => {
    fetchAsVisitor.mockResolvedValue(page('Joiner', PUBLIC));
    await keepAnswer(JOB, page('Joiner, for Aisha', PRIVATE), keepAsset);
    expect(fetchAsVisitor).toHaveBeenCalledWith(JOB.href, { credentials: 'omit' });
    expect(await readStoredText()).toBe('Joiner');
  });

  test.each([
    ['private', () => page('Aisha', PRIVATE)],
    ['not to be stored', () => page('Aisha', 'no-store')],
    ['a fault', () => page('Fault', PUBLIC, { status: 500 })],
    ['from elsewhere', () => page('Other', PUBLIC, {}, 'cors')],
    ['a file', () => page('a,b', PUBLIC, { headers: { 'Content-Type': 'text/csv' } })],
  ])('is not kept if the answer without cookies is %s', async (_, answer) => {
    fetchAsVisitor.mockResolvedValue(answer());
    await keepAnswer(JOB, page('Joiner, for Aisha', PRIVATE), keepAsset);
    expect(fetchAsVisitor).toHaveBeenCalledOnce();
    expect(store.size).toBe(0);
  });

  test('is not fetched again while a young copy is stored, or if the visitor saves data', async () => {
    await keepAnswer(JOB, page('Joiner', PUBLIC, { headers: { Date: new Date().toUTCString() } }), keepAsset);
    await keepVisitorsPage(JOB, keepAsset);
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await keepVisitorsPage(new URL('/about', JOB), keepAsset);
    expect(fetchAsVisitor).not.toHaveBeenCalled();
  });
});

test.each([
  ['a page', JOB.pathname, page('', PUBLIC), true],
  ['a page that is gone', JOB.pathname, page('', 'no-store', { status: 404 }), true],
  ['a fault', JOB.pathname, page('', 'no-store', { status: 503 }), false],
  ['a desk', '/admin', page('', PRIVATE), false],
  ['a redirect', JOB.pathname, page('', '', {}, 'opaqueredirect'), false],
])('%s: worth storing or not', (_, path, answer, isWorthIt) => {
  expect(isWorthKeeping(new URL(path, JOB), answer)).toBe(isWorthIt);
});
