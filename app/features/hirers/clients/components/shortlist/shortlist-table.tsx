/** On a phone each row is a small list. */
import { Link } from 'react-router';
import { SHORTLIST_SHAPES } from '#app/chrome/status-shapes.ts';
import { Status } from '#app/ui/content/status.tsx';
import { Cell, HeaderCell, Table, TableHead } from '#app/ui/content/table.tsx';
import { SHORTLIST_STATE_NAMES } from '#domain/client/shortlist.ts';
import { type ShownShortlist, shortlistHref } from '../../schema.ts';

const COLUMNS = ['Job', 'Sent', 'To', 'Answers', 'Link'];

export function ShortlistTable({ shortlists }: { shortlists: readonly ShownShortlist[] }) {
  return (
    <Table caption="Shortlists for this client" isCaptionHidden isStacked>
      <TableHead columns={COLUMNS} />
      <tbody>
        {shortlists.map(({ id, jobTitle, contact, sentOn, state, answers }) => (
          <tr key={id} className="[overflow-wrap:anywhere]">
            <HeaderCell scope="row">
              <Link to={shortlistHref(id)} className="link">
                {jobTitle}
              </Link>
            </HeaderCell>
            <Cell label="Sent">{sentOn}</Cell>
            <Cell label="To">{contact ?? <span className="text-ink-faint">Deleted</span>}</Cell>
            <Cell label="Answers">{answers}</Cell>
            <Cell label="Link">
              <Status shape={SHORTLIST_SHAPES[state]}>{SHORTLIST_STATE_NAMES[state]}</Status>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
