/** On a phone each row is a small list. */
import { Link } from 'react-router';
import { Cell, HeaderCell, Table } from '#app/ui/content/table.tsx';
import { placementHref, type ShownPlacement } from '../../schema.ts';

export const UNNAMED_CANDIDATE = 'Deleted candidate';

export function PlacementTable({ placements }: { placements: readonly ShownPlacement[] }) {
  return (
    <Table caption="Placements with this client" isCaptionHidden isStacked>
      <thead>
        <tr>
          <HeaderCell>Candidate</HeaderCell>
          <HeaderCell>Job</HeaderCell>
          <HeaderCell>Start date</HeaderCell>
          <HeaderCell isNumber>Fee</HeaderCell>
          <HeaderCell>Rebate until</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {placements.map(({ id, candidate, jobTitle, startsOn, fee, rebate, hasEnded }) => (
          <tr key={id} className="[overflow-wrap:anywhere]">
            <HeaderCell scope="row">
              <Link to={placementHref(id)} className="link">
                {candidate ?? UNNAMED_CANDIDATE}
              </Link>
            </HeaderCell>
            <Cell label="Job">{jobTitle}</Cell>
            <Cell label="Start date">
              {startsOn}
              {hasEnded && ', ended'}
            </Cell>
            <Cell label="Fee" isNumber>
              {fee}
            </Cell>
            <Cell label="Rebate until">{rebate ?? 'No rebate'}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
