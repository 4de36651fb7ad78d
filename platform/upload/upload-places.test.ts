import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MOST_SLOW, MOST_SLOW_BYTES, PLACE_MS, type Place, UploadPlaces } from './upload-places.ts';

let places: UploadPlaces;
let gaveWay: string[];

beforeEach(() => {
  vi.useFakeTimers();
  places = new UploadPlaces();
  gaveWay = [];
});

afterEach(() => vi.useRealTimers());

const take = (sender: string) => places.take(sender, () => gaveWay.push(sender));

function takeSlowly(sender: string, bytes: number): Place {
  const place = take(sender);
  if (!place) throw new Error(`${sender} found no place`);
  place.receive(bytes);
  vi.advanceTimersByTime(PLACE_MS);
  return place;
}

test('four at once, two of one sender', () => {
  expect(take('a')).not.toBeNull();
  expect(take('a')).not.toBeNull();
  expect(take('a')).toBeNull();
  const [third, fourth] = [take('b'), take('c')];
  expect([third, fourth]).not.toContain(null);
  expect(take('d')).toBeNull();
  fourth?.leave();
  expect(take('d')).not.toBeNull();
});

test('a place is held for so long, and its sender counts for as long as they send', () => {
  for (const sender of ['a', 'a', 'b', 'b']) take(sender);
  vi.advanceTimersByTime(PLACE_MS - 1);
  expect(take('c')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(take('c')).not.toBeNull();
  expect(take('a')).toBeNull();
  expect(gaveWay).toEqual([]);
});

test('if too many uploads are slow, the slowest gives way and leaves', () => {
  for (let count = 0; count < MOST_SLOW; count += 1) takeSlowly(`sender ${count}`, count === 7 ? 1 : 1_000_000);
  expect(gaveWay).toEqual([]);
  takeSlowly('one more', 900_000);
  expect(gaveWay).toEqual(['sender 7']);
  expect(places.size).toBe(MOST_SLOW);
});

test('if slow uploads hold too much, the slowest gives way', () => {
  const quicker = takeSlowly('a', MOST_SLOW_BYTES / 2);
  takeSlowly('b', MOST_SLOW_BYTES / 2 - 10);
  quicker.receive(10);
  expect(gaveWay).toEqual([]);
  quicker.receive(1);
  expect(gaveWay).toEqual(['a']);
});

test('a sender who has left is not told to give way, and leaving twice does nothing', () => {
  const place = takeSlowly('a', 5);
  place.leave();
  place.leave();
  place.receive(MOST_SLOW_BYTES * 2);
  expect([gaveWay, places.size]).toEqual([[], 0]);
});
