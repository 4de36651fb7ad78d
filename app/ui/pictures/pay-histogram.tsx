/** A histogram of the pay of matching jobs, for the minimum pay filter: excluded bars are pale. */
import { formatPounds } from '#domain/pay/money.ts';
import { describeBins, type PayBin } from './shapes/pay-shape.ts';

type PayHistogramProps = {
  bins: readonly PayBin[];
  /** Pounds; null for any pay. */
  min?: number | null;
  isEstimate?: boolean;
  className?: string;
};

const BIN_WIDTH = 10;
const HEIGHT = 60;

export function PayHistogram({ bins, min = null, isEstimate, className }: PayHistogramProps) {
  const largestCount = Math.max(0, ...bins.map(({ count }) => count));
  if (largestCount === 0) return null;
  const bars = bins.map(({ from, count }, index) => ({
    isIn: min === null || (from ?? 0) >= min,
    path: barPath(index * BIN_WIDTH, (count / largestCount) * HEIGHT),
  }));
  const draw = (isIn: boolean) =>
    bars
      .filter((bar) => bar.isIn === isIn)
      .map(({ path }) => path)
      .join('');
  return (
    <figure className={className}>
      <svg
        role="img"
        aria-label={describeBins(bins, isEstimate)}
        viewBox={`0 0 ${bins.length * BIN_WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-16 w-full border-control border-b"
      >
        <path d={draw(false)} className="fill-line" />
        <path d={draw(true)} className="fill-brand" />
      </svg>
      <p aria-hidden="true" className="figures mt-1 flex justify-between text-ink-soft text-sm">
        <span>under {shortPounds(bins[0]?.to)}</span>
        <span>{shortPounds(bins.at(-1)?.from)} or more</span>
      </p>
    </figure>
  );
}

/** At least two units high, so that a single job is visible. */
function barPath(left: number, height: number): string {
  if (height === 0) return '';
  const high = Math.max(1.5, Math.round(height * 10) / 10);
  return `M${left + 1} ${HEIGHT}v-${high}h${BIN_WIDTH - 2}V${HEIGHT}z`;
}

const shortPounds = (pounds: number | null | undefined) => `${formatPounds((pounds ?? 0) / 1_000)}k`;
