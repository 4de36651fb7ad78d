import type { Skyline as Drawing } from '#content/cities/city-skylines.ts';

const GROUND = 'M-900 200H2100';
const WATER =
  'M60 211q18-6 36 0t36 0 36 0 36 0M330 214q18-6 36 0t36 0 36 0 36 0 36 0 36 0M640 211q18-6 36 0t36 0 36 0 36 0M880 215q18-6 36 0t36 0 36 0 36 0 36 0';

/** A city by its best known outlines. In a narrow window its middle stays in sight. */
export function Skyline({ drawing, isOnDeep = false }: { drawing: Drawing; isOnDeep?: boolean }) {
  const { back, front, detail, hasWater, caption } = drawing;
  const look = isOnDeep
    ? { back: 'stroke-on-deep/25', front: 'stroke-on-deep', detail: 'stroke-on-deep-soft/70' }
    : { back: 'stroke-line', front: 'stroke-brand', detail: 'stroke-control' };
  return (
    <figure className="wrap">
      <svg
        viewBox="180 -6 960 230"
        aria-hidden="true"
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="relative left-1/2 block w-128 max-w-none -translate-x-1/2 overflow-visible sm:w-192 lg:w-full [&_path]:[vector-effect:non-scaling-stroke]"
      >
        <path d={GROUND + back} className={look.back} strokeWidth="2" />
        {hasWater && <path d={WATER} className={look.back} strokeWidth="2" />}
        <path d={front} className={look.front} strokeWidth="2" />
        <path d={detail} className={look.detail} strokeWidth="1.2" />
      </svg>
      <figcaption className={`mt-2 text-sm ${isOnDeep ? 'text-on-deep-soft' : 'text-ink-faint'}`}>
        Drawn, from the left: {caption}.
      </figcaption>
    </figure>
  );
}
