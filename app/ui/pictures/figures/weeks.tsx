import type { DrawingOf } from '#domain/article/article-figure.ts';

const DAYS = ['M', 'T', 'W', 'T', 'F'];
const [STEP, WIDTH] = [20, 17];

export function Weeks({ weeks }: DrawingOf<'weeks'>) {
  const longest = Math.max(...weeks.flatMap(({ hoursByDay }) => hoursByDay));
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-8 text-sm md:grid-cols-4">
      {weeks.map(({ label, hoursByDay, hours, facts }, week) => (
        <div key={label}>
          <svg aria-hidden="true" className="h-28 w-full border-ink-soft border-b" overflow="visible">
            {DAYS.map((_, day) => {
              const height = ((hoursByDay[day] ?? 0) / longest) * 100;
              return (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never move
                  key={day}
                  x={`${day * STEP + (STEP - WIDTH) / 2}%`}
                  y={`${100 - height}%`}
                  width={`${WIDTH}%`}
                  height={`${height}%`}
                  className={week === 0 ? 'fill-control' : 'fill-brand'}
                />
              );
            })}
          </svg>
          <p className="mt-1 grid grid-cols-5 text-center text-ink-soft">
            {DAYS.map((letter, day) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week never move
              <span key={day}>{letter}</span>
            ))}
          </p>
          <p className="mt-3 font-semibold md:min-h-10">{label}</p>
          <p className="mt-1">{hours}</p>
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
      ))}
    </div>
  );
}
