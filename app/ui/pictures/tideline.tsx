import { useId } from 'react';
import { classNames } from '../class-names.ts';
import {
  describeTideline,
  HEIGHT,
  listTideline,
  monthOf,
  shapeTideline,
  sinceFirstJob,
  type TidelineShape,
  type WeekOfJobs,
} from './shapes/tideline-shape.ts';

type TidelineSize = 'hero' | 'band' | 'small';

type TidelineProps = {
  /** Oldest first; the last is the seven days up to now. Fewer than two draw no line. */
  weeks: readonly WeekOfJobs[];
  /** hero: page width, with months; band: lower, with months; small: lines only. */
  size: TidelineSize;
  isEstimate?: boolean;
  isOnDeep?: boolean;
  className?: string;
};

const HEIGHTS: Record<TidelineSize, string> = {
  hero: 'h-36 sm:h-44',
  band: 'h-20 sm:h-24',
  small: 'h-12',
};

export function Tideline({ weeks: all, size, isEstimate, isOnDeep = false, className }: TidelineProps) {
  const id = useId();
  const weeks = sinceFirstJob(all);
  const first = weeks[0];
  if (!first || weeks.length < 2) return null;
  const shape = shapeTideline(weeks);
  const look = isOnDeep ? ON_DEEP : ON_PAPER;
  return (
    <figure className={classNames('@container', className)}>
      <svg
        role="img"
        aria-label={describeTideline(weeks, isEstimate)}
        aria-describedby={`${id}d`}
        viewBox={`0 0 ${shape.width} ${HEIGHT}`}
        preserveAspectRatio="none"
        fill="none"
        className={classNames('tideline block w-full', HEIGHTS[size])}
      >
        <desc id={`${id}d`}>{listTideline(weeks)}</desc>
        <g className="tideline-drawn">
          <Side id={`${id}a`} line={shape.above} water={shape.water} className={look.above} />
          <Side id={`${id}b`} line={shape.below} water={shape.water} className={look.below} dashes="14 6" />
        </g>
        <Water shape={shape} className={look.water} />
      </svg>
      {size !== 'small' && <Legend from={monthOf(first)} look={look} />}
    </figure>
  );
}

type Look = { above: string; below: string; water: string; words: string };
const ON_PAPER: Look = {
  above: 'fill-white-collar stroke-white-collar text-white-collar',
  below: 'fill-blue-collar stroke-blue-collar text-blue-collar',
  water: 'stroke-ink',
  words: 'text-ink-soft',
};
const ON_DEEP: Look = {
  above: 'fill-on-deep stroke-on-deep text-on-deep',
  below: 'fill-on-deep-soft stroke-on-deep-soft text-on-deep-soft',
  water: 'stroke-on-deep',
  words: 'text-on-deep-soft',
};

type SideProps = { id: string; line: string; water: number; className: string; dashes?: string };

/** The line, and two repetitions closer to the water like depth contours. Only the outer line shows numbers. */
function Side({ id, line, water, className, dashes }: SideProps) {
  return (
    <g className={className}>
      <path d={`${line}V${water}H0z`} fillOpacity=".14" stroke="none" />
      <g fill="none">
        <path id={id} d={line} strokeWidth="2" />
        {DEPTHS.map(({ part, opacity }) => (
          <use
            key={part}
            href={`#${id}`}
            transform={`matrix(1 0 0 ${part} 0 ${Math.round(water * (1 - part))})`}
            strokeOpacity={opacity}
            strokeDasharray={dashes}
          />
        ))}
      </g>
    </g>
  );
}

const DEPTHS = [
  { part: 0.66, opacity: 0.4 },
  { part: 0.33, opacity: 0.25 },
];

/** Continues past today; the last seven days are marked. Zero-length lines with round caps draw dots that stay round when stretched. */
function Water({ shape: { width, water, now }, className }: { shape: TidelineShape; className: string }) {
  return (
    <g strokeWidth="1.5">
      <path d={`M0 ${water}H${now.x}`} className={className} />
      <path d={`M${now.x} ${water}H${width}`} className={className} strokeDasharray="3 5" />
      <path d={`M${now.x} ${now.above}V${now.below}`} className="stroke-coral" />
      <path
        d={`M${now.x} ${now.above}h.1M${now.x} ${now.below}h.1`}
        className="stroke-coral"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </g>
  );
}

function Legend({ from, look }: { from: string; look: Look }) {
  return (
    <figcaption
      aria-hidden="true"
      className={`mt-2 grid grid-cols-2 gap-x-6 text-sm @2xl:grid-cols-[auto_1fr_auto] ${look.words}`}
    >
      <span>{from}</span>
      <span className="text-right @2xl:col-start-3">
        <span className="mr-1.5 inline-block size-2 rounded-full bg-coral" />
        Last seven days
      </span>
      <span className="col-span-2 @2xl:col-span-1 @2xl:col-start-2 @2xl:row-start-1 @2xl:text-center">
        Jobs posted a week: <span className={`font-semibold ${look.above}`}>white collar above</span>,{' '}
        <span className={`font-semibold ${look.below}`}>blue collar below</span>
      </span>
    </figcaption>
  );
}
