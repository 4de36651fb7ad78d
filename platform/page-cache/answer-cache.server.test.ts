import { expect, test } from 'vitest';
import { AnswerCache } from './answer-cache.server.ts';

function countReads(rows: readonly object[] = [{ total: 1 }]) {
  const counter = {
    reads: 0,
    read: async () => {
      counter.reads += 1;
      return rows;
    },
  };
  return counter;
}

test('an answer is read once until a job changes', async () => {
  const [cache, counter] = [new AnswerCache(), countReads()];
  const find = () => cache.find('nurse', counter.read);
  await Promise.all([find(), find()]);
  expect(await find()).toEqual([{ total: 1 }]);
  expect(counter.reads).toBe(1);
  cache.evict(['job:3f']);
  await find();
  expect(counter.reads).toBe(1);
  cache.evict(['jobs', 'job:3f']);
  await find();
  expect(counter.reads).toBe(2);
});

test('an answer whose reading began before a change serves no later request', async () => {
  const cache = new AnswerCache();
  const reading = Promise.withResolvers<readonly object[]>();
  const first = cache.find('nurse', () => reading.promise);
  cache.evict(['jobs']);
  reading.resolve([{ total: 1 }]);
  expect(await first).toEqual([{ total: 1 }]);
  expect(await cache.find('nurse', async () => [{ total: 2 }])).toEqual([{ total: 2 }]);
});

test('neither an empty answer nor a failure is kept, nor any while notifications are down', async () => {
  const [cache, empty, full] = [new AnswerCache(), countReads([]), countReads()];
  await cache.find('zeppelin', empty.read);
  await cache.find('zeppelin', empty.read);
  expect(empty.reads).toBe(2);
  await expect(cache.find('nurse', () => Promise.reject(new Error('The database is away')))).rejects.toThrow();
  await cache.find('nurse', full.read);
  cache.pause();
  await cache.find('nurse', full.read);
  await cache.find('nurse', full.read);
  expect(full.reads).toBe(3);
  cache.resume();
  await cache.find('nurse', full.read);
  await cache.find('nurse', full.read);
  expect(full.reads).toBe(4);
});
