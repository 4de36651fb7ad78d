import type { Chance } from '../chance.ts';
import type { Stroke } from '../strokes.ts';

type Motif = { width: number; front: Stroke[]; detail: Stroke[] };
export type DrawMotif = (chance: Chance) => Motif;

/** Drawn downwards, between 6 and 16 high: windows.ts recognises windows by that. */
export const windowAt = (x: number, foot: number, height = 10): Stroke => [
  [x, foot + height],
  [x, foot],
];

type Grid = { left: number; right: number; bottom: number; top: number; across: number; up: number; height?: number };

export function windowRows({ left, right, bottom, top, across, up, height = 8 }: Grid): Stroke[] {
  const count = Math.max(1, Math.floor((right - left) / across));
  const first = (left + right - (count - 1) * across) / 2;
  const rows: Stroke[] = [];
  for (let foot = bottom; foot + height <= top; foot += up)
    for (let index = 0; index < count; index += 1) rows.push(windowAt(first + index * across, foot, height));
  return rows;
}

export function floors(left: number, right: number, bottom: number, top: number, step: number): Stroke[] {
  const lines: Stroke[] = [];
  for (let height = bottom; height < top; height += step)
    lines.push([
      [left, height],
      [right, height],
    ]);
  return lines;
}

export const box = (left: number, right: number, top: number, foot = 0): Stroke => [
  [left, foot],
  [left, top],
  [right, top],
  [right, foot],
];

export const clock = (x: number, centre: number): Stroke[] => [
  [[x, centre, 8]],
  [
    [x, centre + 6],
    [x, centre],
    [x + 4, centre - 3],
  ],
];

export const arch = (left: number, right: number, springing: number, rise: number): Stroke => [
  [left, springing],
  [left, springing + rise * 1.3, right, springing + rise * 1.3, right, springing],
];
