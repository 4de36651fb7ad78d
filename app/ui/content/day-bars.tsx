/** Stacked counts per day: rendered on the server without scripts, with a table of the same numbers (docs/decisions/0078). */

import { Link, type To } from 'react-router';
import { formatNumber } from '#domain/pay/money.ts';
import { Cell, HeaderCell, Table } from './table.tsx';

/** One part of each stacked bar, with its key in every day; the first is at the bottom. */
export type Series<Key extends string> = { key: Key; name: string; fill: string; swatch: string };
export type DayOfBars<Key extends string> = { day: string; label: string } & Record<Key, number>;

type DayBarsProps<Key extends string> = {
  title: string;
  /** 'Security events by day': title of the picture and its table. */
  fullTitle: string;
  empty: string;
  series: readonly Series<Key>[];
  days: readonly DayOfBars<Key>[];
  /** The period of one bar, which starts on `day`. */
  step?: 'day' | 'week' | 'month';
  makeHref?: (day: DayOfBars<Key>) => To;
};

const HEIGHT = 100;
const DAY_WIDTH = 10;

export function DayBars<Key extends string>({ title, step = 'day', ...props }: DayBarsProps<Key>) {
  const { fullTitle, series, days } = props;
  const totals = days.map((day) => totalOf(day, series));
  const sum = totals.reduce((a, b) => a + b, 0);
  const largestTotal = Math.max(...totals, 1);
  const [first, last] = [days[0]?.label ?? '', days.at(-1)?.label ?? ''];
  return (
    <figure className="mt-8">
      <figcaption className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
        <span className="font-semibold">{title}</span>
        <span className="flex flex-wrap gap-x-4">
          {series.map(({ key, name, swatch }) => (
            <span key={key} className="inline-flex items-center gap-1.5 text-ink-soft">
              <span
                aria-hidden="true"
                className={`size-3 rounded-xs forced-color-adjust-none [print-color-adjust:exact] ${swatch}`}
              />
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <div className="flex gap-2">
        <div
          aria-hidden="true"
          className="figures flex flex-col justify-between whitespace-nowrap text-right text-ink-faint text-sm"
        >
          <span>{formatNumber(largestTotal)}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-label={`${fullTitle}, ${first} to ${last}: ${formatNumber(sum)} in all, at most ${formatNumber(largestTotal)} ${step === 'day' ? 'on' : 'in'} one ${step}`}
          viewBox={`0 0 ${days.length * DAY_WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-40 w-full border-line border-t border-b border-b-control"
        >
          {days.map((day, index) => (
            <Bar key={day.day} day={day} series={series} left={index * DAY_WIDTH} scale={HEIGHT / largestTotal} />
          ))}
        </svg>
      </div>
      <p aria-hidden="true" className="figures mt-1.5 flex justify-between pl-6 text-ink-faint text-sm">
        <span>{first}</span>
        <span>{last}</span>
      </p>
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-11 items-center font-semibold text-brand">Show as a table</summary>
        <DayTable {...props} step={step} />
      </details>
    </figure>
  );
}

type BarProps<Key extends string> = {
  day: DayOfBars<Key>;
  series: readonly Series<Key>[];
  left: number;
  scale: number;
};

function Bar<Key extends string>({ day, series, left, scale }: BarProps<Key>) {
  let bottom = HEIGHT;
  return (
    <g>
      <title>{`${day.label}: ${series.map(({ key, name }) => `${name} ${formatNumber(day[key])}`).join(', ')}`}</title>
      {series.map(({ key, fill }) => {
        const height = day[key] * scale;
        bottom -= height;
        return <rect key={key} x={left + 1} y={bottom} width={DAY_WIDTH - 2} height={height} className={fill} />;
      })}
    </g>
  );
}

type DayTableProps<Key extends string> = Omit<DayBarsProps<Key>, 'title'> & { step: string };

function DayTable<Key extends string>({ fullTitle, empty, series, days, step, makeHref }: DayTableProps<Key>) {
  const busy = days.filter((day) => totalOf(day, series) > 0);
  if (busy.length === 0) return <p className="py-2 text-ink-soft">{empty}</p>;
  return (
    <Table caption={`${fullTitle}; ${step}s without any aren’t shown`}>
      <thead>
        <tr>
          <HeaderCell>{step === 'day' ? 'Day' : `${step === 'week' ? 'Week' : 'Month'} from`}</HeaderCell>
          {series.map(({ key, name }) => (
            <HeaderCell key={key} isNumber>
              {name}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {busy.map((day) => (
          <tr key={day.day}>
            <Cell>
              {makeHref ? (
                <Link to={makeHref(day)} className="link touch-target">
                  {day.label}
                </Link>
              ) : (
                day.label
              )}
            </Cell>
            {series.map(({ key }) => (
              <Cell key={key} isNumber>
                {formatNumber(day[key])}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const totalOf = <Key extends string>(day: DayOfBars<Key>, series: readonly Series<Key>[]) =>
  series.reduce((sum, { key }) => sum + day[key], 0);
