/** Finds windows and clocks among a drawing's thin lines, and lights some at night. */
import type { Chance } from './chance.ts';

/** A short downward line without a continuation. */
const WINDOW = /M([\d.]+) ([\d.]+)v(\d+)(?=M|$)/g;
const CLOCK = /M[\d.]+ [\d.]+a(\d+) \1 0 1 0 \.1 0(?=M|$)/g;

export function lightWindows(detail: string, chance: Chance): string {
  const windows = [...detail.matchAll(WINDOW)].filter(([, , , height]) => Number(height) >= 6 && Number(height) <= 16);
  const clocks = [...detail.matchAll(CLOCK)].filter(([, radius]) => Number(radius) <= 10);
  const share = Math.min(0.5, 26 / Math.max(1, windows.length));
  const lit = windows.filter(() => chance.isLikely(share));
  return [...lit, ...clocks].map(([path]) => path).join('');
}
