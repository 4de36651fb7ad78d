/** Healthcare, teaching, care and shops. */
import { box, disc, type Layer } from './layers.ts';

/** A patient's notes and a stethoscope. */
export const healthcare: readonly Layer[] = [
  ['tint', box(26, 24, 62, 82, 4)],
  ['shape', box(20, 18, 62, 88, 4)],
  ['toned', box(38, 12, 26, 12, 3)],
  ['line', 'M30 36h12M36 30v12M52 34h20M30 78h42M30 87h42M30 96h26M28 60h10l5-12 8 22 6-14 3 4h14'],
  ['line', 'M101 14c-7-2-9 2-9 8v16c0 26 38 26 38 0V22c0-6-2-10-9-8M111 57v9c0 20 33 20 33-2'],
  ['shape', disc(144, 54, 10)],
  ['coral', disc(144, 54, 5)],
  ['solid', `${disc(102, 14, 3)}${disc(120, 14, 3)}`],
  ['tint', box(108, 88, 22, 18)],
  ['shape', `${box(104, 84, 22, 22, 3)}${box(102, 76, 26, 8, 2)}`],
  ['toned', box(104, 90, 22, 9)],
  ['line', 'M8 106h144'],
];

/** A board with the lesson on it, books and an apple. */
export const teaching: readonly Layer[] = [
  ['tint', box(24, 18, 118, 54)],
  ['shape', box(18, 12, 118, 54)],
  ['toned', 'M32 56V24l32 32z'],
  ['line', 'M32 50h6v6M52 36l6-6M80 28h26M80 38h42M80 48h30M12 66h130M110 62h12'],
  ['shape', `${box(22, 98, 44, 8)}${box(26, 90, 44, 8)}${box(20, 82, 40, 8)}`],
  ['toned', `${box(30, 98, 6, 8)}${box(34, 90, 6, 8)}${box(28, 82, 6, 8)}`],
  ['coral', 'M88 90c-8-5-14 1-11 9 2 7 7 8 11 6 4 2 9 1 11-6 3-8-3-14-11-9z'],
  ['line', 'M88 90c-8-5-14 1-11 9 2 7 7 8 11 6 4 2 9 1 11-6 3-8-3-14-11-9zM88 90c0-5 2-7 5-8'],
  ['shape', disc(130, 86, 12)],
  [
    'line',
    'M130 74c-8 6-8 18 0 24M130 74c8 6 8 18 0 24M118 86h24M122 70c16-8 32 14 20 26M132 101v5M122 106h18M8 106h144',
  ],
];

/** An armchair with a blanket, a stick and a cup of tea. */
export const care: readonly Layer[] = [
  ['tint', box(44, 24, 54, 80, 8)],
  ['shape', 'M38 70V32c0-12 6-18 18-18h16c12 0 18 6 18 18v38z'],
  ['coral', 'M66 14h14v44H66z'],
  ['line', 'M66 14v44h14V15M66 26h14M66 36h14M66 46h14M68 58v5M73 58v5M78 58v5'],
  ['shape', 'M28 98V66c0-10 14-10 14 0v12h44V66c0-10 14-10 14 0v32z'],
  ['toned', 'M42 74h44v12H42z'],
  ['line', 'M34 98v8M94 98v8'],
  ['shape', 'M110 72h38v5h-38z'],
  ['line', 'M116 77l-4 29M142 77l4 29M115 92h28M14 106V50c0-10 11-10 11-1M8 106h144'],
  ['toned', 'M120 56h18v8a8 8 0 0 1-8 8h-2a8 8 0 0 1-8-8z'],
  ['line', 'M138 59h2a4 4 0 0 1 0 8h-3M125 49c-3-4 3-5 0-9M133 49c-3-4 3-5 0-9'],
];

/** A shop with its awning out. */
export const retail: readonly Layer[] = [
  ['tint', box(28, 48, 112, 58)],
  ['shape', 'M24 44h112v62H24z'],
  ['shape', 'M22 18h116l8 26H14z'],
  ['toned', 'M36 18h15l-3 26H29zM66 18h14v26H66zM95 18h14l4 26H96z'],
  ['line', 'M22 18h116l8 26H14zM124 18l6 26'],
  [
    'shape',
    'M14 44h16v3a8 8 0 0 1-16 0zM30 44h17v3a8 8 0 0 1-17 0zM47 44h19v3a8 8 0 0 1-19 0zM66 44h14v3a7 8 0 0 1-14 0zM80 44h16v3a8 8 0 0 1-16 0zM96 44h17v3a8 8 0 0 1-17 0zM113 44h17v3a8 8 0 0 1-17 0zM130 44h16v3a8 8 0 0 1-16 0z',
  ],
  ['line', 'M34 62h50v36H34zM98 62h28v44H98zM121 84v6M34 88h50'],
  ['toned', 'M40 88V76h10v12zM58 88l3-14h6l3 14zM76 80a4 4 0 0 1 0 8'],
  ['coral', 'M104 68h16v10h-16z'],
  ['line', 'M8 106h144'],
];
