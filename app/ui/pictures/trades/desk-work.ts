import { box, disc, type Layer } from './layers.ts';

export const office: readonly Layer[] = [
  ['tint', `${box(24, 46, 50, 50)}${disc(116, 34, 17)}`],
  ['shape', disc(112, 30, 17)],
  ['line', 'M112 19v11l8 5M20 96V40M68 96V40'],
  ['shape', 'M28 42l32-4 2 16H30zM26 64h34l2 10H28zM30 86h36l-2 10H28z'],
  ['line', 'M20 54h48M20 74h48M36 47l18-2'],
  ['toned', 'M88 96c0-14 6-22 12-24h20c6 2 12 10 12 24z'],
  ['shape', 'M84 74c-4-8 2-14 12-14h28c10 0 16 6 12 14l-14-1v-4h-24v4z'],
  ['line', `${disc(110, 84, 7)}M132 92c8 0 4-8 10-8s4 8 10 8`],
  ['coral', disc(110, 84, 2.5)],
  ['shape', box(8, 96, 144, 10)],
];

export const software: readonly Layer[] = [
  ['tint', box(38, 20, 92, 66, 5)],
  ['shape', box(32, 14, 92, 66, 5)],
  [
    'line',
    'M32 26h92M39 20h2M47 20h2M42 37h20M68 37h14M50 46h30M86 46h22M58 55h18M50 64h12M42 73h8M66 80l-4 16h32l-4-16',
  ],
  ['coral', box(68, 60, 7, 9)],
  ['shape', 'M36 96h80l6 10H30z'],
  ['line', 'M46 101h60'],
  ['toned', 'M132 84h16v17a5 5 0 0 1-5 5h-6a5 5 0 0 1-5-5z'],
  ['line', 'M148 88h4a4 4 0 0 1 0 12h-4M136 77c-3-4 3-5 0-9M144 77c-3-4 3-5 0-9M8 106h144'],
  ['shape', 'M10 92h16l-3 14H13z'],
  ['toned', 'M18 92C8 88 6 78 8 72c8 4 10 10 10 20 0-12 4-18 10-20 1 8-2 16-10 20z'],
];

export const data: readonly Layer[] = [
  ['tint', `${box(26, 18, 50, 90)}${box(98, 50, 50, 40)}`],
  ['shape', box(20, 12, 50, 94, 3)],
  ['toned', box(26, 34, 38, 12)],
  ['line', 'M26 18h38v10H26zM26 52h38v12H26zM26 70h38v12H26zM26 88h38v12H26zM42 23h16M42 58h16M42 76h16M42 94h16'],
  [
    'solid',
    `${disc(31, 23, 1.8)}${disc(31, 58, 1.8)}${disc(36, 58, 1.8)}${disc(31, 76, 1.8)}${disc(31, 94, 1.8)}${disc(36, 94, 1.8)}`,
  ],
  ['solid', `${box(30, 38, 4, 4)}${box(38, 38, 4, 4)}${box(46, 38, 4, 4)}${box(54, 38, 4, 4)}`],
  ['spark', 'M56 42v12c0 12 26 4 26 22v20c0 8 12 8 12 0V90'],
  ['shape', box(90, 44, 54, 40, 3)],
  ['toned', 'M100 76v-8h7v8zM113 76V62h7v14zM126 76V56h7v20z'],
  ['line', 'M98 62l12-8 12 1 14-8M97 76h40M112 84l-3 12h16l-3-12M86 98h62v8M8 106h144M86 98v8'],
];

export const finance: readonly Layer[] = [
  ['tint', `${box(26, 52, 46, 56, 3)}${box(86, 54, 16, 52)}${box(106, 44, 16, 62)}`],
  ['shape', 'M28 48V24c0-8 30-8 30 0v24z'],
  ['line', 'M58 24c0-7 10-7 10 0s-8 6-10 2M34 29h14M34 38h10'],
  ['shape', box(20, 46, 46, 60, 4)],
  ['toned', box(27, 53, 32, 11)],
  ['line', 'M42 59h12'],
  ['solid', 'M29 72h6v5h-6zM40 72h6v5h-6zM51 72h6v5h-6zM29 88h6v5h-6zM40 88h6v5h-6zM51 88h6v5h-6z'],
  ['shape', `${box(82, 50, 18, 56)}${box(102, 40, 18, 66)}`],
  ['line', 'M82 58h18M102 48h18M82 96h38M87 68h8M87 74h8M107 58h8M107 64h8'],
  ['coral', box(103, 74, 16, 12)],
  ['toned', `${box(125, 98, 26, 8, 4)}${box(127, 90, 26, 8, 4)}${box(125, 82, 26, 8, 4)}`],
  ['line', 'M8 106h144'],
];
