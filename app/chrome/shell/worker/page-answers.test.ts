import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerPage, fetchAfterSignOut, PATIENCE_MS, type PageParts } from './page-answers.ts';

const request = new Request('https://jobs.example/jobs/4f2c');
const network = () => new Response('from the site');
const failToFetch = () => Promise.reject(new TypeError('Failed to fetch'));

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

test("the site's answer is shown, and stored", async () => {
  const keep = vi.fn();
  expect(await textOf(answerPage(request, parts({ keep })))).toBe('from the site');
  expect(keep).toHaveBeenCalledOnce();
  expect(keep.mock.calls[0]?.[0].pathname).toBe('/jobs/4f2c');
});

test('the stored copy is shown if the site cannot be reached', async () => {
  expect(await textOf(answerPage(request, parts({ fetch: failToFetch })))).toBe('kept');
});

test('a page of the shell is shown if nothing is stored or the store cannot be read', async () => {
  const partsWithoutCopy = parts({ fetch: failToFetch, findKept: async () => undefined });
  expect(await textOf(answerPage(request, partsWithoutCopy))).toBe('offline page');
  const broken = parts({ fetch: failToFetch, findKept: () => Promise.reject(new Error('no store')) });
  expect(await textOf(answerPage(request, broken))).toBe('offline page');
});

test('pages that are never stored are not looked up', async () => {
  const findKept = vi.fn();
  const desk = new Request('https://jobs.example/admin');
  expect(await textOf(answerPage(desk, parts({ fetch: failToFetch, findKept })))).toBe('offline page');
  expect(findKept).not.toHaveBeenCalled();
});

test('the stored copy is shown if the site is too slow; its late answer is stored for the next time', async () => {
  const lateAnswer = Promise.withResolvers<Response>();
  const [keep, waitFor] = [vi.fn(), vi.fn()];
  const answer = textOf(answerPage(request, parts({ fetch: () => lateAnswer.promise, keep, waitFor })));
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await answer).toBe('kept');
  expect(keep).not.toHaveBeenCalled();
  lateAnswer.resolve(network());
  await waitFor.mock.calls[0]?.[0];
  expect(keep).toHaveBeenCalledOnce();
});

test('a slow site is waited for if nothing is stored', async () => {
  const lateAnswer = Promise.withResolvers<Response>();
  const answer = textOf(
    answerPage(request, parts({ fetch: () => lateAnswer.promise, findKept: async () => undefined })),
  );
  await vi.advanceTimersByTimeAsync(PATIENCE_MS * 3);
  lateAnswer.resolve(network());
  expect(await answer).toBe('from the site');
});

test('until an offline sign-out has reached the site, nothing is requested (H09)', async () => {
  const fetch = vi.fn(async () => network());
  const signedOut = parts({ finishSignOut: async () => false, fetch });
  expect(await textOf(answerPage(request, signedOut))).toBe('kept');
  await expect(fetchAfterSignOut(request, signedOut)).rejects.toThrow(TypeError);
  expect(fetch).not.toHaveBeenCalled();
});
