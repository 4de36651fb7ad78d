/** The audit trail. An entry is written in the transaction of the change that it records. */

import type { Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { THE_SITE_NAME } from '#domain/account/the-site.ts';
import type { Viewer } from '../policy.ts';

export type AuditAction =
  | `account_${'approved' | 'rejected' | 'deleted' | 'erased'}`
  | `job_${'edited' | 'closed' | 'reopened' | 'deleted' | 'confirmed' | 'advert_kept' | 'authority_recorded' | 'left_out' | 'put_back'}`
  | `staff_${'suspended' | 'reinstated' | 'role_changed' | 'signed_out' | 'joined'}`
  | `invitation_${'sent' | 'resent' | 'withdrawn'}`
  | 'settings_changed'
  | 'deletion_approved'
  | 'clock_confirmed'
  | `ledger_${'checked' | 'broken'}`
  | `api_key_${'made' | 'revoked'}`
  | 'application_moved'
  | `interview_${'offered' | 'cancelled'}`
  | `introduction_${'opened' | 'made'}`
  | 'introductions_exported'
  | `shortlist_${'sent' | 'revoked'}`
  | `placement_${'recorded' | 'corrected'}`
  | `key_information_${'written' | 'given'}`
  | `assignment_${'started' | 'changed' | 'ended' | 'removed'}`
  | `enquiry_${'moved' | 'deleted'}`
  | `person_${'opened' | 'added' | 'imported' | 'emailed' | 'changed' | 'deleted' | 'merged' | 'unmerged' | 'told_apart'}`
  | `data_request_${'added' | 'moved' | 'noted' | 'extended'}`
  | `message_${'changed' | 'restored'}`
  | 'site_launched'
  | 'content_imported'
  | 'logo_taken_down'
  | 'bootstrap_used'
  | 'passkey_added'
  | 'passkey_removed'
  | `app_code_${'added' | 'removed'}`
  | 'passkeys_removed';

/** Actor for changes made by the system. */
export const THE_SITE = { id: '00000000-0000-0000-0000-000000000000', fullName: THE_SITE_NAME } as const;

export type AuditSubject = {
  type:
    | 'account'
    | 'job'
    | 'passkey'
    | 'application'
    | 'message'
    | 'enquiry'
    | 'person'
    | 'data_request'
    | 'invitation'
    | 'settings';
  id: string;
  /** Its name or title; empty for a deleted account, whose name is erased. */
  label: string;
};

/** Run it as that actor or as the system: row-level security refuses an entry in another user's name. */
export const writeAudit = (
  transaction: Transaction<DB>,
  actor: Pick<Viewer, 'id' | 'fullName'>,
  action: AuditAction,
  subject: AuditSubject,
): Promise<void> => writeAudits(transaction, actor, action, [subject]);

/** One entry for each. */
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
