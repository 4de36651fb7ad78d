import { formatPounds } from '#domain/pay/money.ts';
import { describeMedian, describeOwn, FEWEST_ON_A_STRIP, type PayStripData, scaleOf } from './shapes/pay-shape.ts';

const WIDTH = 1_000;
const HEIGHT = 48;

export function PayStrip({ strip, className }: { strip: PayStripData; className?: string }) {
  const { pays, median, jobPay } = strip;
  if (pays.length < FEWEST_ON_A_STRIP) return null;
  const { from, to } = scaleOf(jobPay === null ? pays : [...pays, jobPay]);
  const at = (pay: number) => Math.round(((pay - from) / (to - from)) * WIDTH);
  const ticks = pays.map((pay) => `M${at(pay)} 18V40`).join('');
  return (
    <figure className={className}>
      <div className="px-1.5">
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          fill="none"
          className="pay-strip block h-12 w-full overflow-visible"
        >
          <path d={`M0 40H${WIDTH}`} className="stroke-control" />
          <path d={ticks} className="stroke-ink" strokeOpacity=".45" strokeWidth="2" />
          <path d={`M${at(median)} 8V48`} className="stroke-ink" strokeWidth="2" />
          {jobPay !== null && (
            <>
              <path d={`M${at(jobPay)} 8V40`} className="stroke-coral" strokeWidth="3" />
              <path d={`M${at(jobPay)} 8h.1`} className="stroke-coral" strokeWidth="11" strokeLinecap="round" />
            </>
          )}
        </svg>
      </div>
      <p aria-hidden="true" className="figures relative mt-1 flex justify-between text-ink-soft text-sm">
        <span>{formatPounds(from)}</span>
        <span>{formatPounds(to)}</span>
      </p>
      <figcaption className="mt-2 text-ink-soft">
        <span aria-hidden="true" className="mr-2 inline-block h-4 w-0.5 translate-y-0.5 bg-ink" />
        {describeMedian(strip)}{' '}
        {jobPay !== null && (
          <span className="whitespace-nowrap">
            <span aria-hidden="true" className="mr-1.5 ml-2 inline-block size-2.5 rounded-full bg-coral" />
            {describeOwn(jobPay)}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
