/** Clients at the desk, each with the way to its page. On a phone each row is a small list. */
import { Link } from 'react-router';
import { CLIENT_SHAPES } from '#app/chrome/status-shapes.ts';
import { Status } from '#app/ui/content/status.tsx';
import { Cell, HeaderCell, Table } from '#app/ui/content/table.tsx';
import { CLIENT_STATE_NAMES } from '#domain/client/client.ts';
import type { ClientRow } from '../../queries/clients.server.ts';
import { clientHref } from '../../schema.ts';

export function ClientTable({ clients }: { clients: readonly ClientRow[] }) {
  return (
    <Table caption="Clients" isCaptionHidden isStacked>
      <thead>
        <tr>
          <HeaderCell>Client</HeaderCell>
          <HeaderCell>State</HeaderCell>
          <HeaderCell>Place</HeaderCell>
          <HeaderCell isNumber>Contacts</HeaderCell>
          <HeaderCell isNumber>Open jobs</HeaderCell>
          <HeaderCell isNumber>Placements</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {clients.map(({ id, name, state, location, contacts, openJobs, placements }) => (
          <tr key={id} className="[overflow-wrap:anywhere]">
            <HeaderCell scope="row">
              <Link to={clientHref(id)} className="link">
                {name}
              </Link>
            </HeaderCell>
            <Cell label="State">
              <Status shape={CLIENT_SHAPES[state]}>{CLIENT_STATE_NAMES[state]}</Status>
            </Cell>
            <Cell label="Place">{location ?? <span className="text-ink-faint">Not known</span>}</Cell>
            <Cell label="Contacts" isNumber>
              {contacts}
            </Cell>
            <Cell label="Open jobs" isNumber>
              {openJobs}
            </Cell>
            <Cell label="Placements" isNumber>
              {placements}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
