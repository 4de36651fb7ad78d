import { href, Link } from 'react-router';
import { ColumnTable } from '#app/desk/list/column-table.tsx';
import type { Column } from '#app/desk/list/desk-list.ts';
import type { ShownWebhook } from '../texts.ts';
import { WebhookStatus } from './webhook-status.tsx';

const COLUMNS: readonly Column<ShownWebhook>[] = [
  {
    head: 'Endpoint',
    isLong: true,
    cell: ({ id, host }) => (
      <Link to={href('/admin/settings/webhooks/:id', { id })} className="link">
        {host}
      </Link>
    ),
  },
  { head: 'Events', isLong: true, cell: ({ events }) => events.join(', ') },
  { head: 'Status', cell: (webhook) => <WebhookStatus {...webhook} /> },
  { head: 'Waiting', cell: ({ waiting }) => waiting },
  { head: 'Failed', cell: ({ failed }) => failed },
];

export const WebhookTable = ({ webhooks }: { webhooks: readonly ShownWebhook[] }) => (
  <ColumnTable caption="Webhooks" columns={COLUMNS} rows={webhooks} />
);
