import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { Heading } from '#app/ui/content/heading.tsx';
import type { City } from '#domain/place/place.ts';
import type { CityOutlook, MarketIndicator } from '../schema.ts';
import { OutlookTable } from './outlook-table.tsx';
import { SalaryTable } from './salary-table.tsx';

export function CityMarketSection({ city, market, salaries }: CityOutlook & { city: City }) {
  const { indicators, counted, insights } = market;
  return (
    <div className="bg-sunken py-12 sm:py-16">
      <section aria-labelledby="market" className="wrap">
        <Heading level={2} id="market">
          The job market in {city.name}
        </Heading>
        {insights && (
          <div className="mt-5 grid gap-x-8 gap-y-4 lg:grid-cols-12">
            <p className="font-display text-xl leading-normal lg:col-span-7">{insights.summary}</p>
            <p className="measure lg:col-span-5">{insights.advice}</p>
          </div>
        )}
        <p className="mt-5 text-ink-soft">
          {counted ? `Counted today from ${counted} on our own board.` : 'We couldn’t count the jobs just now.'}
        </p>
        {indicators && (
          <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 sm:gap-x-8 lg:grid-cols-4">
            {indicators.map((indicator) => (
              <Indicator key={indicator.title} {...indicator} />
            ))}
          </dl>
        )}
        {market.industries.length > 0 && (
          <div className={indicators ? 'mt-12' : 'mt-8'}>
            <OutlookTable city={city} market={market} />
          </div>
        )}
      </section>
      {salaries && (
        <section aria-labelledby="salaries" className="wrap pt-16">
          <SalaryTable city={city} salaries={salaries} />
        </section>
      )}
    </div>
  );
}

const ARROWS = {
  up: { Icon: TrendingUp, word: 'Rising' },
  down: { Icon: TrendingDown, word: 'Falling' },
  stable: { Icon: Minus, word: 'Steady' },
};

function Indicator({ title, value, trend, change, description }: MarketIndicator) {
  const arrow = trend && ARROWS[trend];
  return (
    <div className="flex flex-col border-control border-t pt-4">
      <dt className="order-last mt-2">
        <span className="font-semibold">{title}</span>
        {description && <span className="block text-sm text-ink-soft">{description}</span>}
        {change && (
          <span className="mt-1 flex items-center gap-1.5 text-sm">
            {arrow && <arrow.Icon aria-hidden="true" className="size-4 shrink-0 text-brand" />}
            {arrow ? `${arrow.word}: ${change}` : change}
          </span>
        )}
      </dt>
      <dd className="figures flex min-h-10 items-end font-display text-2xl leading-none tracking-[-0.02em] text-brand">
        {value}
      </dd>
    </div>
  );
}
