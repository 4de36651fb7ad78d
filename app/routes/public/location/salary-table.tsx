import { href, Link } from 'react-router';
import type { SalaryInsights } from '#app/features/places/schema.ts';
import { Heading } from '#app/ui/heading.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/table.tsx';
import type { City } from '#content/cities.ts';

/** The heading of its section is part of it: both say whose figures these are. */
export function SalaryTable({ city, salaries }: { city: City; salaries: SalaryInsights }) {
  const { city: shown, isOwn, experience, rows, floorNote } = salaries;
  const areCounted = rows.every(({ jobCountText }) => jobCountText !== null);
  return (
    <>
      <Heading level={2} id="salaries">
        {isOwn ? `Salaries in ${city.name}` : `Salaries: London’s, and ${city.name} beside them`}
      </Heading>
      <p className="measure mt-3 text-ink-soft">
        {isOwn
          ? 'Our estimate, from the salary calculator. '
          : `We have chosen roles for London, Manchester and Birmingham only. The roles here are London’s; all figures, London’s and ${city.name}’s, are estimates of the salary calculator. `}
        <Link to={href('/tools')} className="link">
          Calculate it for your own role
        </Link>
        .
      </p>
      <div className="mt-6 whitespace-nowrap [&_caption]:whitespace-normal">
        <Table caption={`${experience}, pounds a year, ${shown}`}>
          <thead>
            <tr>
              <HeaderCell>Role</HeaderCell>
              <HeaderCell isNumber>{isOwn ? 'Average' : `Average, ${shown}`}</HeaderCell>
              {!isOwn && <HeaderCell isNumber>Average, {city.name}</HeaderCell>}
              <HeaderCell isNumber>{isOwn ? 'Range' : `Range, ${shown}`}</HeaderCell>
              {areCounted && <HeaderCell isNumber>Open jobs in {city.name}</HeaderCell>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ role, range, average, localAverage, jobCountText, board, calculator }) => (
              <tr key={role}>
                <HeaderCell scope="row">
                  <Link to={calculator} className="link touch-target">
                    {role}
                  </Link>
                </HeaderCell>
                <Cell isNumber>{average}</Cell>
                {localAverage && (
                  <Cell isNumber className="font-semibold">
                    {localAverage}
                  </Cell>
                )}
                <Cell isNumber>{range}</Cell>
                {areCounted && (
                  <Cell isNumber>
                    {jobCountText !== '0' ? (
                      <Link to={board} className="link touch-target">
                        {jobCountText}
                        <span className="sr-only"> open, on the board</span>
                      </Link>
                    ) : (
                      0
                    )}
                  </Cell>
                )}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <p className="measure mt-3 text-sm text-ink-soft">
        {floorNote && `${floorNote} `}Estimates are a guide only.{' '}
        {areCounted ? 'Demand is shown as the number of open jobs; how' : 'Jobs could not be counted just now. How'} pay
        has grown is not measured.
      </p>
    </>
  );
}
