/** What was emailed to many people: when, by which colleague, and how many were sent, left out and failed. */
import { StackedCell, StackedHead, StackedRow, StackedTable } from '#app/desk/list/stacked-table.tsx';
import type { MailingRow } from '../queries/mailings.server.ts';

const COLUMNS = ['Subject', 'When', 'By', 'Sent', 'Waiting', 'Left out', 'Failed'];

export type ShownMailingRow = Omit<MailingRow, 'at'> & { at: string };

export function MailingTable({ mailings }: { mailings: readonly ShownMailingRow[] }) {
  return (
    <StackedTable caption="Emails to many people" columns={COLUMNS}>
      {mailings.map(({ id, subject, body, sender, at, sent, waiting, leftOut, failed }) => (
        <StackedRow key={id}>
          <StackedHead isLong>
            <details>
              <summary className="wrap-anywhere min-h-6 cursor-pointer pointer-coarse:min-h-11">{subject}</summary>
              <p className="wrap-anywhere mt-1 whitespace-pre-line font-normal">{body}</p>
            </details>
          </StackedHead>
          <StackedCell label="When">{at}</StackedCell>
          <StackedCell label="By" isLong>
            {sender}
          </StackedCell>
          <StackedCell label="Sent">{sent}</StackedCell>
          <StackedCell label="Waiting">{waiting}</StackedCell>
          <StackedCell label="Left out">{leftOut}</StackedCell>
          <StackedCell label="Failed">{failed}</StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}
