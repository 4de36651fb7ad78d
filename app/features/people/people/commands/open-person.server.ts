/** Writes the opening of a record to the audit trail, whether or not JavaScript runs. */

import { sql, type Transaction } from 'kysely';
import type { Viewer } from '#app/features/core/accounts/policy.ts';
import type { DB } from '#db/types.ts';
import type { AuditAction } from '#domain/account/audit-actions.ts';

/** Once a day for each record and reader, in the transaction that reads it. */
export async function noteOpening(
  transaction: Transaction<DB>,
  reader: Pick<Viewer, 'id' | 'fullName'>,
  person: { id: string; fullName: string },
): Promise<void> {
  await sql`
    INSERT INTO audit_entries (actor_id, actor_name, action, subject_type, subject_id, subject_label)
    VALUES (${reader.id}, ${reader.fullName}, ${'person_opened' satisfies AuditAction}, 'person', ${person.id}, ${person.fullName})
    ON CONFLICT DO NOTHING`.execute(transaction);
}
