import { Heading } from '#app/ui/heading.tsx';
import { homeClaims } from '#content/claims.ts';
import { formatLongDate } from '#domain/dates.ts';

/** What the agency says of itself, with the day it was counted and how. */
export function Figures() {
  const [{ asOf } = { asOf: '' }] = homeClaims;
  return (
    <section aria-labelledby="figures" className="wrap pt-20 sm:pt-28">
      <div className="border-ink border-t-2 pt-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <Heading level={2} size="item" id="figures">
            A young agency, counted honestly
          </Heading>
          <p className="text-sm text-ink-soft">As of {formatLongDate(new Date(asOf))}</p>
        </div>
        <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 lg:grid-cols-5">
          {homeClaims.map(({ value, label, source }) => (
            <div key={label} className="flex flex-col">
              <dt className="order-last mt-2">
                <span className="font-semibold">{label}</span>
                <span className="mt-0.5 block text-sm text-ink-soft">{source}</span>
              </dt>
              <dd className="figures font-display text-[3.25rem] leading-none tracking-[-0.02em] text-brand">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
