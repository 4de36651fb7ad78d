/** Introductions at the desk, each with what is missing. On a phone each row is a small list. */
import { Link } from 'react-router';
import { Cell, HeaderCell, Table, TableHead } from '#app/ui/content/table.tsx';
import { introductionHref, type ShownIntroduction } from '../schema.ts';
import { describeState, IntroductionStatus } from './introduction-status.tsx';

const COLUMNS = ['Candidate', 'Client', 'Position', 'Status', 'Missing', 'Begun'];

export function IntroductionTable({ introductions }: { introductions: readonly ShownIntroduction[] }) {
  return (
    <Table caption="Introductions" isCaptionHidden isStacked>
      <TableHead columns={COLUMNS} />
      <tbody>
        {introductions.map((introduction) => (
          <tr key={introduction.id} className="[overflow-wrap:anywhere]">
            <HeaderCell scope="row" className="sm:min-w-36">
              <Link translate="no" to={introductionHref(introduction.id)} className="link">
                {introduction.candidate}
              </Link>
            </HeaderCell>
            <Cell label="Client">{introduction.clientName}</Cell>
            <Cell label="Position">{introduction.purpose}</Cell>
            <Cell label="Status">
              <IntroductionStatus introduction={introduction} />
            </Cell>
            <Cell label="Missing">{describeState(introduction)}</Cell>
            <Cell label="Begun" className="whitespace-nowrap">
              {introduction.openedOn}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
