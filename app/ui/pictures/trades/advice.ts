import { box, disc, type Layer } from './layers.ts';

export const law: readonly Layer[] = [
  ['tint', 'M14 50l54-32 54 32zM24 58h11v40H24zM48 58h11v40H48zM72 58h11v40H72zM96 58h11v40H96z'],
  ['shape', 'M10 46l54-32 54 32z'],
  ['line', `${disc(64, 34, 6)}M14 54h100M14 98h100M8 106h144`],
  ['shape', 'M20 54h11v44H20zM44 54h11v44H44zM68 54h11v44H68zM92 54h11v44H92z'],
  ['shape', 'M82 84l7-8h62v22l-7 8H82z'],
  ['shape', 'M82 84h62v22H82z'],
  ['line', 'M82 90h62M82 95h62M82 100h62M144 84l7-8M144 90l7-8M144 95l7-8M144 100l7-8M92 80h12M126 80h10'],
  ['coral', 'M110 84l6-8h8l-6 8v22h-8z'],
  ['spark', 'M117 76c-14-12-20 0-6 1M117 76c14-12 20 0 6 1M116 77l-6 8M118 77l8 6'],
];

export const people: readonly Layer[] = [
  ['tint', `${box(26, 50, 12, 36)}${box(134, 50, 13, 36)}M66 40l16-16 16 16z`],
  ['line', 'M80 8v14'],
  ['shape', 'M60 38c2-10 10-16 20-16s18 6 20 16z'],
  ['line', 'M76 38a4 4 0 0 0 8 0'],
  ['shape', 'M18 46c0-4 8-4 9 0l5 30h22c5 0 5 8 0 8H29c-4 0-5-2-6-6z'],
  ['shape', 'M142 46c0-4-8-4-9 0l-5 30h-22c-5 0-5 8 0 8h25c4 0 5-2 6-6z'],
  ['coral', 'M31 68h21c4 0 4 8 0 8H32z'],
  ['line', 'M30 84l-6 22M50 84l4 22M130 84l6 22M110 84l-4 22'],
  ['toned', 'M60 70h40v5H60z'],
  ['shape', 'M70 62l16-4 4 12H74z'],
  ['line', 'M80 75v26M68 106c0-5 6-5 12-5s12 0 12 5M77 64l8-2M8 106h144'],
];

export const marketing: readonly Layer[] = [
  ['tint', 'M34 22l78-8 8 62-78 8z'],
  ['line', 'M46 84l-14 22M102 78l16 28M76 84v22'],
  ['shape', 'M28 18l78-8 8 64-78 8z'],
  ['shape', 'M40 24l54-6 6 48-54 6z'],
  ['toned', disc(60, 38, 10)],
  ['coral', 'M66 57l22-30 5 27z'],
  ['line', 'M53 64l38-4M30 89l88-9-.5-6M30 89l-1-6'],
  ['shape', 'M126 82h22l-2 24h-18z'],
  ['shape', 'M131 82l-5-22 2-7 5 5 5 24zM140 82V56l3-7 3 7-1 26z'],
  ['line', 'M126 60l7-2M140 57h6M127 91h20M8 106h144'],
  ['toned', 'M8 99h24v7H8zM11 92h22v7H11z'],
];

export const sales: readonly Layer[] = [
  ['tint', `${box(14, 68, 138, 8)}${box(104, 86, 36, 20, 3)}M60 20h50v44H60z`],
  ['shape', 'M54 14h42l10 10v40H54z'],
  ['line', 'M96 14v10h10M62 28h24M62 36h34M62 56c4-10 8-6 5 1 6-9 9-5 9 0 3-3 5-3 9-1'],
  ['coral', 'M87 57l3-10 22-22 7 7-22 22z'],
  ['line', 'M87 57l3-10 22-22 7 7-22 22zM106 31l7 7'],
  ['toned', 'M20 44h20v12a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8zM122 44h20v12a8 8 0 0 1-8 8h-4a8 8 0 0 1-8-8z'],
  [
    'line',
    'M40 47h3a4 4 0 0 1 0 9h-3M122 47h-3a4 4 0 0 0 0 9h3M26 37c-3-4 3-5 0-9M34 37c-3-4 3-5 0-9M128 37c-3-4 3-5 0-9M136 37c-3-4 3-5 0-9',
  ],
  ['shape', 'M8 64h144v8H8z'],
  ['line', 'M22 72l-6 34M138 72l6 34M110 82v-3c0-3 14-3 14 0v3'],
  ['shape', box(98, 82, 38, 24, 3)],
  ['line', 'M98 92h38M114 89h6v6h-6zM8 106h144'],
];
