import { box, disc, type Layer } from './layers.ts';

export const kitchen: readonly Layer[] = [
  ['tint', `${disc(38, 48, 16)}M104 96a26 24 0 0 1 50 0z`],
  ['line', 'M8 12h144M34 12v18M68 12v22'],
  ['shape', disc(34, 44, 16)],
  ['line', disc(34, 44, 10)],
  ['shape', 'M56 34h24v10c0 9-24 9-24 0z'],
  ['shape', 'M96 12h17v28l-3-3-3 3-3-3-2.5 3-2.5-3-3 3z'],
  ['coral', 'M120 12h17v36l-3-3-3 3-3-3-2.5 3-2.5-3-3 3z'],
  ['line', 'M101 21h7M101 28h5'],
  ['shape', 'M16 96V72h44v24z'],
  ['toned', 'M16 72h44v9H16z'],
  ['line', 'M10 78h6M60 78h6M12 72h52M38 72v-5M34 67h8'],
  ['shape', 'M98 92c0-16 10-24 24-24s24 8 24 24z'],
  ['line', 'M106 86c2-6 5-9 10-10M90 92h64'],
  ['shape', `${disc(122, 64, 4)}${box(8, 96, 144, 10)}`],
];

export const cleaning: readonly Layer[] = [
  ['tint', 'M40 72h50l-6 34H48z'],
  ['line', 'M96 8L66 62'],
  ['shape', 'M30 68h56l-7 34H37z'],
  ['toned', 'M32 78h52l-2 10H34z'],
  ['shape', 'M38 68v-9h36v9z'],
  ['line', 'M45 59v9M52 59v9M59 59v9M66 59v9M30 68c2-34 54-34 56 0'],
  ['shape', `${disc(42, 103, 3)}${disc(74, 103, 3)}`],
  ['tint', 'M118 52h16l14 54h-38z'],
  ['shape', 'M112 46h16l16 60h-48z'],
  ['coral', 'M120 62l12 22h-24z'],
  ['line', 'M106 94h28M117 46v-6h6v6M8 106h144'],
  ['shape', 'M8 80c0-6 4-8 4-12h10c0 4 4 6 4 12v26H8z'],
  ['line', 'M12 68v-8h12l5 4M22 60v8M8 88h18M8 96h18'],
];

export const security: readonly Layer[] = [
  ['tint', 'M88 40l62 66H70z'],
  ['shape', 'M12 30h40v76H12z'],
  ['line', 'M8 30h48M22 46h20v20H22zM22 76h20v30H22zM38 88v6M52 44h10l4-8'],
  ['shape', 'M58 16l34 14-6 14-34-14z'],
  ['line', 'M52 30l-4-4 6-14 4 4M92 30l4 4-3 7-7 3'],
  ['coral', disc(65, 27, 3)],
  ['line', 'M108 54V20'],
  ['shape', box(102, 50, 38, 56, 5)],
  ['toned', box(109, 58, 24, 13, 2)],
  ['line', 'M112 80h18M112 87h18M112 94h18M124 50v-8h9v8M8 106h144'],
];

export const driving: readonly Layer[] = [
  ['tint', 'M8 106C28 30 56 8 82 34c8-6 50-20 70 72z'],
  ['coral', disc(128, 26, 9)],
  ['shape', box(10, 36, 92, 52, 2)],
  ['toned', box(10, 62, 92, 12)],
  ['line', 'M24 36v26M38 36v26M52 36v26M66 36v26M80 36v26M94 36v26'],
  ['shape', 'M106 90V52c0-4 2-6 6-6h16c4 0 6 2 8 6l8 18c2 4 4 6 4 10v10z'],
  ['line', 'M114 54h14l7 16h-21zM140 78h8M102 84h4M112 78h6M66 90h48'],
  ['shape', `${disc(28, 94, 11)}${disc(54, 94, 11)}${disc(126, 94, 11)}`],
  ['line', `${disc(28, 94, 4)}${disc(54, 94, 4)}${disc(126, 94, 4)}M8 106h144`],
];
