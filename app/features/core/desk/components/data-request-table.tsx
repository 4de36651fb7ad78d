/** Requests about data, one a row; each leads to its own page. */
import { href, Link } from 'react-router';
import { DATA_REQUEST_SHAPES } from '#app/chrome/status-shapes.ts';
import { DueDay, type ShownDue } from '#app/features/core/data-requests/components/due-day.tsx';
import { ERASED_NAME } from '#app/features/core/data-requests/texts.ts';
import { Status } from '#app/ui/content/status.tsx';
import { DATA_REQUEST_KIND_NAMES, DATA_REQUEST_STATUS_NAMES } from '#domain/data-request/data-request.ts';
import type { DataRequestRow } from '../queries/data-requests.server.ts';
import { StackedCell, StackedHead, StackedRow, StackedTable } from './list/stacked-table.tsx';

type ShownRequest = Omit<DataRequestRow, 'createdAt' | 'dueOn' | 'isExtended'> & { sent: string; due: ShownDue };

const COLUMNS = ['Reference', 'From', 'Kind', 'Status', 'Due', 'Received'];

const WAYS = { account: 'In their account', desk: 'Added on the desk' };

export function DataRequestTable({ requests }: { requests: readonly ShownRequest[] }) {
  return (
    <StackedTable caption="Data requests" columns={COLUMNS}>
      {requests.map(({ id, reference, kind, source, name, status, due, sent }) => (
        <StackedRow key={id}>
          <StackedHead>
            <Link to={href('/admin/data-requests/:id', { id })} translate="no" className="figures">
              {reference}
            </Link>
          </StackedHead>
          <StackedCell label="From" isLong>
            {name ?? ERASED_NAME}
            {source !== 'form' && <span className="block text-ink-soft text-sm">{WAYS[source]}</span>}
          </StackedCell>
          <StackedCell label="Kind">{DATA_REQUEST_KIND_NAMES[kind]}</StackedCell>
          <StackedCell label="Status">
            <Status shape={DATA_REQUEST_SHAPES[status]}>{DATA_REQUEST_STATUS_NAMES[status]}</Status>
          </StackedCell>
          <StackedCell label="Due">
            <DueDay due={due} />
          </StackedCell>
          <StackedCell label="Received">{sent}</StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}
