import { box, disc, type Layer } from './layers.ts';

function gear(x: number, y: number, radius: number, teeth: number): string {
  const step = (2 * Math.PI) / teeth;
  const at = (angle: number, r: number) =>
    `${Math.round(x + r * Math.cos(angle))} ${Math.round(y + r * Math.sin(angle))}`;
  const points = Array.from({ length: teeth }, (_, tooth) => {
    const angle = tooth * step;
    const [inner, outer] = [radius - 6, radius];
    return [
      at(angle - step * 0.32, inner),
      at(angle - step * 0.2, outer),
      at(angle + step * 0.2, outer),
      at(angle + step * 0.32, inner),
    ].join(' ');
  });
  return `M${points.join('L')}z`;
}

const spanner = (x: number, y: number): string => `M${x - 3} 16h6v${y}c6 3 7 11 3 15l-3-2v-7h-6v7l-3 2c-4-4-3-12 3-15z`;

export const engineering: readonly Layer[] = [
  ['tint', `${disc(54, 72, 31)}${disc(101, 90, 15)}`],
  ['shape', gear(48, 68, 34, 10)],
  ['toned', disc(48, 68, 18)],
  ['shape', `${disc(48, 68, 6)}${gear(94, 86, 19, 7)}`],
  ['line', `${disc(94, 86, 6)}M92 12h60`],
  ['shape', `${spanner(102, 18)}${spanner(122, 25)}${spanner(142, 32)}`],
  ['coral', 'M120 88h20l6 18h-32z'],
  ['line', 'M120 88h20l6 18h-32zM126 88l-2-8h12l-2 8M124 80l-10-12M8 106h144'],
];

export const welding: readonly Layer[] = [
  ['tint', 'M26 32c4-18 54-18 60 0v42c-6 24-16 30-30 30s-26-10-30-30z'],
  ['shape', 'M18 40c0-38 66-38 66 0v28c0 22-14 36-33 36S18 90 18 68z'],
  ['toned', box(28, 40, 46, 22, 3)],
  ['line', 'M34 56l10-10M42 57l8-8M36 76h30M40 84h22M44 92h14M18 48h-4a4 4 0 0 0-4 4v10a4 4 0 0 0 4 4h4M84 48h4'],
  ['shape', 'M92 94h56v12H92z'],
  ['toned', 'M114 66h12v28h-12z'],
  ['line', 'M148 30l-20 54'],
  ['shape', 'M136 40l8-22 10 4-8 22z'],
  ['spark', 'M126 90l-8-14M126 90l-16-6M126 90l16-8M126 90l2-18M126 90l12-16M106 76l-4-4M146 74l3-5M112 64l-2-4'],
  ['coral', disc(126, 90, 4)],
  ['line', 'M8 106h144'],
];

export const production: readonly Layer[] = [
  ['tint', 'M52 12h62v22H52z'],
  ['shape', 'M48 8h62v22H48z'],
  ['line', 'M58 19h20M56 8V2M102 8V2'],
  ['toned', disc(98, 19, 5)],
  ['shape', 'M60 30h6v8h-6zM92 30h6v8h-6z'],
  ['shape', [14, 44, 71, 102, 130].map((x) => `M${x + 5} 46h6v8c0 5 5 6 5 12v18H${x}V66c0-6 5-7 5-12z`).join('')],
  ['toned', 'M44 77h16v7H44zM71 72h16v12H71zM102 67h16v17h-16zM130 67h16v17h-16z'],
  ['coral', 'M106 41h8v6h-8zM134 41h8v6h-8z'],
  ['shape', box(6, 84, 148, 14, 7)],
  ['line', `${[16, 48, 80, 112, 144].map((x) => disc(x, 91, 3)).join('')}M24 98v8M136 98v8M8 106h144`],
];

export const warehouse: readonly Layer[] = [
  ['tint', `${box(14, 16, 52, 24)}${box(14, 54, 52, 24)}`],
  ['line', 'M10 106V10M66 106V10M10 46h56M10 84h56M10 90h56M10 52h56'],
  ['shape', `${box(16, 24, 20, 22)}${box(40, 16, 20, 30)}${box(18, 60, 40, 24)}${box(16, 92, 18, 14)}`],
  ['line', 'M24 24v8h4v-8M48 16v8h4v-8M34 60v10h8V60'],
  ['toned', box(36, 94, 24, 12)],
  ['toned', 'M92 98V72c0-4 2-6 6-6h10l6 12h26c6 0 8 4 8 8v12z'],
  ['line', 'M112 78l6-42h24l4 42M116 36h30'],
  ['coral', 'M126 36v-8h8v8z'],
  ['line', 'M124 78v-14h8M84 102V22M90 102V22M84 30h6M66 102'],
  ['shape', `${disc(104, 98, 8)}${disc(138, 98, 8)}`],
  ['line', `${disc(104, 98, 2)}${disc(138, 98, 2)}M90 64H70M8 106h144`],
  ['shape', 'M68 46h16v18H68z'],
];
