/**
 * What a drawing of a trade is made of: paths in a box of 160 by 120, painted one over the other. Objects stand on a ground at
 * y 106; the tint lies four to the right of and below its outline, like the second colour of a print that has slipped.
 */
export type Layer = readonly [kind: LayerKind, path: string];

/**
 * tint: tone without an outline · shape: outline that hides what is behind · toned: the same filled with the tone · line ·
 * solid: filled with ink · coral: the one accent, as an area · spark: the accent as a line
 */
type LayerKind = 'tint' | 'shape' | 'toned' | 'line' | 'solid' | 'coral' | 'spark';

/** A rectangle, with round corners where a radius is given. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const turn = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + radius} ${y}h${across}${turn(radius, radius)}v${down}${turn(-radius, radius)}` +
    `h${-across}${turn(-radius, -radius)}v${-down}${turn(radius, -radius)}z`
  );
}

/** One arc all the way round, but for a hundredth. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .01 0z`;
