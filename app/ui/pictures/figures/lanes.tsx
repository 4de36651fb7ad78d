import { classNames } from '#app/ui/class-names.ts';
import type { DrawingOf, LaneTone } from '#domain/article/article-figure.ts';
import { AT, at } from './at.ts';
import { laneCells } from './geometry.ts';

/** Cells differ in shape as well as colour: a paused cell is low and empty, a reached one tall. */
const CELLS: Record<LaneTone, { y: string; height: string; className: string }> = {
  counts: { y: '20%', height: '80%', className: 'fill-control' },
  paused: { y: '60%', height: '40%', className: 'fill-transparent stroke-control' },
  reached: { y: '0%', height: '100%', className: 'fill-brand' },
};
const GAP = 0.16;

export function Lanes({ unit, named, lanes, legend }: DrawingOf<'lanes'>) {
  const count = Math.max(...lanes.map(({ parts }) => laneCells(parts).length));
  const width = 100 / count;
  return (
    <div className="text-sm">
      {lanes.map(({ label, parts }) => (
        <div key={label} className="mt-5 first:mt-0">
          <p className="font-semibold">{label}</p>
          <svg aria-hidden="true" className="mt-2 h-11 w-full" overflow="visible">
            {cellsOf(parts).map(({ place, tone }) => (
              <rect
                key={place}
                x={`${place * width + (width * GAP) / 2}%`}
                width={`${width * (1 - GAP)}%`}
                {...CELLS[tone]}
              />
            ))}
          </svg>
        </div>
      ))}
      {named && (
        <p className="relative mt-1.5 h-6 text-ink-soft">
          {named.map((place) => (
            <span
              key={place}
              className={
                place === 1 ? 'absolute left-0' : classNames('absolute -translate-x-1/2 whitespace-nowrap', AT)
              }
              style={place === 1 ? undefined : at((place - 0.5) * width)}
            >
              {place === 1 ? `${unit} 1` : place}
            </span>
          ))}
        </p>
      )}
      <ul className="mt-4 grid gap-2">
        {legend.map(({ tone, text }) => (
          <li key={tone} className="flex gap-3">
            <svg aria-hidden="true" className="mt-0.5 h-4 w-3.5 shrink-0" overflow="visible">
              <rect width="100%" {...CELLS[tone]} />
            </svg>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

const cellsOf = (parts: DrawingOf<'lanes'>['lanes'][number]['parts']) =>
  laneCells(parts).map((tone, place) => ({ place, tone }));
