import { classNames } from '#app/ui/class-names.ts';
import type { DrawingOf } from '#domain/article/article-figure.ts';
import { waterfallBars } from './geometry.ts';

/** Pixels from the top of a row. The remaining height is for the line to the next one. */
const [TOP, HEIGHT] = [9, 22];
/** Per cent. Keeps the smallest change visible. */
const LEAST = 0.6;

export function Waterfall({ steps }: DrawingOf<'waterfall'>) {
  const bars = waterfallBars(steps);
  return (
    <div>
      {steps.map(({ label, note, isTotal, amount }, row) => {
        const { from = 0, to = 0, end = 0 } = bars[row] ?? {};
        const previousEnd = bars[row - 1]?.end;
        const hasNext = row < steps.length - 1;
        return (
          <div
            key={label}
            className={classNames(
              'grid min-h-10 grid-cols-[1fr_auto] gap-x-4 text-sm sm:grid-cols-[minmax(0,13.5rem)_1fr_5.75rem]',
              isTotal && 'font-semibold',
            )}
          >
            <p className="pt-2.5 sm:pb-2.5">
              {label}
              {note && <span className="block font-normal text-ink-soft">{note}</span>}
            </p>
            <div className="relative h-10 max-sm:order-last max-sm:col-span-2 sm:h-full">
              <svg aria-hidden="true" className="absolute inset-0 size-full" overflow="visible">
                <rect
                  x={`${from}%`}
                  y={TOP}
                  width={`${Math.max(LEAST, to - from)}%`}
                  height={HEIGHT}
                  className={isTotal ? 'fill-brand' : 'fill-control'}
                />
                <g className="stroke-control max-sm:hidden">
                  {previousEnd !== undefined && <line x1={`${previousEnd}%`} x2={`${previousEnd}%`} y1="0" y2={TOP} />}
                  {hasNext && <line x1={`${end}%`} x2={`${end}%`} y1={TOP + HEIGHT} y2="100%" />}
                </g>
              </svg>
            </div>
            <p className="whitespace-nowrap pt-2.5 text-right">{amount.shown}</p>
          </div>
        );
      })}
    </div>
  );
}
