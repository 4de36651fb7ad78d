/**
 * Layers of a trade drawing: paths in a box of 160 by 120, painted in order. Objects stand on a ground line at y 106; the tint is offset by
 * four to the lower right, like a misregistered print.
 */
export type Layer = readonly [kind: LayerKind, path: string];

/**
 * tint: tone without an outline · shape: outline that covers what is behind · toned: the same with a tone · line · solid: filled with ink ·
 * coral: the accent as an area · spark: the accent as a line
 */
type LayerKind = 'tint' | 'shape' | 'toned' | 'line' | 'solid' | 'coral' | 'spark';

/** A rectangle, with rounded corners if `radius` is given. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const turn = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + radius} ${y}h${across}${turn(radius, radius)}v${down}${turn(-radius, radius)}` +
    `h${-across}${turn(-radius, -radius)}v${-down}${turn(radius, -radius)}z`
  );
}

/** An arc of nearly a full circle, since a full one cannot be drawn. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .01 0z`;
