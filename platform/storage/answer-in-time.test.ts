import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWER_SECONDS, answerInTime, StoreSilent } from './answer-in-time.server.ts';
import { type Storage, StoreFull } from './storage.ts';

const FILE = { key: 'a/b.pdf', bytes: new Uint8Array(1), mediaType: 'application/pdf' };
const neverSettles = () => new Promise<never>(() => undefined);
const storeWith = (change: Partial<Storage>): Storage =>
  answerInTime({
    put: async () => undefined,
    open: async () => null,
    remove: async () => undefined,
    close: () => undefined,
    ...change,
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(['put', 'open'] as const)('%s fails in time where the store says nothing', async (name) => {
  const store = storeWith({ [name]: neverSettles });
  const verdict = expect(name === 'put' ? store.put(FILE) : store.open(FILE.key)).rejects.toThrow(StoreSilent);
  await vi.advanceTimersByTimeAsync(ANSWER_SECONDS * 1_000);
  await verdict;
});

test('an answer comes through, with or without a file, and so does a failure', async () => {
  const stream = Readable.from([]);
  expect(await storeWith({ open: async () => stream }).open(FILE.key)).toBe(stream);
  await storeWith({}).put(FILE);
  await expect(storeWith({ put: () => Promise.reject(new StoreFull(null)) }).put(FILE)).rejects.toThrow(StoreFull);
  expect(vi.getTimerCount()).toBe(0);
});
