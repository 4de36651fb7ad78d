import { Link } from 'react-router';
import { CLIENT_SHAPES } from '#app/chrome/status-shapes.ts';
import type { DeskList } from '#app/desk/list/desk-list.ts';
import { choiceFilter, searchReader, wordsFilter } from '#app/desk/list/filters.ts';
import { Status } from '#app/ui/content/status.tsx';
import { CLIENT_STATE_NAMES, CLIENT_STATES } from '#domain/client/client.ts';
import { type ClientRow, type ClientSearch, clientHref } from '../../schema.ts';

const FILTERS = {
  search: wordsFilter('Company, location or contact'),
  state: choiceFilter('Status', 'All clients', CLIENT_STATES, CLIENT_STATE_NAMES),
};

export const CLIENTS: DeskList<ClientSearch, ClientRow> = {
  path: '/admin/clients',
  label: 'Clients',
  nouns: ['client', 'clients'],
  filters: FILTERS,
  read: searchReader(FILTERS),
  empty: 'No clients yet. Add the first one.',
  unmatched: 'No clients match these filters. Try fewer filters.',
  isRoomy: true,
  columns: [
    {
      head: 'Client',
      cell: ({ id, name }) => (
        <Link to={clientHref(id)} className="link">
          {name}
        </Link>
      ),
    },
    {
      head: 'Status',
      cell: ({ state }) => <Status shape={CLIENT_SHAPES[state]}>{CLIENT_STATE_NAMES[state]}</Status>,
    },
    { head: 'Location', cell: ({ location }) => location ?? <span className="text-ink-faint">Not set</span> },
    { head: 'Contacts', isNumber: true, cell: ({ contacts }) => contacts },
    { head: 'Open jobs', isNumber: true, cell: ({ openJobs }) => openJobs },
    { head: 'Placements', isNumber: true, cell: ({ placements }) => placements },
  ],
};
