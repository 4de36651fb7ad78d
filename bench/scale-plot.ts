export type Line = { name: string; points: readonly (readonly [size: number, value: number])[] };
export type Panel = { title: string; unit: string; lines: readonly Line[] };

const WIDTH = 960;
const PANEL = 330;
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 300, 44, 40];
const COLOURS = 8;

const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #1c1917; }
  .title { font-size: 15px; font-weight: 600; }
  .faint { fill: #57534e; }
  .grid { stroke: #d6d3d1; stroke-width: 1; }
  .line { fill: none; stroke-width: 2; }
  .paper { fill: #ffffff; }
  ${['#1d4ed8', '#b45309', '#047857', '#be123c', '#6d28d9', '#0e7490', '#4d7c0f', '#86198f'].map((colour, n) => `.c${n} { stroke: ${colour}; } .f${n} { fill: ${colour}; }`).join('\n  ')}
  @media (prefers-color-scheme: dark) {
    text { fill: #f5f5f4; } .faint { fill: #a8a29e; } .grid { stroke: #44403c; } .paper { fill: #1c1917; }
    ${['#93c5fd', '#fcd34d', '#6ee7b7', '#fda4af', '#c4b5fd', '#67e8f9', '#bef264', '#f0abfc'].map((colour, n) => `.c${n} { stroke: ${colour}; } .f${n} { fill: ${colour}; }`).join('\n    ')}
  }`;

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const short = (value: number) =>
  value >= 1_000_000 ? `${value / 1_000_000} M` : value >= 1_000 ? `${value / 1_000} k` : String(value);

/** @param description what the chart shows, for readers who cannot see it */
export function drawGrowth(title: string, description: string, panels: readonly Panel[]): string {
  const height = panels.length * PANEL;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title description">
<title id="title">${escapeXml(title)}</title>
<desc id="description">${escapeXml(description)}</desc>
<style>${STYLE}
</style>
<rect class="paper" width="${WIDTH}" height="${height}"/>
${panels.map((panel, index) => `<g transform="translate(0 ${index * PANEL})">${drawPanel(panel)}</g>`).join('\n')}
</svg>
`;
}

function drawPanel({ title, unit, lines }: Panel): string {
  const points = lines.flatMap((line) => line.points);
  const [sizes, values] = [points.map(([size]) => size), points.map(([, value]) => value)];
  const across = scale(Math.min(...sizes), Math.max(...sizes), LEFT, WIDTH - RIGHT);
  const [lowest, highest] = [floorOf(Math.min(...values)), ceilingOf(Math.max(...values))];
  const down = scale(lowest, highest, PANEL - BOTTOM, TOP);
  const grid = powersOfTen(lowest, highest).map(
    (value) =>
      `<line class="grid" x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${down(value)}" y2="${down(value)}"/><text class="faint" x="${LEFT - 8}" y="${down(value) + 4}" text-anchor="end">${short(value)}</text>`,
  );
  const columns = [...new Set(sizes)].map(
    (size) =>
      `<text class="faint" x="${across(size)}" y="${PANEL - BOTTOM + 20}" text-anchor="middle">${short(size)}</text>`,
  );
  const labels = spread(lines.map((line) => down(line.points.at(-1)?.[1] ?? lowest)));
  const drawn = lines.map((line, index) => {
    const colour = index % COLOURS;
    const path = line.points.map(([size, value]) => `${across(size)},${down(value)}`).join(' ');
    const dots = line.points.map(
      ([size, value]) => `<circle class="f${colour}" cx="${across(size)}" cy="${down(value)}" r="3"/>`,
    );
    const label = `<text class="f${colour}" x="${WIDTH - RIGHT + 10}" y="${(labels[index] ?? 0) + 4}">${escapeXml(line.name)}</text>`;
    return `<polyline class="line c${colour}" points="${path}"/>${dots.join('')}${label}`;
  });
  return `<text class="title" x="${LEFT}" y="24">${escapeXml(title)}</text><text class="faint" x="${WIDTH - RIGHT}" y="24" text-anchor="end">${escapeXml(unit)} over jobs</text>${[...grid, ...columns, ...drawn].join('\n')}`;
}

/** A logarithmic scale, rounded to tenths of a point. */
function scale(from: number, to: number, start: number, end: number): (value: number) => number {
  const [low, high] = [Math.log10(from), Math.log10(to)];
  return (value) => Math.round((start + ((Math.log10(value) - low) / (high - low || 1)) * (end - start)) * 10) / 10;
}

const floorOf = (value: number) => 10 ** Math.floor(Math.log10(value));
const ceilingOf = (value: number) => 10 ** Math.ceil(Math.log10(value * 1.001));

const powersOfTen = (lowest: number, highest: number) =>
  Array.from({ length: Math.round(Math.log10(highest / lowest)) + 1 }, (_, power) => lowest * 10 ** power);

/** Spreads labels vertically so that they do not overlap. */
function spread(places: readonly number[]): number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  let last = Number.NEGATIVE_INFINITY;
  for (const each of order) {
    each.place = Math.max(each.place, last + 17);
    last = each.place;
  }
  const over = Math.max(0, last - (PANEL - BOTTOM));
  return order.sort((a, b) => a.index - b.index).map(({ place }) => place - over);
}
