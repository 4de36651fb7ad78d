/** A quiet strip of the pattern of a line of work. */
import { SECTOR_TILES } from '#app/ui/pictures/sector-tiles.ts';
import type { Sector } from '#domain/job/trade.ts';

/** Fills its box, whose size and colour are the caller's. Once per page and sector: the pattern is known by its id. */
export function SectorPattern({ sector, className }: { sector: Sector; className: string }) {
  const [width, height, lines] = SECTOR_TILES[sector];
  const id = `pattern-${sector}`;
  return (
    <svg aria-hidden="true" className={`block w-full ${className}`}>
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <path d={lines} fill="none" stroke="currentColor" strokeWidth="1.25" strokeLinecap="round" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
