/** Decisions of the agency about an enquiry. Each is one transaction on the locked row, with an audit entry. */
import { sql, type Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin, Consultant } from '#app/features/core/accounts/policy.ts';
import type { AuditSubject } from '#app/features/core/accounts/schema.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { ENQUIRY_KIND_NAMES, type EnquiryKind, type EnquiryStatus } from '#domain/enquiry/enquiry.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import { isUuid } from '#domain/uuid.ts';

type NotFound = { ok: false; reason: 'not_found' };

export type Move = {
  status: EnquiryStatus;
  was: EnquiryStatus;
};
export type MoveResult =
  | { ok: true; isNew: boolean }
  | NotFound
  | { ok: false; reason: 'changed_meanwhile'; status: EnquiryStatus };

export function moveEnquiry(
  { database }: Pick<SiteServices, 'database'>,
  consultant: Consultant,
  id: string,
  { status, was }: Move,
): Promise<MoveResult> {
  return database.asActor(consultant.id, async (transaction) => {
    const enquiry = await lockEnquiry(transaction, consultant, id);
    if (!enquiry) return { ok: false, reason: 'not_found' };
    if (enquiry.status === status) return { ok: true, isNew: false };
    if (enquiry.status !== was) return { ok: false, reason: 'changed_meanwhile', status: enquiry.status };
    await transaction
      .updateTable('enquiries')
      .set({ status, status_changed_at: sql<Date>`now()`, status_changed_by: consultant.id })
      .where('id', '=', id)
      .execute();
    await writeAudit(transaction, consultant, 'enquiry_moved', enquiry.subject);
    return { ok: true, isNew: true };
  });
}

/** Its files are deleted too: the database records them, and the task removes them. */
export function deleteEnquiry(
  { database, tasks }: Pick<SiteServices, 'database' | 'tasks'>,
  admin: Admin,
  id: string,
): Promise<{ ok: true } | NotFound> {
  return database.asActor(admin.id, async (transaction) => {
    const enquiry = await lockEnquiry(transaction, admin, id);
    if (!enquiry) return { ok: false, reason: 'not_found' };
    await transaction.deleteFrom('enquiries').where('id', '=', id).execute();
    await writeAudit(transaction, admin, 'enquiry_deleted', enquiry.subject);
    await tasks.send(transaction, 'remove-loose-files', {});
    return { ok: true };
  });
}

type LockedEnquiry = { status: EnquiryStatus; subject: AuditSubject };

async function lockEnquiry(
  transaction: Transaction<DB>,
  consultant: Consultant,
  id: string,
): Promise<LockedEnquiry | null> {
  if (!isUuid(id)) return null;
  // Lock the profile before the enquiry, in the same order as deleting the account, to avoid a deadlock.
  await transaction.selectFrom('profiles').select('id').where('id', '=', consultant.id).forKeyShare().execute();
  const row = await transaction
    .selectFrom('enquiries')
    .select(['status', 'kind', 'created_at'])
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const subject = nameEnquiry({ id, kind: row.kind, createdAt: row.created_at });
  return { status: row.status, subject };
}

/** A label with the sender's name would outlive the deleted enquiry. */
export const nameEnquiry = ({ id, kind, createdAt }: { id: string; kind: EnquiryKind; createdAt: Date }) =>
  ({ type: 'enquiry', id, label: `${ENQUIRY_KIND_NAMES[kind]}, ${formatLongDate(createdAt)}` }) satisfies AuditSubject;
