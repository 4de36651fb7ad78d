import { expect, test } from 'vitest';
import { bucketOf, edgesOf, summarise, THRESHOLDS, VITALS, type Vital } from './web-vital.ts';

function histogramOf(vital: Vital, values: readonly number[]): Map<number, number> {
  const histogram = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(vital, value);
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + 1);
  }
  return histogram;
}

/** The exact percentile: the value that three quarters of the samples do not exceed. */
const exactly = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;

test.each(VITALS)('the buckets of %s rise, have both thresholds as edges, and fit the table', (vital) => {
  const edges = edgesOf(vital);
  expect(edges).toEqual([...new Set(edges)].sort((a, b) => a - b));
  expect(edges).toEqual(expect.arrayContaining(Object.values(THRESHOLDS[vital])));
  // The column measured_vitals.bucket accepts 0 to 99.
  expect(edges.length).toBeLessThanOrEqual(99);
});

test('from 100 ms to 10 s no bucket is wider than a fifth of what it holds', () => {
  const edges = edgesOf('LCP').filter((edge) => edge >= 100 && edge <= 10_000);
  const widths = edges.slice(1).map((edge, at) => (edge - (edges[at] ?? 0)) / (edges[at] ?? 0));
  expect(Math.max(...widths)).toBeLessThanOrEqual(0.2);
});

test('the 75th percentile is within the bucket of the exact one, and its rating is the exact one', () => {
  // Unevenly distributed values with a long tail, like page times on real connections.
  const values = Array.from({ length: 401 }, (_, n) => 180 + ((n * 7919) % 401) ** 1.5);
  for (const count of [1, 2, 3, 4, 5, 40, 399, 401]) {
    const sample = values.slice(0, count);
    const summary = summarise('LCP', histogramOf('LCP', sample));
    const exact = exactly(sample);
    const edges = [0, ...edgesOf('LCP')];
    const bucket = bucketOf('LCP', exact);
    expect(summary?.samples).toBe(count);
    expect(summary?.p75).toBeGreaterThanOrEqual(edges[bucket] ?? Number.NaN);
    expect(summary?.p75).toBeLessThanOrEqual(edges[bucket + 1] ?? Number.NaN);
    expect(Math.abs((summary?.p75 ?? Number.NaN) - exact) / exact).toBeLessThanOrEqual(0.2);
    const { good, poor } = THRESHOLDS.LCP;
    expect(summary?.rating).toBe(exact <= good ? 'good' : exact <= poor ? 'needs-work' : 'poor');
  }
});

test.each([
  ['LCP', 2_500, 'good'],
  ['LCP', 2_500.1, 'needs-work'],
  ['LCP', 4_000, 'needs-work'],
  ['LCP', 4_001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 501, 'poor'],
  ['CLS', 0, 'good'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.11, 'needs-work'],
  ['CLS', 0.3, 'poor'],
] as const)('%s of %d is %s', (vital, value, rating) => {
  expect(summarise(vital, histogramOf(vital, [value]))?.rating).toBe(rating);
});

test('a layout that never moved is 0, what is off the scale has no number, and nothing is nothing', () => {
  expect(summarise('CLS', histogramOf('CLS', [0, 0, 0]))?.p75).toBe(0);
  expect(summarise('TTFB', histogramOf('TTFB', [100_000]))).toMatchObject({ p75: null, rating: 'poor', samples: 1 });
  expect(summarise('TTFB', new Map())).toBeNull();
});

test('the samples are counted by their ratings', () => {
  const values = [100, 150, 200, 201, 500, 501, 9_000];
  expect(summarise('INP', histogramOf('INP', values))?.ratings).toEqual({ good: 3, 'needs-work': 2, poor: 2 });
});
