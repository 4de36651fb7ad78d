import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerPage, ask, PATIENCE_MS, type PageParts } from './page-answers.ts';

const request = new Request('https://jobs.example/jobs/4f2c');
const network = () => new Response('from the site');
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

function parts(changed: Partial<PageParts> = {}): PageParts {
  return {
    finishSignOut: async () => true,
    fetch: async () => network(),
    waitFor: () => undefined,
    keep: vi.fn(),
    findKept: async () => new Response('kept'),
    findShellPage: async () => new Response('offline page'),
    ...changed,
  };
}

const textOf = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('the site has the first word, and what it says is kept', async () => {
  const keep = vi.fn();
  expect(await textOf(answerPage(request, parts({ keep })))).toBe('from the site');
  expect(keep).toHaveBeenCalledOnce();
  expect(keep.mock.calls[0]?.[0].pathname).toBe('/jobs/4f2c');
});

test('what is kept is shown where the site cannot be reached', async () => {
  expect(await textOf(answerPage(request, parts({ fetch: lost })))).toBe('kept');
});

test('where nothing is kept, or the store cannot be read, a page of the shell says so', async () => {
  const nothing = parts({ fetch: lost, findKept: async () => undefined });
  expect(await textOf(answerPage(request, nothing))).toBe('offline page');
  const broken = parts({ fetch: lost, findKept: () => Promise.reject(new Error('no store')) });
  expect(await textOf(answerPage(request, broken))).toBe('offline page');
});

test('an address that is never kept is not looked for', async () => {
  const findKept = vi.fn();
  const desk = new Request('https://jobs.example/admin');
  expect(await textOf(answerPage(desk, parts({ fetch: lost, findKept })))).toBe('offline page');
  expect(findKept).not.toHaveBeenCalled();
});

test('a site that takes too long is not waited for where a page is kept; what comes late is kept for the next time', async () => {
  const late = Promise.withResolvers<Response>();
  const [keep, waitFor] = [vi.fn(), vi.fn()];
  const answer = textOf(answerPage(request, parts({ fetch: () => late.promise, keep, waitFor })));
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await answer).toBe('kept');
  expect(keep).not.toHaveBeenCalled();
  late.resolve(network());
  await waitFor.mock.calls[0]?.[0];
  expect(keep).toHaveBeenCalledOnce();
});

test('a site that takes long is waited for where nothing is kept', async () => {
  const late = Promise.withResolvers<Response>();
  const answer = textOf(answerPage(request, parts({ fetch: () => late.promise, findKept: async () => undefined })));
  await vi.advanceTimersByTimeAsync(PATIENCE_MS * 3);
  late.resolve(network());
  expect(await answer).toBe('from the site');
});

test('before a sign-out made offline has arrived, nothing is asked of the site (H09)', async () => {
  const fetch = vi.fn(async () => network());
  const signedOut = parts({ finishSignOut: async () => false, fetch });
  expect(await textOf(answerPage(request, signedOut))).toBe('kept');
  await expect(ask(request, signedOut)).rejects.toThrow(TypeError);
  expect(fetch).not.toHaveBeenCalled();
});
