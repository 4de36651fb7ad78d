import { href, Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/content/table.tsx';
import type { City } from '#domain/place/place.ts';
import type { SalaryInsights } from '../schema.ts';
import { BoardCount } from './board-count.tsx';

export function SalaryTable({ city, salaries }: { city: City; salaries: SalaryInsights }) {
  const { experience, rows, floorNote } = salaries;
  const areCounted = rows.every(({ jobCountText }) => jobCountText !== null);
  return (
    <>
      <Heading level={2} id="salaries">
        Salaries in {city.name}
      </Heading>
      <p className="measure mt-3 text-ink-soft">
        Estimates from our{' '}
        <Link to={href('/tools')} className="link">
          salary calculator{' '}
        </Link>{' '}
        , as a guide only.
      </p>
      <div className="mt-6 sm:whitespace-nowrap [&_caption]:whitespace-normal">
        <Table caption={`${experience}, £ a year`} isStacked>
          <thead>
            <tr>
              <HeaderCell>Role</HeaderCell>
              <HeaderCell isNumber>Average</HeaderCell>
              <HeaderCell isNumber>Range</HeaderCell>
              {areCounted && <HeaderCell isNumber>Open jobs</HeaderCell>}
              <HeaderCell>Who’s hiring</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ role, hiredBy, range, average, jobCountText, board, calculator }) => (
              <tr key={role}>
                <HeaderCell scope="row">
                  <Link to={calculator} className="link touch-target">
                    {role}
                  </Link>
                </HeaderCell>
                <Cell isNumber label="Average">
                  {average}
                </Cell>
                <Cell isNumber label="Range">
                  {range}
                </Cell>
                {areCounted && (
                  <Cell isNumber label="Open jobs">
                    {jobCountText && <BoardCount text={jobCountText} board={board} />}
                  </Cell>
                )}
                <Cell label="Who’s hiring" className="whitespace-normal text-ink-soft sm:min-w-60">
                  {hiredBy}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      {(floorNote || !areCounted) && (
        <p className="measure mt-3 text-sm text-ink-soft">
          {floorNote} {!areCounted && 'We couldn’t count the jobs just now.'}
        </p>
      )}
    </>
  );
}
