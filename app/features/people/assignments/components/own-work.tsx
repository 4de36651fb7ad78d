import { href } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import { QUALIFYING_WEEKS } from '#domain/assignment/qualifying-weeks.ts';
import type { ShownOwnWork } from '../schema.ts';
import { ClockStatus } from './clock-status.tsx';

export function OwnWork({ work: { assignments, documents } }: { work: ShownOwnWork }) {
  return (
    <div className="max-w-3xl space-y-10">
      {assignments.length > 0 && (
        <section aria-labelledby="work">
          <Heading level={2} size="item" id="work" className="border-ink border-b-2 pb-2">
            Where you work
          </Heading>
          <ul>
            {assignments.map(({ id, role, hirer, dates, pay, through, away, clock }) => (
              <li key={id} className="wrap-anywhere grid gap-x-8 gap-y-2 border-line border-b py-4 sm:grid-cols-2">
                <div>
                  <p className="font-semibold">
                    {role}, {hirer}
                  </p>
                  <p className="figures text-ink-soft text-sm">{[dates, pay, through].filter(Boolean).join(' · ')}</p>
                  {away.length > 0 && <p className="figures text-ink-soft text-sm">Away: {away.join('; ')}</p>}
                </div>
                <ClockStatus clock={clock} />
              </li>
            ))}
          </ul>
          <p className="measure mt-4 text-ink-soft text-sm">
            After {QUALIFYING_WEEKS} weeks in the same role with the same hirer, you’re entitled to the same pay, hours
            and holiday as its own staff in that work. If anything here is wrong, tell us.
          </p>
        </section>
      )}
      <section aria-labelledby="documents">
        <Heading level={2} size="item" id="documents" className="border-ink border-b-2 pb-2">
          Key Information Documents
        </Heading>
        {documents.length === 0 && <p className="border-line border-b py-3 text-ink-soft">No documents yet.</p>}
        <ul>
          {documents.map(({ id, name, givenText }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-2.5">
              <a
                href={href('/assignments/key-information/:id', { id })}
                download
                className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
              >
                {name}
              </a>
              <span className="figures text-ink-soft text-sm">{givenText}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
