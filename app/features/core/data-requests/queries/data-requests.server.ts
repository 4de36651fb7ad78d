import { sql } from 'kysely';
import type { Admin } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import {
  type DataRequestKind,
  type DataRequestSource,
  type DataRequestStatus,
  dataRequestReference,
} from '#domain/data-request/data-request.ts';
import { isUuid } from '#domain/uuid.ts';

type DataRequestNote = { id: string; at: Date; author: string | null; body: string };

export type FoundDataRequest = {
  id: string;
  reference: string;
  kind: DataRequestKind;
  source: DataRequestSource;
  name: string | null;
  email: string | null;
  /** Set if the person made it in their own account. */
  accountId: string | null;
  message: string | null;
  status: DataRequestStatus;
  refusal: string | null;
  createdAt: Date;
  dueOn: string;
  extension: { at: Date; reason: string } | null;
  /** Null until the status changes; `by` is null if that administrator was deleted. */
  moved: { at: Date; by: string | null } | null;
  notes: DataRequestNote[];
};

/** @returns null if the request does not exist or is not confirmed yet */
export function findDataRequest(
  { database }: Pick<SiteServices, 'database'>,
  admin: Admin,
  id: string,
): Promise<FoundDataRequest | null> {
  if (!isUuid(id)) return Promise.resolve(null);
  return database.asActor(admin.id, async (transaction) => {
    const row = await transaction
      .selectFrom('data_requests as r')
      .leftJoin('profiles as by', 'by.id', 'r.status_changed_by')
      .leftJoin('profiles as owner', 'owner.id', 'r.account_id')
      .selectAll('r')
      .select(['by.full_name as mover', 'owner.full_name as ownerName', 'owner.email as ownerEmail'])
      .select(sql<string>`r.due_on::text`.as('dueOn'))
      .where('r.id', '=', id)
      .where('r.confirmed_at', 'is not', null)
      .executeTakeFirst();
    if (!row) return null;
    const notes = await transaction
      .selectFrom('data_request_notes as n')
      .leftJoin('profiles as p', 'p.id', 'n.author_id')
      .select([sql<string>`n.id::text`.as('id'), 'n.created_at as at', 'p.full_name as author', 'n.body'])
      .where('n.request_id', '=', id)
      .orderBy('n.id')
      .execute();
    return {
      id: row.id,
      reference: dataRequestReference(row.number, row.created_at),
      message: row.message,
      kind: row.kind,
      source: row.source,
      status: row.status,
      refusal: row.refusal,
      accountId: row.account_id,
      name: row.name ?? row.ownerName,
      email: row.email ?? row.ownerEmail,
      createdAt: row.created_at,
      dueOn: row.dueOn,
      notes,
      extension: row.extended_at && { at: row.extended_at, reason: row.extension_reason ?? '' },
      moved: row.status_changed_at && { at: row.status_changed_at, by: row.mover },
    };
  });
}
