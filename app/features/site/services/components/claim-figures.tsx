import { Heading } from '#app/ui/content/heading.tsx';
import { type Claim, earliestCount } from '#domain/site/claim.ts';
import { formatLongDate } from '#domain/time/dates.ts';

type ClaimFiguresProps = {
  title: string;
  claims: readonly Claim[];
  ink?: string;
};

export function ClaimFigures({ title, claims, ink = 'text-brand' }: ClaimFiguresProps) {
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="figures" className="wrap pt-16 sm:pt-24">
      <div className="border-ink border-t-2 pt-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <Heading level={2} size="item" id="figures">
            {title}
          </Heading>
          <p className="text-sm text-ink-soft">As of {formatLongDate(new Date(earliestCount(claims)))}</p>
        </div>
        <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
          {claims.map(({ value, label, source }) => (
            <div key={label} className="flex flex-col justify-end">
              <dt className="order-last mt-2 grow">
                <span className="font-semibold">{label}</span>
                <span className="mt-0.5 block text-sm text-ink-soft">{source}</span>
              </dt>
              <dd className={`figures font-display text-[3.25rem] leading-none tracking-[-0.02em] ${ink}`}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
