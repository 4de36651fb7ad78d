import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Queries } from '#db/connections/client.server.ts';
import { keepFigures } from './kept-figure.server.ts';

const [primary, replica] = [{} as Queries, {} as Queries];
let subjects: string[];
let isUnreachable: boolean;
const find = keepFigures(async (_asPublic: Queries, subject: string) => {
  subjects.push(subject);
  if (isUnreachable) throw new Error('The database is away');
  return subjects.length;
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(60_000);
  subjects = [];
  isUnreachable = false;
});

afterEach(() => vi.useRealTimers());

test('each subject of each database is computed once a minute', async () => {
  const [one, two] = [{} as Queries, {} as Queries];
  for (const _round of [1, 2]) await Promise.all([find(one, 'nurse'), find(one, 'welder'), find(two, 'nurse')]);
  expect(subjects).toEqual(['nurse', 'welder', 'nurse']);
  vi.advanceTimersByTime(59_999);
  expect(await find(one, 'nurse')).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await find(one, 'nurse')).toBe(4);
});

test('a failed figure is computed again', async () => {
  isUnreachable = true;
  await expect(find(primary, 'nurse')).rejects.toThrow('away');
  isUnreachable = false;
  expect(await find(primary, 'nurse')).toBe(2);
});

test('of very many subjects the oldest is dropped', async () => {
  for (let count = 0; count < 1_001; count += 1) await find(replica, `role ${count}`);
  await find(replica, 'role 1');
  expect(subjects.length).toBe(1_001);
  await find(replica, 'role 0');
  expect(subjects.at(-1)).toBe('role 0');
  expect(subjects.length).toBe(1_002);
});
