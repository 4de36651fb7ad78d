/** The webhooks of the site. */
import { href, Link } from 'react-router';
import { StackedCell, StackedHead, StackedRow, StackedTable } from '#app/desk/list/stacked-table.tsx';
import type { ShownWebhook } from '../texts.ts';
import { WebhookStatus } from './webhook-status.tsx';

const COLUMNS = ['Receiver', 'Hears of', 'State', 'Waiting', 'Failed'];

export function WebhookTable({ webhooks }: { webhooks: readonly ShownWebhook[] }) {
  return (
    <StackedTable caption="Webhooks" columns={COLUMNS}>
      {webhooks.map(({ id, host, events, waiting, failed, ...state }) => (
        <StackedRow key={id}>
          <StackedHead isLong>
            <Link to={href('/admin/settings/webhooks/:id', { id })} className="link">
              {host}
            </Link>
          </StackedHead>
          <StackedCell label="Hears of" isLong>
            {events.join(', ')}
          </StackedCell>
          <StackedCell label="State">
            <WebhookStatus {...state} />
          </StackedCell>
          <StackedCell label="Waiting">{waiting}</StackedCell>
          <StackedCell label="Failed">{failed}</StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}
