/**
 * Layers of a trade drawing: paths in a box of 160 by 120, painted in order. Objects stand on a ground line at y 106; the tint is offset by
 * four to the lower right, like a misregistered print.
 */
export type Layer = readonly [kind: LayerKind, path: string];

type LayerKind = 'tint' | 'shape' | 'toned' | 'line' | 'solid' | 'coral' | 'spark';

export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const turn = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + radius} ${y}h${across}${turn(radius, radius)}v${down}${turn(-radius, radius)}` +
    `h${-across}${turn(-radius, -radius)}v${-down}${turn(radius, -radius)}z`
  );
}

/** Nearly a full circle, because an arc cannot be a full one. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .01 0z`;
