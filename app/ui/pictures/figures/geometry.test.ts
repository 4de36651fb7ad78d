import { expect, test } from 'vitest';
import { axisPlaces, laneCells, signedBars, waterfallBars } from './geometry.ts';

const number = (value: number) => ({ value, shown: String(value) });
const step = (isTotal: boolean, value: number) => ({ label: String(value), isTotal, amount: number(value) });

test('a change hangs where the row above ended, a total stands on zero', () => {
  expect(waterfallBars([step(true, 200), step(false, -50), step(false, 20), step(true, 170)])).toEqual([
    { from: 0, to: 100, end: 100 },
    { from: 75, to: 100, end: 75 },
    { from: 75, to: 85, end: 85 },
    { from: 0, to: 85, end: 85 },
  ]);
});

test('a sum that grows keeps inside the width', () => {
  const bars = waterfallBars([step(true, 75), step(false, 25), step(true, 100)]);
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    [0, 75],
    [75, 100],
    [0, 100],
  ]);
});

test('the zero line stands at the left unless a value lies below it', () => {
  expect(signedBars([number(50), number(100)])).toEqual({
    zero: 0,
    bars: [
      { from: 0, to: 50 },
      { from: 0, to: 100 },
    ],
  });
  expect(signedBars([number(-10), number(30)])).toEqual({
    zero: 25,
    bars: [
      { from: 0, to: 25 },
      { from: 25, to: 100 },
    ],
  });
  expect(signedBars([number(0)])).toEqual({ zero: 0, bars: [{ from: 0, to: 0 }] });
});

test('an axis leaves half a step of room at both ends', () => {
  const placeOf = axisPlaces([10, 20, 30].map(number));
  expect([5, 10, 20, 30, 35].map(placeOf)).toEqual([0, 16.67, 50, 83.33, 100]);
});

test('a lane has a cell for each unit', () => {
  expect(
    laneCells([
      { length: 2, tone: 'counts' },
      { length: 1, tone: 'paused' },
    ]),
  ).toEqual(['counts', 'counts', 'paused']);
});
