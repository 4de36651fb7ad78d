import drawing from './low-tide.svg?no-inline';

const PARTS = [
  ['far', 'fill-line/45'],
  ['middle', 'fill-line'],
  ['ground', 'stroke-line [stroke-width:2]'],
  ['near', 'fill-paper stroke-control [stroke-width:2]'],
  ['detail', 'stroke-line [stroke-width:1.2]'],
] as const;

/**
 * A harbour at low tide, at the foot of a page without content. Every page loads this component, so its drawing (made by drawSkyline,
 * app/ui/pictures) is a separate file that only these screens fetch.
 */
export function LowTide() {
  return (
    <div className="no-print wrap">
      <svg
        aria-hidden="true"
        viewBox="180 40 960 200"
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="relative left-1/2 block w-128 max-w-none -translate-x-1/2 overflow-visible sm:w-192 lg:w-full"
      >
        {PARTS.map(([part, colour]) => (
          <use key={part} href={`${drawing}#${part}`} className={colour} />
        ))}
      </svg>
    </div>
  );
}
