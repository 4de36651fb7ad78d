/** The audit trail as sentences: 'Morag Sinclair approved the account Siân Pritchard'. */
import { AUDIT_ACTION_NAMES } from '#domain/account/audit-actions.ts';
import type { AuditRow } from '../queries/audit-trail.server.ts';
import { wordsFor } from '../schema.ts';
import { StackedCell, StackedHead, StackedRow, StackedTable } from './list/stacked-table.tsx';

type ShownEntry = Omit<AuditRow, 'createdAt'> & { at: string };

const COLUMNS = ['When', 'Who', 'Did what', 'Subject'];
/** The name is gone with the account. */
const DELETED = 'a deleted account';

export function AuditTable({ entries }: { entries: readonly ShownEntry[] }) {
  return (
    <StackedTable caption="Audit trail" columns={COLUMNS}>
      {entries.map(({ id, at, actorName, action, subjectType, subjectLabel }) => (
        <StackedRow key={id}>
          <StackedHead>{at}</StackedHead>
          <StackedCell label="Who" isLong>
            {actorName ?? DELETED}
          </StackedCell>
          <StackedCell label="Did what">{wordsFor(AUDIT_ACTION_NAMES, action)}</StackedCell>
          <StackedCell label="To" isLong>
            {subjectLabel || (subjectType === 'account' ? DELETED : 'without a name')}
          </StackedCell>
        </StackedRow>
      ))}
    </StackedTable>
  );
}
