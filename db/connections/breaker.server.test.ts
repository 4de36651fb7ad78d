import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Breaker } from './breaker.server.ts';
import { DatabaseStalled } from './out-of-reach.server.ts';

/** True while new connections are answered in time. */
let isAnswering: boolean;
let events: string[];
let breaker: Breaker;
let probes: number;

beforeEach(() => {
  vi.useFakeTimers();
  [isAnswering, events, probes] = [true, [], 0];
  breaker = new Breaker({
    probe: async () => {
      probes += 1;
      return isAnswering;
    },
    onOpen: () => events.push('open'),
    onClose: () => events.push('closed'),
  });
});

afterEach(() => {
  breaker.stop();
  vi.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);
const answer = async () => 'answer';
const PASS_MS = 60_000;

test('one slow statement does not open it, as a fresh connection is answered', async () => {
  void breaker.watch(never).catch(() => undefined);
  await vi.advanceTimersByTimeAsync(PASS_MS);
  expect(probes).toBeGreaterThan(1);
  expect(events).toEqual([]);
  expect(breaker.isOpen).toBe(false);
  expect(await breaker.watch(answer)).toBe('answer');
});

test('a faulty statement does not open it, and nothing is probed for it', async () => {
  const failing = async () => Promise.reject(new Error('syntax error'));
  for (let count = 0; count < 20; count += 1) await expect(breaker.watch(failing)).rejects.toThrow('syntax error');
  await vi.advanceTimersByTimeAsync(PASS_MS);
  expect([probes, events]).toEqual([0, []]);
});

test('without any answer it opens: what waits fails, nothing more is asked, and it closes by itself', async () => {
  isAnswering = false;
  const waiting = Promise.allSettled([breaker.watch(never), breaker.watch(never, { waitsForConnection: true })]);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const each of await waiting) expect(each).toMatchObject({ reason: expect.any(DatabaseStalled) });
  const ask = vi.fn(answer);
  await expect(breaker.watch(ask)).rejects.toThrow(DatabaseStalled);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(PASS_MS);
  expect(events).toEqual(['open']);
  isAnswering = true;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(events).toEqual(['open', 'closed']);
  expect(await breaker.watch(ask)).toBe('answer');
});

test('a probe that is late once does not open it', async () => {
  const answers = [false, true];
  breaker = new Breaker({
    probe: async () => answers.shift() ?? true,
    onOpen: () => events.push('open'),
    onClose: () => undefined,
  });
  await breaker.suspect();
  expect([answers, events]).toEqual([[], []]);
});

test('a server that is slow to accept connections closes it again, as the probe of an open breaker has longer', async () => {
  breaker = new Breaker({
    probe: async (isOpen) => isOpen,
    onOpen: () => events.push('open'),
    onClose: () => events.push('closed'),
  });
  await breaker.suspect();
  expect(breaker.isOpen).toBe(true);
  expect(events).toEqual(['open']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(breaker.isOpen).toBe(false);
  expect(events).toEqual(['open', 'closed']);
  await breaker.suspect();
  expect(events).toEqual(['open', 'closed']);
});

const refused = async () => Promise.reject(new pg.DatabaseError('canceling statement due to lock timeout', 0, 'error'));

test.each([
  ['with a result', answer],
  ['with an error of the server', refused],
])('probes that are late do not open it while other statements are answered %s', async (_how, begin) => {
  breaker = new Breaker({
    probe: async () => {
      await breaker.watch<string>(begin).catch(() => undefined);
      return false;
    },
    onOpen: () => events.push('open'),
    onClose: () => undefined,
  });
  vi.advanceTimersByTime(1);
  const suspicion = breaker.suspect();
  vi.advanceTimersByTime(1);
  await suspicion;
  expect(breaker.isOpen).toBe(false);
  expect(events).toEqual([]);
});

test('a request waits two seconds for a connection, and for longer while others come free', async () => {
  const waiting = breaker.watch(never, { waitsForConnection: true });
  const outcome = waiting.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_500);
  await breaker.watch(answer, { waitsForConnection: true });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await Promise.race([outcome, 'still waiting'])).toBe('still waiting');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await outcome).toBeInstanceOf(DatabaseStalled);
  expect(events).toEqual([]);
});
