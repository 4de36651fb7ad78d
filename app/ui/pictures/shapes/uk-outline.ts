/**
 * Rough coasts of the United Kingdom, in degrees of longitude and latitude: headlands and bays some 20 km apart. The dots of the map
 * (uk-dots.ts) are generated from them, and a test compares the two; pages do not load this file.
 *
 * The projection keeps distances along meridians and along the parallel of 54.5° north, near the middle: x = longitude × cos 54.5°, y =
 * latitude. The error is below one dot, except that Shetland is a tenth too wide.
 */
import { DOT_ROW, DOT_STEP, project } from './uk-dots.ts';

type Coast = readonly { longitude: number; latitude: number }[];

/** The coast of Great Britain, anticlockwise from Land's End by the Thames, the Tweed, Duncansby Head, the Solway and Anglesey. */
const greatBritain = readCoast(`
  -5.71 50.07, -5.2 49.94, -5.05 50.15, -4.8 50.22, -4.15 50.3, -3.64 50.2, -3.48 50.42, -3.4 50.61, -2.93 50.71,
  -2.46 50.52, -2.06 50.58, -1.87 50.72, -1.55 50.71, -1.4 50.88, -1.1 50.78, -0.79 50.72, -0.14 50.82, 0.24 50.73,
  0.58 50.85, 0.98 50.9, 1.2 51.08, 1.38 51.13, 1.45 51.38, 1.03 51.37, 0.75 51.45, 0.45 51.47, 0.75 51.53,
  0.95 51.6, 1.2 51.78, 1.35 51.95, 1.6 52.08, 1.77 52.48, 1.74 52.65, 1.3 52.94, 0.85 52.98, 0.48 52.95,
  0.38 52.8, 0.05 52.88, 0.35 53.12, 0.27 53.34, 0.11 53.57, -0.3 53.7, 0.03 53.75, -0.08 54.12, -0.39 54.28,
  -0.61 54.49, -1.15 54.64, -1.36 54.91, -1.41 55.02, -1.57 55.34, -1.7 55.61, -2 55.77, -2.13 55.92, -2.5 56,
  -2.72 56.06, -3.17 55.99, -3.7 56.03, -3.15 56.11, -2.59 56.28, -2.95 56.43, -2.57 56.56, -2.45 56.71,
  -2.2 56.96, -2.07 57.14, -1.77 57.5, -2 57.7, -2.52 57.68, -3.28 57.73, -3.87 57.59, -4.22 57.49, -3.78 57.86,
  -4.02 57.88, -3.85 58.01, -3.08 58.44, -3.02 58.65, -3.37 58.68, -4.02 58.6, -5 58.64, -5.1 58.45, -5.4 58.24,
  -5.45 58.05, -5.81 57.86, -5.85 57.6, -5.87 57.4, -5.72 57.28, -5.83 57, -6.22 56.73, -5.95 56.55, -5.48 56.41,
  -5.6 56.08, -5.77 55.3, -5.53 55.4, -5.4 55.85, -5.2 55.83, -4.98 55.86, -4.75 55.95, -4.87 55.79, -4.64 55.46,
  -4.86 55.24, -5.16 55, -4.86 54.63, -4.85 54.85, -4.39 54.68, -4.4 54.87, -4.05 54.78, -3.6 54.87, -3.05 54.98,
  -3.4 54.87, -3.64 54.51, -3.25 54.05, -2.85 54.15, -2.92 54.03, -3.02 53.93, -3.05 53.82, -2.9 53.72, -3.1 53.55,
  -3.05 53.42, -3.2 53.38, -3.08 53.25, -3.32 53.36, -3.86 53.34, -4.13 53.23, -4.29 53.42, -4.57 53.41,
  -4.69 53.31, -4.4 53.12, -4.55 52.94, -4.77 52.8, -4.4 52.88, -4.13 52.87, -4.06 52.54, -4.09 52.41, -4.36 52.21,
  -4.69 52.12, -5.07 52.03, -5.32 51.88, -5.1 51.85, -5.2 51.73, -4.93 51.6, -4.7 51.67, -4.4 51.74, -4.33 51.57,
  -3.97 51.57, -3.8 51.57, -3.55 51.4, -3.17 51.39, -3.15 51.48, -2.65 51.6, -2.72 51.5, -3 51.35, -3.03 51.2,
  -3.47 51.22, -4.1 51.22, -4.22 51.07, -4.53 51.03, -4.55 50.83, -4.76 50.67, -5.03 50.56, -5.1 50.42,
  -5.47 50.23`);

