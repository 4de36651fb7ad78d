import { Link } from 'react-router';
import { CLIENT_SHAPES } from '#app/chrome/status-shapes.ts';
import type { DeskList } from '#app/desk/list/desk-list.ts';
import { choiceFilter, searchReader, wordsFilter } from '#app/desk/list/filters.ts';
import { Status } from '#app/ui/content/status.tsx';
import { CLIENT_STATE_NAMES, CLIENT_STATES } from '#domain/client/client.ts';
import { type ClientRow, type ClientSearch, clientHref } from '../../schema.ts';

const FILTERS = {
  search: wordsFilter('Company, place or contact'),
  state: choiceFilter('State', 'All clients', CLIENT_STATES, CLIENT_STATE_NAMES),
};

export const CLIENTS: DeskList<ClientSearch, ClientRow> = {
  path: '/admin/clients',
  label: 'Clients',
  nouns: ['client', 'clients'],
  filters: FILTERS,
  read: searchReader(FILTERS),
  empty: 'No clients yet. Add the first one.',
  unmatched: 'No client matches these filters.',
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
      head: 'State',
      cell: ({ state }) => <Status shape={CLIENT_SHAPES[state]}>{CLIENT_STATE_NAMES[state]}</Status>,
    },
    { head: 'Place', cell: ({ location }) => location ?? <span className="text-ink-faint">Not known</span> },
    { head: 'Contacts', isNumber: true, cell: ({ contacts }) => contacts },
    { head: 'Open jobs', isNumber: true, cell: ({ openJobs }) => openJobs },
    { head: 'Placements', isNumber: true, cell: ({ placements }) => placements },
  ],
};
