/** Assignments at the desk, each with its clock and the way to its own page. On a phone each row is a small list. */
import { Link } from 'react-router';
import { Cell, HeaderCell, Table, TableHead } from '#app/ui/content/table.tsx';
import { ENGAGEMENT_NAMES } from '#domain/assignment/assignment.ts';
import { assignmentHref, type ShownAssignment } from '../schema.ts';
import { ClockStatus } from './clock-status.tsx';

const COLUMNS = ['Worker', 'Role and hirer', 'Dates', 'Twelve weeks', 'Engaged', 'Consultant'];

export function AssignmentTable({ assignments }: { assignments: readonly ShownAssignment[] }) {
  return (
    <Table caption="Assignments" isCaptionHidden isStacked>
      <TableHead columns={COLUMNS} />
      <tbody>
        {assignments.map(({ id, person, role, hirer, dates, clock, engagement, consultant }) => (
          <tr key={id} className="wrap-anywhere">
            <HeaderCell scope="row">
              <Link to={assignmentHref(id)} className="link">
                {person}
              </Link>
            </HeaderCell>
            <Cell label="Role and hirer">
              {role}, {hirer}
            </Cell>
            <Cell label="Dates">{dates}</Cell>
            <Cell label="Twelve weeks">
              <ClockStatus clock={clock} />
            </Cell>
            <Cell label="Engaged">{ENGAGEMENT_NAMES[engagement]}</Cell>
            <Cell label="Consultant">{consultant || 'No one'}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
