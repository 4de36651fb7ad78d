import { href, Link } from 'react-router';
import { Cell, HeaderCell, Table } from '#app/ui/content/table.tsx';
import type { City } from '#domain/place/place.ts';
import type { CityMarket } from '../schema.ts';
import { BoardCount } from './board-count.tsx';

const OUTLOOKS = { excellent: 'Excellent', good: 'Good', fair: 'Fair' };

export function OutlookTable({
  city,
  market: { indicators, industries, insights },
}: {
  city: City;
  market: CityMarket;
}) {
  const isPayKnown = industries.some(({ typicalPay }) => typicalPay !== null);
  return (
    <>
      <Table caption={`Industries in ${city.name}`} isStacked>
        <thead>
          <tr>
            <HeaderCell>Industry</HeaderCell>
            {indicators && (
              <HeaderCell isNumber className="whitespace-nowrap">
                Open jobs
              </HeaderCell>
            )}
            {isPayKnown && <HeaderCell isNumber>Typical pay</HeaderCell>}
            {insights && <HeaderCell>Outlook</HeaderCell>}
          </tr>
        </thead>
        <tbody>
          {industries.map(({ slug, industry, jobCountText, board, typicalPay, outlook }) => (
            <tr key={slug}>
              <HeaderCell scope="row" className="align-top whitespace-nowrap">
                <Link to={href('/industries/:industry', { industry: slug })} className="link touch-target">
                  {industry}
                </Link>
              </HeaderCell>
              {indicators && (
                <Cell isNumber label="Open jobs">
                  {jobCountText && <BoardCount text={jobCountText} board={board} />}
                </Cell>
              )}
              {isPayKnown && (
                <Cell isNumber label="Typical pay">
                  {typicalPay ?? 'Too few jobs'}
                </Cell>
              )}
              {insights && (
                <Cell label="Outlook" className="sm:min-w-36">
                  {outlook && (
                    <>
                      <span className="font-semibold">{OUTLOOKS[outlook.level]}</span>{' '}
                      <span className="block text-ink-soft">{outlook.reason}</span>
                    </>
                  )}
                </Cell>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="measure mt-3 text-sm text-ink-soft">
        {insights && `Outlook: ${insights.source}. `}
        {indicators && 'Each industry page explains which jobs we count.'}
      </p>
    </>
  );
}
