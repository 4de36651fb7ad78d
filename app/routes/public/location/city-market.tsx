import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { href, Link } from 'react-router';
import type { CityMarket, CityOutlook, MarketIndicator } from '#app/features/places/schema.ts';
import { Heading } from '#app/ui/heading.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import type { City } from '#content/cities.ts';
import { SalaryTable } from './salary-table.tsx';

export function CityMarketSection({ city, market, salaries }: CityOutlook & { city: City }) {
  const { indicators } = market;
  return (
    <div className="mt-16 bg-sunken py-14 sm:mt-24 sm:py-20">
      <section aria-labelledby="market" className="wrap">
        <Heading level={2} id="market">
          The job market in {city.name}
        </Heading>
        <p className="mt-3 text-ink-soft">
          {indicators
            ? 'Counted from the jobs on our own board when this page was made.'
            : 'Jobs could not be counted just now.'}
        </p>
        {indicators && (
          <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 sm:gap-x-8 lg:grid-cols-4">
            {indicators.map((indicator) => (
              <Indicator key={indicator.title} {...indicator} />
            ))}
          </dl>
        )}
        <div className={indicators ? 'mt-12' : 'mt-8'}>
          <OutlookTable city={city} market={market} />
        </div>
      </section>
      <section aria-labelledby="salaries" className="wrap pt-14 sm:pt-20">
        <SalaryTable city={city} salaries={salaries} />
      </section>
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
        <span className="block text-sm text-ink-soft">{description}</span>
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

const OUTLOOKS = { excellent: 'Excellent', good: 'Good', fair: 'Fair' };

function OutlookTable({
  city,
  market: { indicators, industries, outlooksOf, isOwn, asOf, source },
}: {
  city: City;
  market: CityMarket;
}) {
  const caption = isOwn ? `Industries in ${city.name}` : `Industries in ${city.name}; outlook for ${outlooksOf}`;
  const isPayKnown = industries.some(({ typicalPay }) => typicalPay !== null);
  return (
    <>
      <Table caption={caption}>
        <thead>
          <tr>
            <HeaderCell>Industry</HeaderCell>
            {indicators && (
              <HeaderCell isNumber className="whitespace-nowrap">
                Open jobs
              </HeaderCell>
            )}
            {isPayKnown && <HeaderCell isNumber>Typical pay</HeaderCell>}
            <HeaderCell>{isOwn ? 'Outlook' : `Outlook, ${outlooksOf}`}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {industries.map(({ slug, industry, jobCount, typicalPay, outlook, reason }) => (
            <tr key={slug}>
              <HeaderCell scope="row" className="align-top whitespace-nowrap">
                <Link to={href('/industries/:industry', { industry: slug })} className="link touch-target">
                  {industry}
                </Link>
              </HeaderCell>
              {indicators && <Cell isNumber>{jobCount}</Cell>}
              {isPayKnown && <Cell isNumber>{typicalPay ?? 'Too few to say'}</Cell>}
              <Cell className="min-w-36">
                <span className="font-semibold">{OUTLOOKS[outlook]}</span>{' '}
                <span className="block text-ink-soft">{reason}</span>
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="measure mt-3 text-sm text-ink-soft">
        {!isOwn && `Our people have written down no outlook for ${city.name} yet: what is shown is ${outlooksOf}’s. `}
        Outlook: {source}, as of {asOf}. {indicators && 'Jobs are counted by the words of their titles; '}
        {indicators ? 'growth is not measured.' : 'Growth is not measured.'}
      </p>
    </>
  );
}
