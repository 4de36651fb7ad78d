import type { SkylineDrawing } from './draw-skyline.server.ts';

const GROUND = 'M-900 200H2100';
const WATER = [
  'M-420 213q18-6 36 0t36 0 36 0 36 0M-150 210q18-6 36 0t36 0 36 0 36 0',
  'M60 211q18-6 36 0t36 0 36 0 36 0M330 214q18-6 36 0t36 0 36 0 36 0 36 0 36 0M640 211q18-6 36 0t36 0 36 0 36 0',
  'M880 215q18-6 36 0t36 0 36 0 36 0 36 0M1190 211q18-6 36 0t36 0 36 0 36 0M1450 214q18-6 36 0t36 0 36 0',
].join('');

const LOOKS = {
  paper: {
    far: 'fill-line/45',
    middle: 'fill-line',
    line: 'stroke-line',
    near: 'fill-paper stroke-brand',
    detail: 'stroke-control',
    caption: 'text-ink-faint',
  },
  deep: {
    far: 'fill-on-deep/7',
    middle: 'fill-on-deep/10',
    line: 'stroke-on-deep/20',
    near: 'fill-deep stroke-on-deep',
    detail: 'stroke-on-deep-soft/70',
    caption: 'text-on-deep-soft',
  },
};

type SkylineProps = {
  /** The result of `drawSkyline` in a loader. */
  drawing: SkylineDrawing;
  /** The background: the page or the dark band. */
  tone?: keyof typeof LOOKS;
};

/**
 * A place's skyline in three depths; in dark mode windows are lit. As wide as the page's columns; ground and background extend beyond them,
 * so a container must clip. Narrow windows show its middle.
 */
export function Skyline({ drawing, tone = 'paper' }: SkylineProps) {
  const look = LOOKS[tone];
  return (
    <figure className="wrap">
      <svg
        viewBox="180 -6 960 230"
        aria-hidden="true"
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="relative left-1/2 block w-128 max-w-none -translate-x-1/2 overflow-visible sm:w-192 lg:w-full [&_path]:[vector-effect:non-scaling-stroke]"
      >
        <path d={drawing.far} className={look.far} />
        <path d={drawing.middle} className={look.middle} />
        <path d={drawing.middleLights} className="stroke-lamp" />
        <path d={drawing.hasWater ? GROUND + WATER : GROUND} className={look.line} />
        <path d={drawing.near} className={look.near} />
        <path d={drawing.nearLights} className="fill-lamp stroke-lamp" />
        <path d={drawing.detail} className={look.detail} strokeWidth="1.2" />
      </svg>
      <figcaption className={`mt-2 text-sm ${look.caption}`}>
        {drawing.landmarks
          ? `Drawn, from the left: ${drawing.landmarks}.`
          : `An imagined skyline, not a view of ${drawing.name}.`}
      </figcaption>
    </figure>
  );
}
