import { expect, test } from 'vitest';
import { smoothLine } from './smooth-line.ts';
import {
  describeTideline,
  HEIGHT,
  listTideline,
  shapeTideline,
  sinceFirstJob,
  type WeekOfJobs,
} from './tideline-shape.ts';

const weeksOf = (...counts: [whiteCollar: number, blueCollar: number][]): WeekOfJobs[] =>
  counts.map(([whiteCollar, blueCollar], index) => ({
    from: new Date(Date.UTC(2026, 5, 3 + 7 * index)).toISOString().slice(0, 10),
    whiteCollar,
    blueCollar,
  }));

/** End points of a path's curves, and the lowest and highest point that their controls allow. */
function follow(path: string): { ends: number[]; least: number; most: number } {
  const [, startX = 0, startY = 0] = (/^M(\d+) (\d+)/.exec(path) ?? []).map(Number);
  expect(startX).toBe(0);
  let [y, mirrored] = [startY, startY];
  const ends = [y];
  const all = [y];
  for (const [, command, numbers = ''] of path.matchAll(/([cs])([-\d ]+)/g)) {
    const parts = (numbers.match(/-?\d+/g) ?? []).map(Number);
    const first = command === 'c' ? y + (parts[1] ?? 0) : mirrored;
    const [control = 0, end = 0] = [parts.at(-3), parts.at(-1)];
    all.push(first, y + control, y + end);
    mirrored = 2 * (y + end) - (y + control);
    y += end;
    ends.push(y);
  }
  return { ends, least: Math.min(...all), most: Math.max(...all) };
}

test('the line passes through every week, and its hills are no higher than the weeks', () => {
  const heights = [100, 40, 44, 44, 10, 90, 90, 12];
  const { ends, least, most } = follow(`M0 100${smoothLine(heights, 48)}`);
  expect(ends).toEqual(heights);
  expect(least).toBeGreaterThanOrEqual(10 - 1);
  expect(most).toBeLessThanOrEqual(100 + 1);
});

test('both sides have one scale, and share the room by their highest week', () => {
  const { above, below, water, now, width } = shapeTideline(weeksOf([1, 2], [6, 0], [3, 2]));
  const unit = (HEIGHT - 24) / 8;
  expect(water).toBe(Math.round(12 + 6 * unit));
  const [up, down] = [follow(above).ends, follow(below).ends];
  expect(up).toEqual([1, 6, 3].map((jobs) => Math.round(12 + (6 - jobs) * unit)));
  expect(down).toEqual([2, 0, 2].map((jobs) => Math.round(12 + (6 + jobs) * unit)));
  expect(now).toEqual({ x: 96, above: up[2], below: down[2] });
  expect(width).toBe(144);
});

test('without jobs there is still water, in the middle', () => {
  const { water, above, below } = shapeTideline(weeksOf([0, 0], [0, 0]));
  expect(water).toBe(HEIGHT / 2);
  expect([...follow(above).ends, ...follow(below).ends]).toEqual(Array(4).fill(HEIGHT / 2));
});

test('says in words what it shows', () => {
  const weeks = weeksOf([1, 1200], [6, 0], [3, 2]);
  expect(describeTideline(weeks)).toBe(
    'Jobs posted each week since 3 June: white collar 10 in all, at most 6 in a week, 3 in the last seven days; ' +
      'blue collar 1,202 in all, at most 1,200 in a week, 2 in the last seven days.',
  );
  expect(describeTideline(weeks, true)).toContain('white collar about 10 in all');
  expect(listTideline(weeks)).toBe('White collar, week by week: 1, 6, 3. Blue collar: 1,200, 0, 2.');
  expect(describeTideline([])).toBe('');
});

test('a young board begins a week before its first job, an empty one shows its last eight weeks', () => {
  const quiet = Array.from({ length: 20 }, (): [number, number] => [0, 0]);
  expect(sinceFirstJob(weeksOf(...quiet, [0, 1], ...quiet))).toHaveLength(22);
  expect(sinceFirstJob(weeksOf(...quiet, [2, 0]))).toHaveLength(8);
  expect(sinceFirstJob(weeksOf(...quiet))).toHaveLength(8);
  expect(sinceFirstJob(weeksOf([1, 0], ...quiet))).toHaveLength(21);
});
