/** An administrator's decisions about a data request. Each is one transaction on the locked row, with an audit entry. */
import { sql, type Transaction } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { AuditAction } from '#domain/account/audit-actions.ts';
import { type DataRequestStatus, extendedDay, labelDataRequest, mayExtend } from '#domain/data-request/data-request.ts';
import { londonDay } from '#domain/time/calendar-day.ts';
import { isUuid } from '#domain/uuid.ts';
import type { DecisionForm } from '../schema.ts';

type Services = Pick<RequestContext, 'database' | 'now'>;
type NotFound = { ok: false; reason: 'not_found' };

type Move = {
  status: DataRequestStatus;
  refusal: string | null;
  was: DataRequestStatus;
};
export type MoveResult =
  | { ok: true }
  | NotFound
  | { ok: false; reason: 'changed_meanwhile'; status: DataRequestStatus };

export async function decideDataRequest(
  services: Services,
  admin: Admin,
  id: string,
  form: DecisionForm,
): Promise<MoveResult | ExtendResult> {
  switch (form.intent) {
    case 'move':
      return moveDataRequest(services, admin, id, { status: form.status, was: form.was, refusal: null });
    case 'refuse':
      return moveDataRequest(services, admin, id, { status: 'refused', was: form.was, refusal: form.refusal });
    case 'note':
      return noteDataRequest(services, admin, id, form.note);
    case 'extend':
      return extendDataRequest(services, admin, id, form.reason);
  }
}

/** The same status again changes nothing. */
const moveDataRequest = (services: Services, admin: Admin, id: string, { status, refusal, was }: Move) =>
  decide<MoveResult>(services, admin, id, async (transaction, request) => {
    if (request.status === status) return { ok: true };
    if (request.status !== was) return { ok: false, reason: 'changed_meanwhile', status: request.status };
    await transaction
      .updateTable('data_requests')
      .set({ status, refusal, ...changedBy(admin) })
      .where('id', '=', id)
      .execute();
    await request.write('data_request_moved');
    return { ok: true };
  });

const noteDataRequest = (services: Services, admin: Admin, id: string, body: string) =>
  decide<{ ok: true } | NotFound>(services, admin, id, async (transaction, request) => {
    await transaction.insertInto('data_request_notes').values({ request_id: id, author_id: admin.id, body }).execute();
    await request.write('data_request_noted');
    return { ok: true };
  });

export type ExtendResult = { ok: true } | NotFound | { ok: false; reason: 'not_now' };

/** Allowed once, by two months, before the first deadline passes (UK GDPR article 12(3)). */
const extendDataRequest = (services: Services, admin: Admin, id: string, reason: string) =>
  decide<ExtendResult>(services, admin, id, async (transaction, request) => {
    if (!mayExtend(request, londonDay(services.now))) return { ok: false, reason: 'not_now' };
    await transaction
      .updateTable('data_requests')
      .set({
        due_on: extendedDay(request.dueOn),
        extended_at: sql<Date>`now()`,
        extension_reason: reason,
        // Row-level security checks who made the change, even if the status stays.
        status_changed_by: admin.id,
      })
      .where('id', '=', id)
      .execute();
    await request.write('data_request_extended');
    return { ok: true };
  });

const changedBy = (admin: Admin) => ({ status_changed_at: sql<Date>`now()`, status_changed_by: admin.id });

type LockedRequest = {
  status: DataRequestStatus;
  dueOn: string;
  isExtended: boolean;
  write: (action: AuditAction) => Promise<void>;
};

function decide<Result>(
  { database }: Services,
  admin: Admin,
  id: string,
  work: (transaction: Transaction<DB>, request: LockedRequest) => Promise<Result>,
): Promise<Result | NotFound> {
  return database.asActor(admin.id, async (transaction): Promise<Result | NotFound> => {
    const request = await lockDataRequest(transaction, admin, id);
    return request ? work(transaction, request) : { ok: false, reason: 'not_found' };
  });
}

async function lockDataRequest(transaction: Transaction<DB>, admin: Admin, id: string): Promise<LockedRequest | null> {
  if (!isUuid(id)) return null;
  // Lock the profile before the request, as the deletion of accounts does, to avoid a deadlock.
  await transaction.selectFrom('profiles').select('id').where('id', '=', admin.id).forKeyShare().execute();
  const row = await transaction
    .selectFrom('data_requests')
    .select(['status', 'kind', 'number', 'created_at', 'extended_at', sql<string>`due_on::text`.as('dueOn')])
    .where('id', '=', id)
    .where('confirmed_at', 'is not', null)
    .where('source', '<>', 'account')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const label = labelDataRequest(row.kind, row.number, row.created_at);
  return {
    status: row.status,
    dueOn: row.dueOn,
    isExtended: row.extended_at !== null,
    write: (action) => writeAudit(transaction, admin, action, { type: 'data_request', id, label }),
  };
}
