/**
 * Page speed measured by browsers (spec: marketing §7), stored as a histogram and read at the 75th percentile. Thresholds are bucket edges,
 * so ratings are exact; a value is accurate to its bucket, which is at most a fifth of it from 100 ms to 10 s.
 */

export const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type Vital = (typeof VITALS)[number];

export const RATINGS = ['good', 'needs-work', 'poor'] as const;
export type Rating = (typeof RATINGS)[number];

/** Values up to `good` are good, values above `poor` are poor (https://web.dev/articles/vitals). In milliseconds; CLS has no unit. */
export const THRESHOLDS: Readonly<Record<Vital, { good: number; poor: number }>> = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  FCP: { good: 1_800, poor: 3_000 },
  TTFB: { good: 800, poor: 1_800 },
};

/** Inclusive upper edges; one more bucket follows the last. */
const MILLISECONDS = [
  8, 16, 24, 32, 40, 50, 60, 70, 80, 90, 100, 115, 130, 145, 160, 180, 200, 225, 250, 275, 300, 350, 400, 450, 500, 550,
  600, 650, 700, 750, 800, 900, 1_000, 1_100, 1_200, 1_300, 1_400, 1_500, 1_600, 1_800, 2_000, 2_250, 2_500, 2_750,
  3_000, 3_500, 4_000, 4_500, 5_000, 5_500, 6_000, 7_000, 8_000, 9_000, 10_000, 12_500, 15_000, 20_000, 30_000, 60_000,
];
const SHIFTS = [
  0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09, 0.1, 0.11, 0.12, 0.13, 0.14, 0.15, 0.16, 0.18, 0.2, 0.225,
  0.25, 0.3, 0.35, 0.4, 0.5, 0.6, 0.8, 1, 1.5, 2,
];

export const edgesOf = (vital: Vital): readonly number[] => (vital === 'CLS' ? SHIFTS : MILLISECONDS);

export function bucketOf(vital: Vital, value: number): number {
  const at = edgesOf(vital).findIndex((edge) => value <= edge);
  return at === -1 ? edgesOf(vital).length : at;
}

export type Histogram = ReadonlyMap<number, number>;

export type VitalSummary = {
  samples: number;
  /** The 75th percentile; null if it is in the open last bucket. */
  p75: number | null;
  rating: Rating;
  ratings: Record<Rating, number>;
};

export function summarise(vital: Vital, histogram: Histogram): VitalSummary | null {
  const buckets = [...histogram].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  const samples = buckets.reduce((sum, [, count]) => sum + count, 0);
  const ratings = { good: 0, 'needs-work': 0, poor: 0 };
  for (const [bucket, count] of buckets) ratings[ratingOf(vital, bucket)] += count;
  let below = 0;
  for (const [bucket, count] of buckets) {
    const share = (samples * 0.75 - below) / count;
    if (share <= 1) return { samples, p75: valueIn(vital, bucket, share), rating: ratingOf(vital, bucket), ratings };
    below += count;
  }
  return null;
}

function ratingOf(vital: Vital, bucket: number): Rating {
  const upper = edgesOf(vital)[bucket] ?? Number.POSITIVE_INFINITY;
  const { good, poor } = THRESHOLDS[vital];
  if (upper <= good) return 'good';
  return upper <= poor ? 'needs-work' : 'poor';
}

/** Interpolates as if a bucket's samples were evenly spread. */
function valueIn(vital: Vital, bucket: number, share: number): number | null {
  const edges = edgesOf(vital);
  const [lower, upper] = [edges[bucket - 1] ?? 0, edges[bucket]];
  return upper === undefined ? null : lower + (upper - lower) * share;
}
