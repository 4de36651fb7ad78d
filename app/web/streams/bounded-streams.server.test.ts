import { expect, test, vi } from 'vitest';
import { BoundedStreams } from './bounded-streams.server.ts';

async function* texts(count: number): AsyncGenerator<string> {
  for (let index = 0; index < count; index += 1) yield `${index} `;
}
const readAll = (stream: ReadableStream | null) => new Response(stream).text();

test('a limited number are open at once; one that ends, is cancelled or fails makes room', async () => {
  const streams = new BoundedStreams({ atOnce: 2, longestMs: 60_000 });
  const [first, second] = [streams.open(texts(3)), streams.open(texts(3))];
  expect(streams.open(texts(1))).toBeNull();
  expect(await readAll(first)).toBe('0 1 2 ');
  await second?.cancel();
  await second?.cancel();
  // biome-ignore lint/correctness/useYield: it fails before it has anything to say
  async function* failing(): AsyncGenerator<string> {
    throw new Error('no database');
  }
  const third = streams.open(failing());
  const fourth = streams.open(texts(1));
  expect(streams.open(texts(1))).toBeNull();
  await expect(readAll(third)).rejects.toThrow('no database');
  expect(await readAll(fourth)).toBe('0 ');
  expect(streams.open(texts(1))).not.toBeNull();
});

test('nothing is read before the client requests it', async () => {
  const read = vi.fn();
  async function* counted(): AsyncGenerator<string> {
    read();
    yield 'x';
  }
  const stream = new BoundedStreams({ atOnce: 1, longestMs: 60_000 }).open(counted());
  await Promise.resolve();
  expect(read).not.toHaveBeenCalled();
  expect(await readAll(stream)).toBe('x');
});

test('a stream that is read too slowly is cut off, as if its client had left, and makes room', async () => {
  vi.useFakeTimers();
  const streams = new BoundedStreams({ atOnce: 1, longestMs: 1_000 });
  const reader = streams.open(texts(3))?.getReader();
  await reader?.read();
  vi.advanceTimersByTime(1_001);
  await expect(reader?.read()).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
  expect(streams.open(texts(1))).not.toBeNull();
  vi.useRealTimers();
});
