/** A quantile of some times, rounded to tenths: 0.5 is the median, 0.95 the p95. */
export const share = (times: readonly number[], part: number): number =>
  Math.round((times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? 0) * 10) / 10;
