/** Security events by the day, stacked by risk: drawn on the server, the same without a script; and as a table. */
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import { formatNumber } from '#domain/money.ts';
import type { EventDayCounts } from '../queries/event-days.server.ts';
import { RISK_NAMES, RISKS, type Risk } from '../schema.ts';

const FILLS: Record<Risk, { bar: string; key: string }> = {
  high: { bar: 'fill-signal', key: 'bg-signal' },
  medium: { bar: 'fill-blue-collar', key: 'bg-blue-collar' },
  low: { bar: 'fill-control', key: 'bg-control' },
};

/** In units of the drawing; each day is ten wide. */
const HEIGHT = 100;
const DAY_WIDTH = 10;

export function EventChart({ days }: { days: readonly EventDayCounts[] }) {
  const totals = days.map(totalOf);
  const sum = totals.reduce((a, b) => a + b, 0);
  const most = Math.max(...totals, 1);
  const [first, last] = [days[0]?.label ?? '', days.at(-1)?.label ?? ''];
  return (
    <figure className="mt-8">
      <figcaption className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
        <span className="font-semibold">Events by day</span>
        <span className="flex gap-4">
          {RISKS.map((risk) => (
            <span key={risk} className="inline-flex items-center gap-1.5 text-ink-soft">
              <span aria-hidden="true" className={`size-3 rounded-xs ${FILLS[risk].key}`} />
              {RISK_NAMES[risk]}
            </span>
          ))}
        </span>
      </figcaption>
      <div className="flex gap-2">
        <div
          aria-hidden="true"
          className="figures flex flex-col justify-between whitespace-nowrap text-right text-ink-faint text-sm"
        >
          <span>{formatNumber(most)}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-label={`Security events by day, ${first} to ${last}: ${formatNumber(sum)} in all, at most ${formatNumber(most)} on one day`}
          viewBox={`0 0 ${days.length * DAY_WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-40 w-full border-line border-t border-b border-b-control"
        >
          {days.map((day, index) => (
            <Bar key={day.day} day={day} left={index * DAY_WIDTH} scale={HEIGHT / most} />
          ))}
        </svg>
      </div>
      <p aria-hidden="true" className="figures mt-1.5 flex justify-between pl-6 text-ink-faint text-sm">
        <span>{first}</span>
        <span>{last}</span>
      </p>
      <details className="mt-2 text-sm">
        <summary className="inline-flex min-h-11 items-center font-semibold text-brand">Show as a table</summary>
        <DayTable days={days} />
      </details>
    </figure>
  );
}

function Bar({ day, left, scale }: { day: EventDayCounts; left: number; scale: number }) {
  let bottom = HEIGHT;
  return (
    <g>
      <title>{`${day.label}: ${RISKS.map((risk) => `${RISK_NAMES[risk]} ${formatNumber(day[risk])}`).join(', ')}`}</title>
      {RISKS.map((risk) => {
        const height = day[risk] * scale;
        bottom -= height;
        return (
          <rect key={risk} x={left + 1} y={bottom} width={DAY_WIDTH - 2} height={height} className={FILLS[risk].bar} />
        );
      })}
    </g>
  );
}

function DayTable({ days }: { days: readonly EventDayCounts[] }) {
  const busy = days.filter((day) => totalOf(day) > 0);
  if (busy.length === 0) return <p className="py-2 text-ink-soft">No events on any of these days.</p>;
  return (
    <Table caption="Security events by day; days without any are left out">
      <thead>
        <tr>
          <HeaderCell>Day</HeaderCell>
          {RISKS.map((risk) => (
            <HeaderCell key={risk} isNumber>
              {RISK_NAMES[risk]}
            </HeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {busy.map((day) => (
          <tr key={day.day}>
            <Cell>{day.label}</Cell>
            {RISKS.map((risk) => (
              <Cell key={risk} isNumber>
                {formatNumber(day[risk])}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const totalOf = (day: EventDayCounts) => day.high + day.medium + day.low;
