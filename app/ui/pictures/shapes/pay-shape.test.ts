import { expect, test } from 'vitest';
import { binName, describeBins, describeMedian, describeOwn, scaleOf } from './pay-shape.ts';

test('a scale ends at whole steps around all that stands on it', () => {
  expect(scaleOf([31_000, 38_500, 85_000])).toEqual({ from: 30_000, to: 85_000 });
  expect(scaleOf([30_000, 30_000])).toEqual({ from: 30_000, to: 35_000 });
  expect(scaleOf([24_999, 25_001])).toEqual({ from: 20_000, to: 30_000 });
});

test('the strip says its number, its median and this one in words', () => {
  const strip = { role: null, pays: [30_000, 31_000, 42_240, 50_000, 60_000], median: 42_240, jobPay: 26_325 };
  expect(describeMedian(strip)).toBe('Median of 5 live jobs in the same role: £42,000 a year.');
  expect(describeMedian({ ...strip, role: 'Welder' })).toBe('Median of 5 live jobs for “Welder”: £42,000 a year.');
  expect(describeOwn(26_325)).toBe('This one: £26,300.');
});

test('the bars say how many jobs pay how much', () => {
  const bins = [
    { from: null, to: 20_000, count: 1 },
    { from: 20_000, to: 25_000, count: 0 },
    { from: 25_000, to: null, count: 1_240 },
  ];
  expect(describeBins(bins)).toBe('Pay by the year of 1,241 jobs: 1 at under £20,000, 1,240 at £25,000 or more.');
  expect(describeBins(bins, true)).toContain('of about 1,241 jobs');
  expect(describeBins(bins.map((bin) => ({ ...bin, count: 0 })))).toBe('No jobs here state their pay.');
  expect(binName({ from: 20_000, to: 25_000 })).toBe('£20,000 to £25,000');
});
