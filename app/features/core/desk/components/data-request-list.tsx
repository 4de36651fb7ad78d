import { href, Link } from 'react-router';
import { DATA_REQUEST_SHAPES } from '#app/chrome/status-shapes.ts';
import type { DeskList } from '#app/desk/list/desk-list.ts';
import { searchReader } from '#app/desk/list/filters.ts';
import { DueDay } from '#app/features/core/data-requests/components/due-day.tsx';
import type { ShownDue } from '#app/features/core/data-requests/schema.ts';
import { ERASED_NAME } from '#app/features/core/data-requests/texts.ts';
import { Status } from '#app/ui/content/status.tsx';
import { DATA_REQUEST_KIND_NAMES, DATA_REQUEST_STATUS_NAMES } from '#domain/data-request/data-request.ts';
import { DATA_REQUEST_FILTERS, type DataRequestRow, type DataRequestSearch } from '../schema/lists.ts';

type ShownRequest = Omit<DataRequestRow, 'createdAt' | 'dueOn' | 'isExtended'> & { sent: string; due: ShownDue };

const SOURCES = { account: 'From their account', desk: 'Added on the desk' };

export const DATA_REQUESTS: DeskList<DataRequestSearch, ShownRequest> = {
  path: '/admin/data-requests',
  label: 'Data requests',
  nouns: ['data request', 'data requests'],
  filters: DATA_REQUEST_FILTERS,
  read: searchReader(DATA_REQUEST_FILTERS),
  empty: 'No data requests yet.',
  unmatched: 'No data requests match these filters.',
  columns: [
    {
      head: 'Reference',
      cell: ({ id, reference }) => (
        <Link to={href('/admin/data-requests/:id', { id })} translate="no" className="figures">
          {reference}
        </Link>
      ),
    },
    {
      head: 'From',
      isLong: true,
      cell: ({ name, source }) => (
        <>
          {name ?? ERASED_NAME}
          {source !== 'form' && <span className="block text-ink-soft text-sm">{SOURCES[source]}</span>}
        </>
      ),
    },
    { head: 'Kind', cell: ({ kind }) => DATA_REQUEST_KIND_NAMES[kind] },
    {
      head: 'Status',
      cell: ({ status }) => <Status shape={DATA_REQUEST_SHAPES[status]}>{DATA_REQUEST_STATUS_NAMES[status]}</Status>,
    },
    { head: 'Due', cell: ({ due }) => <DueDay due={due} /> },
    { head: 'Received', cell: ({ sent }) => sent },
  ],
};
