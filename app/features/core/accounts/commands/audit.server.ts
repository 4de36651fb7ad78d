import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import type { AuditAction } from '#domain/account/audit-actions.ts';
import { THE_SITE_NAME } from '#domain/account/the-site.ts';
import type { Viewer } from '../policy.ts';
import type { AuditSubject } from '../schema.ts';

export const THE_SITE = { id: '00000000-0000-0000-0000-000000000000', fullName: THE_SITE_NAME } as const;

/** Run it as the actor or as the system: row-level security refuses an entry in another user's name. */
export const writeAudit = (
  transaction: Transaction<DB>,
  actor: Pick<Viewer, 'id' | 'fullName'>,
  action: AuditAction,
  subject: AuditSubject,
): Promise<void> => writeAudits(transaction, actor, action, [subject]);

export async function writeAudits(
  transaction: Transaction<DB>,
  actor: Pick<Viewer, 'id' | 'fullName'>,
  action: AuditAction,
  subjects: readonly AuditSubject[],
): Promise<void> {
  if (subjects.length === 0) return;
  const by = { actor_id: actor.id, actor_name: actor.fullName, action };
  const rows = subjects.map(({ type, id, label }) => {
    return { ...by, subject_type: type, subject_id: id, subject_label: label };
  });
  await transaction.insertInto('audit_entries').values(rows).execute();
}
