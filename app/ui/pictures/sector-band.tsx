/**
 * A header band for a page about a sector: its pattern, with coloured cells that become denser to the right. Phones show the right end.
 * Decorative.
 */
import { classNames } from '#app/ui/class-names.ts';
import { CATEGORY_OF_SECTOR, type Sector } from '#domain/job/sector.ts';
import { SECTOR_CELLS } from './sector-cells.ts';
import { SECTOR_TILES } from './sector-tiles.ts';

const [WIDTH, HEIGHT] = [960, 120];

type SectorBandProps = {
  sector: Sector;
  isBrand?: boolean;
  isPlain?: boolean;
  className?: string;
};

export function SectorBand({ sector, isBrand = false, isPlain = false, className }: SectorBandProps) {
  const [width, height, lines] = SECTOR_TILES[sector];
  const hue = isBrand ? 'band-brand' : `band-${CATEGORY_OF_SECTOR[sector]}`;
  const id = `${hue}-${sector}`;
  const { pale, full, white, coral } = colourCells(sector);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className={classNames('band', hue, className)}
    >
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path d={lines} className="lines" />
      </pattern>
      <path d={pale} className="pale" />
      <path d={full} className="full" />
      <path d={white} className="white" />
      {!isPlain && <path d={coral} className="coral" />}
      <rect width={WIDTH} height={HEIGHT} fill={`url(#${id})`} />
    </svg>
  );
}

type Cells = { pale: string; full: string; white: string; coral: string };

function colourCells(sector: Sector): Cells {
  const [width, height] = SECTOR_TILES[sector];
  const cells: Cells = { pale: '', full: '', white: '', coral: '' };
  const random = sequence(sector);
  for (let y = 0; y < HEIGHT; y += height) {
    for (let x = 0; x < WIDTH; x += width) {
      for (const shape of SECTOR_CELLS[sector]) {
        const density = 0.04 + 0.62 * (x / WIDTH) ** 1.6;
        const [isFilled, colour] = [random() < density, random()];
        if (!isFilled) continue;
        cells[colour < 0.5 ? 'pale' : colour < 0.76 ? 'full' : 'white'] += moveShape(shape, x, y);
      }
    }
  }
  const [first = ''] = SECTOR_CELLS[sector];
  const column = Math.floor((WIDTH * 0.86) / width);
  cells.coral = moveShape(first, column * width, Math.floor(HEIGHT / 2 / height) * height);
  return cells;
}

/** Only the start of each subpath is absolute, so only that is moved. */
const moveShape = (shape: string, dx: number, dy: number): string =>
  shape.replace(/M([\d.]+) ([\d.]+)/g, (_, x: string, y: string) => `M${Number(x) + dx} ${Number(y) + dy}`);

/** Pseudo-random numbers from 0 to 1, stable for a seed (mulberry32). */
function sequence(seed: string): () => number {
  let state = [...seed].reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
