import { classNames } from '#app/ui/class-names.ts';
import type { DrawingOf, FigureNumber } from '#domain/article/article-figure.ts';
import { AT, at } from './at.ts';
import { axisPlaces } from './geometry.ts';

const COLUMNS = 'grid gap-x-6 sm:grid-cols-[minmax(0,15rem)_1fr]';

export function Ranges({ rows, ticks }: DrawingOf<'ranges'>) {
  const placeOf = axisPlaces(ticks);
  return (
    <div className="text-sm">
      {rows.map(({ label, note, low, high, isDoubtful }) => {
        const [from, to] = [placeOf(low.value), placeOf(high.value)];
        return (
          <div key={label} className={COLUMNS}>
            <p className="pt-1 max-sm:pt-5 sm:pb-7">
              <span className="block font-semibold">{label}</span>
              <span className="block">{`${low.shown} to ${high.shown}`}</span>
              {note && <span className="block text-ink-soft">{note}</span>}
            </p>
            <div className="relative h-12 sm:h-full">
              <svg aria-hidden="true" className="absolute inset-0 size-full" overflow="visible">
                <AxisLines ticks={ticks} placeOf={placeOf} />
                <rect
                  x={`${from}%`}
                  y="10"
                  width={`${to - from}%`}
                  height="26"
                  strokeWidth="2"
                  strokeDasharray={isDoubtful ? '5 4' : undefined}
                  className={classNames('stroke-brand', isDoubtful ? 'fill-sand' : 'fill-brand')}
                />
              </svg>
            </div>
          </div>
        );
      })}
      <div className={COLUMNS}>
        <span className="max-sm:hidden" />
        <p className="relative h-6 text-ink-soft">
          {ticks.map(({ value, shown }) => (
            <span
              key={value}
              className={classNames('absolute top-1 -translate-x-1/2 whitespace-nowrap max-xl:odd:hidden', AT)}
              style={at(placeOf(value))}
            >
              {shown}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

type AxisLinesProps = { ticks: readonly FigureNumber[]; placeOf: (value: number) => number };

const AxisLines = ({ ticks, placeOf }: AxisLinesProps) => (
  <g className="stroke-control opacity-50">
    {ticks.map(({ value }) => (
      <line key={value} x1={`${placeOf(value)}%`} x2={`${placeOf(value)}%`} y1="0" y2="100%" />
    ))}
  </g>
);
