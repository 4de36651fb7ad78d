import { box, disc, type Layer } from './layers.ts';

export const electrical: readonly Layer[] = [
  ['tint', `${box(28, 42, 68, 46, 4)}${disc(130, 64, 17)}`],
  ['line', 'M34 36V8M46 36V8M58 36V24c0-16 66-16 66 0v8M38 84v22'],
  ['shape', box(22, 36, 68, 48, 4)],
  ['shape', box(29, 48, 54, 24)],
  ['toned', 'M34 53h8v14h-8zM46 53h8v14h-8zM58 53h8v14h-8z'],
  ['coral', box(70, 60, 8, 7)],
  ['line', 'M70 53h8v14h-8zM34 42h16M30 78h30'],
  ['shape', 'M119 32h12v10h-12z'],
  ['shape', 'M119 42h12c0 6 10 10 10 20a16 16 0 0 1-32 0c0-10 10-14 10-20z'],
  ['line', 'M118 66l4-7 3 7 4-7M125 86v5M104 78l-5 5M146 78l5 5'],
  ['toned', 'M54 98c0-7 4-9 8-8l24 2c6 1 6 11 0 12l-24 2c-4 1-8-1-8-8z'],
  ['line', 'M64 95h18M64 101h18M91 98h36l5-3v6l-5-3M8 106h144'],
];

export const plumbing: readonly Layer[] = [
  ['tint', `${box(12, 54, 110, 14)}${disc(104, 30, 16)}`],
  ['line', 'M98 42v6'],
  ['shape', disc(98, 26, 16)],
  ['line', 'M98 26l6-8M87 28h2M107 28h2M98 15v2'],
  ['shape', 'M8 50h112c12 0 18 6 18 18v12h-14V70c0-4-2-6-6-6H8z'],
  ['toned', 'M88 46h20v22H88zM120 80h22v8h-22z'],
  ['line', 'M62 46V32'],
  ['shape', 'M52 46h20v22H52z'],
  ['coral', box(42, 24, 40, 9, 4)],
  ['line', 'M131 94c5 7 5 11 0 11s-5-4 0-11zM8 106h144'],
  ['toned', 'M20 44h16v26H20z'],
  ['shape', 'M12 62V46l6-4v16h20V42l6 4v16l-10 12v32H22V74z'],
  ['line', 'M28 84v14'],
];

export const joinery: readonly Layer[] = [
  ['tint', 'M26 44l70-22 4 22-64 8zM14 86h138v10H14z'],
  ['shape', 'M22 40l68-24 3 24-66 8z'],
  ['line', 'M27 48l4-3 4 2 4-3 4 2 4-3 4 2 4-3 4 2 4-3 4 2 4-3 4 2 4-3 4 2 4-3'],
  ['toned', 'M90 14h18c6 0 8 6 4 10l-4 4 6 8c2 6-2 8-6 8H93z'],
  ['shape', 'M98 22h6v12h-6z'],
  ['shape', 'M8 80h144v10H8z'],
  ['line', 'M18 90v16M30 90v16M130 90v16M142 90v16M30 98h100M8 106h144'],
  ['toned', 'M10 72h70v8H10z'],
  ['shape', 'M36 72v-8c0-2 2-4 4-4h46c4 0 6 4 6 12z'],
  ['shape', 'M44 60c-5-8 0-13 6-10l7 10zM64 60l9-12 5 4-6 8zM80 60v-4a4 4 0 0 1 7 0v4z'],
  ['line', 'M94 72c10 0 14-12 6-14s-8 10 0 10M104 80c10 0 16-10 8-13s-10 8-3 9'],
  ['coral', 'M122 74h20v6h-20l-7-3z'],
];

export const building: readonly Layer[] = [
  [
    'line',
    'M128 106V18M138 106V18M128 32l10 12M138 44l-10 12M128 56l10 12M138 68l-10 12M128 80l10 12M133 8l-57 12M133 8l19 12M76 20h76M133 8v10M88 20v14',
  ],
  ['shape', 'M128 18h10v14h-10zM146 20h8v9h-8z'],
  ['toned', box(80, 34, 16, 10)],
  ['tint', 'M14 64h36v14h28v14h26v14H14z'],
  ['shape', 'M8 58h36v12h26v12h28v12h16v12H8z'],
  ['toned', 'M8 58h24v12H8zM44 82h26v12H44zM20 82h24v12H20zM58 94h26v12H58z'],
  [
    'line',
    'M8 70h36M8 82h62M8 94h90M32 58v12M20 70v12M44 70v12M20 82v12M44 82v12M70 82v12M32 94v12M58 94v12M84 94v12M8 106h144',
  ],
  ['shape', box(10, 48, 36, 10)],
  ['coral', box(24, 50.5, 8, 5)],
  ['toned', 'M50 70c2-8 14-8 18 0z'],
  ['line', 'M46 70h26l5-8'],
  ['shape', 'M75 61l12-13 6 5-12 13z'],
];
