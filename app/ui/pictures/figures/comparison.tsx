/** The same items by several measures. The better one is dark and bold; each measure has its own scale. */
import { classNames } from '#app/ui/class-names.ts';
import type { DrawingOf, Measure } from '#domain/article/article-figure.ts';
import { AT, at } from './at.ts';
import { signedBars } from './geometry.ts';

type ComparisonProps = DrawingOf<'comparison'>;

export function Comparison({ things, measures }: ComparisonProps) {
  const isAlone = measures.length === 1;
  return (
    <div className={classNames('grid gap-x-10 gap-y-8', !isAlone && 'sm:grid-cols-2')}>
      {measures.map((measure) => (
        <MeasureBars key={measure.label} measure={measure} things={things} isTall={isAlone} />
      ))}
    </div>
  );
}

type MeasureBarsProps = { measure: Measure; things: ComparisonProps['things']; isTall: boolean };

function MeasureBars({ measure: { label, values, best }, things, isTall }: MeasureBarsProps) {
  const { zero, bars } = signedBars(values);
  return (
    <div>
      <p className="border-ink-soft border-t pt-2 font-semibold">{label}</p>
      {things.map((thing, place) => {
        const { from = 0, to = 0 } = bars[place] ?? {};
        const isBest = place === best;
        return (
          <div key={thing} className="mt-3">
            <p className={classNames('flex justify-between gap-4 text-sm', isBest && 'font-semibold')}>
              <span>{thing}</span>
              <span className="whitespace-nowrap">{values[place]?.shown}</span>
            </p>
            <svg aria-hidden="true" className={classNames('mt-1 w-full', isTall ? 'h-8' : 'h-4')} overflow="visible">
              <rect
                x={`${from}%`}
                width={`${to - from}%`}
                height="100%"
                className={isBest ? 'fill-brand' : 'fill-control'}
              />
              {zero > 0 && (
                <line x1={`${zero}%`} x2={`${zero}%`} y1="0" y2="100%" strokeWidth="1.5" className="stroke-ink" />
              )}
            </svg>
          </div>
        );
      })}
      {zero > 0 && (
        <p className="relative mt-1 h-6 text-sm text-ink-soft">
          <span className={classNames('absolute -translate-x-1/2 whitespace-nowrap', AT)} style={at(zero)}>
            no change
          </span>
        </p>
      )}
    </div>
  );
}
