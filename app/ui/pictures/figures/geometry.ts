/** Positions of a figure's bars, in hundredths of its width. Pure, so that tests can measure it. */
import type { FigureNumber, LanePart, LaneTone, WaterfallStep } from '#domain/article/article-figure.ts';

export type Bar = { from: number; to: number };

export function waterfallBars(steps: readonly WaterfallStep[]): (Bar & { end: number })[] {
  let end = 0;
  const rows = steps.map(({ isTotal, amount }) => {
    const start = isTotal ? 0 : end;
    end = start + amount.value;
    return { start, end };
  });
  const longest = Math.max(...rows.flatMap((row) => [row.start, row.end]));
  const share = (value: number) => round((value / longest) * 100);
  return rows.map((row) => ({
    from: share(Math.min(row.start, row.end)),
    to: share(Math.max(row.start, row.end)),
    end: share(row.end),
  }));
}

/** Bars on one zero line, which is at the left unless a value is negative. */
export function signedBars(values: readonly FigureNumber[]): { zero: number; bars: Bar[] } {
  const numbers = values.map(({ value }) => value);
  const lowest = Math.min(0, ...numbers);
  const spread = Math.max(0, ...numbers) - lowest || 1;
  const place = (value: number) => round(((value - lowest) / spread) * 100);
  return {
    zero: place(0),
    bars: numbers.map((value) => ({ from: place(Math.min(0, value)), to: place(Math.max(0, value)) })),
  };
}

/** Positions on an axis from the first tick to the last, with half a step of margin at both ends. */
export function axisPlaces(ticks: readonly FigureNumber[]): (value: number) => number {
  const values = ticks.map(({ value }) => value);
  const [first, last] = [Math.min(...values), Math.max(...values)];
  const room = (last - first) / Math.max(1, values.length - 1) / 2;
  return (value) => round(((value - first + room) / (last - first + 2 * room)) * 100);
}

export const laneCells = (parts: readonly LanePart[]): LaneTone[] =>
  parts.flatMap(({ length, tone }) => Array.from({ length }, () => tone));

const round = (value: number) => Math.round(value * 100) / 100;
