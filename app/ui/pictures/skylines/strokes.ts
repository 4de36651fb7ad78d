/**
 * A step is a point (x, height), or a curve to one with one or two control points before it. Heights count upwards from the ground; x from
 * the left of the motif. A single step of three numbers is a circle: centre and radius.
 */
export type Stroke = readonly (readonly number[])[];

export const GROUND = 200;

type Placement = { x: number; width: number; isMirrored: boolean };

export function writeStrokes(strokes: readonly Stroke[], { x, width, isMirrored }: Placement): string {
  const placeX = (value: number) => Math.round(isMirrored ? x + width - value : x + value);
  const placeY = (height: number) => Math.round(GROUND - height);
  const place = (step: readonly number[]) =>
    step.map((value, index) => (index % 2 === 1 ? placeY(value) : placeX(value)));
  return strokes
    .map(([first = [], ...steps]) => {
      const [middle = 0, height = 0, radius] = first;
      if (radius !== undefined) return writeCircle(placeX(middle), placeY(height + radius), radius);
      return writeStroke([first, ...steps].map(place));
    })
    .join('');
}

const writeCircle = (x: number, top: number, radius: number) => `M${x} ${top}a${radius} ${radius} 0 1 0 .1 0`;

function writeStroke([start = [], ...steps]: number[][]): string {
  let [fromX = 0, fromY = 0] = start;
  let path = `M${fromX} ${fromY}`;
  for (const step of steps) {
    const relativeStep = step.map((value, index) => value - (index % 2 === 1 ? fromY : fromX));
    path += writeStep(relativeStep);
    [fromX = 0, fromY = 0] = step.slice(-2);
  }
  return path;
}

function writeStep(moved: readonly number[]): string {
  const [moveX = 0, moveY = 0] = moved;
  if (moved.length === 6) return `c${join(moved)}`;
  if (moved.length === 4) return `q${join(moved)}`;
  if (moveX === 0) return `v${moveY}`;
  return moveY === 0 ? `h${moveX}` : `l${join(moved)}`;
}

/** A minus sign separates two numbers, so the space before it can go. */
const join = (numbers: readonly number[]) => numbers.join(' ').replaceAll(' -', '-');
