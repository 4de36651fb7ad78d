import { ColumnTable } from '#app/desk/list/column-table.tsx';
import type { Column } from '#app/desk/list/desk-list.ts';
import type { MailingRow } from '../schema.ts';

export type ShownMailingRow = Omit<MailingRow, 'at'> & { at: string };

const COLUMNS: readonly Column<ShownMailingRow>[] = [
  {
    head: 'Subject',
    isLong: true,
    cell: ({ subject, body }) => (
      <details>
        <summary className="wrap-anywhere min-h-6 cursor-pointer pointer-coarse:min-h-11">{subject}</summary>
        <p className="wrap-anywhere mt-1 whitespace-pre-line font-normal">{body}</p>
      </details>
    ),
  },
  { head: 'When', cell: ({ at }) => at },
  { head: 'By', isLong: true, cell: ({ sender }) => sender },
  { head: 'Sent', cell: ({ sent }) => sent },
  { head: 'Queued', cell: ({ waiting }) => waiting },
  { head: 'Skipped', cell: ({ leftOut }) => leftOut },
  { head: 'Failed', cell: ({ failed }) => failed },
];

export const MailingTable = ({ mailings }: { mailings: readonly ShownMailingRow[] }) => (
  <ColumnTable caption="Bulk emails" columns={COLUMNS} rows={mailings} />
);
