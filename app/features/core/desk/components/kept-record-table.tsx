/** What the law has the agency keep of people whose accounts are gone. */
import type { KeptRecordRow } from '../queries/data-requests.server.ts';
import { StackedCell, StackedHead, StackedRow, StackedTable } from './list/stacked-table.tsx';

export type ShownRecord = Omit<KeptRecordRow, 'receivedAt' | 'lastActionAt' | 'keepUntil'> & {
  received: string;
  lastAction: string;
  until: string;
};

const COLUMNS = ['Person', 'Work', 'Outcome', 'Received', 'Last action', 'Deleted on'];
const PARTIES = { work_seeker: 'Looked for work', hirer: 'Hired through us' };

export function KeptRecordTable({ records }: { records: readonly ShownRecord[] }) {
  return (
    <StackedTable caption="Kept records" columns={COLUMNS}>
      {records.map((record) => (
        <StackedRow key={record.id}>
          <StackedHead isLong>
            {record.name}
            <span className="block font-normal text-ink-soft text-sm">
              {[PARTIES[record.party], record.email, record.phone, record.location].filter(Boolean).join(', ')}
            </span>
            {record.experience && (
              <span className="mt-1 block whitespace-pre-line font-normal text-sm">{record.experience}</span>
            )}
          </StackedHead>
          <StackedCell label="Work" isLong>
            {[record.jobTitle, record.jobCompany ?? record.company, record.jobLocation].filter(Boolean).join(', ')}
          </StackedCell>
          <StackedCell label="Outcome">{record.outcome.replaceAll('_', ' ')}</StackedCell>
          <StackedCell label="Received">{record.received}</StackedCell>
          <StackedCell label="Last action">{record.lastAction}</StackedCell>
          <StackedCell label="Deleted on">{record.until}</StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}