const northernIreland = readCoast(`
  -7.25 55.05, -6.97 55.19, -6.66 55.22, -6.47 55.25, -6.15 55.23, -5.97 55.05, -5.8 54.86, -5.68 54.75,
  -5.9 54.65, -5.65 54.68, -5.5 54.64, -5.45 54.33, -5.64 54.22, -5.88 54.2, -6 54.03, -6.27 54.1, -6.63 54.04,
  -6.88 54.34, -7.02 54.42, -7.18 54.3, -7.35 54.12, -7.6 54.13, -7.85 54.2, -8.17 54.46, -7.75 54.6, -7.85 54.7,
  -7.5 54.83, -7.4 54.98`);

const islands = [
  readCoast('-1.6 50.66, -1.3 50.78, -1.05 50.68, -1.3 50.56'),
  readCoast('-6.75 57.42, -6.3 57.7, -6.13 57.35, -5.7 57.25, -6 57.03, -6.45 57.2'),
  readCoast('-6.35 56.33, -6.2 56.62, -5.75 56.5, -5.7 56.36'),
  readCoast('-6.5 55.68, -6.3 55.9, -5.7 56.13, -6.05 55.6'),
  readCoast('-5.4 55.65, -5.2 55.73, -5.08 55.5, -5.3 55.42'),
  readCoast('-7.1 57.83, -7.05 58.2, -6.25 58.52, -6.2 58.2, -6.7 57.78'),
  readCoast('-7.55 57.65, -7.1 57.68, -7.2 57, -7.5 56.95'),
  readCoast('-3.4 58.95, -3.3 59.15, -2.9 59.35, -2.55 59.25, -2.75 58.86, -3.2 58.78'),
  readCoast('-1.68 60.3, -1.45 60.6, -0.95 60.84, -0.78 60.7, -1.1 60.2, -1.27 59.86'),
];

/**
 * Dots on land, in rows offset by half a step. Each run of dots is one line, 'M124 55h49', which the stroke's dashes cut into dots. It ends
 * one unit beyond the last dot, so that rounding never drops that dot.
 */
export function drawUkDots(): string {
  const coasts = [greatBritain, northernIreland, ...islands].map((coast) => coast.map(project));
  const isLand = (x: number, y: number) => coasts.some((coast) => isInside(coast, x, y));
  let path = '';
  for (let row = 0; row * DOT_ROW < MOST_Y; row++) {
    const offset = row % 2 === 0 ? 0 : DOT_STEP / 2;
    let start: number | null = null;
    for (let x = offset; x < MOST_X; x += DOT_STEP) {
      if (isLand(x, row * DOT_ROW)) start ??= x;
      else if (start !== null) {
        path += `M${start} ${row * DOT_ROW}h${x - DOT_STEP - start + 1}`;
        start = null;
      }
    }
  }
  return path;
}

function readCoast(text: string): Coast {
  return text.split(',').map((pair) => {
    const [longitude = 0, latitude = 0] = pair.trim().split(' ').map(Number);
    return { longitude, latitude };
  });
}

const [MOST_X, MOST_Y] = [290, 500];

type Point = { x: number; y: number };

function isInside(coast: readonly Point[], x: number, y: number): boolean {
  const crossings = coast.filter((one, index) => {
    const other = coast[(index + 1) % coast.length] ?? one;
    return one.y > y !== other.y > y && x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x);
  });
  return crossings.length % 2 === 1;
}
