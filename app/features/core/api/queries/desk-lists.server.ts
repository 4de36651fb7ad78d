/**
 * Desk lists for programs. Queries run as the key's account under the desk's conditions: a name hidden on the desk does not leave the
 * database.
 */
import { sql, type Transaction } from 'kysely';
import { href } from 'react-router';
import type { z } from 'zod';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { IS_UNNAMED, SHOWN_NAME, SHOWN_SENT_AT } from '#app/features/people/applications/queries/fair-view.server.ts';
import { isFor } from '#app/features/people/applications/queries/received-applications.server.ts';
import { noteOpening } from '#app/features/people/people/commands/open-person.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { isUuid } from '#domain/uuid.ts';
import type { ApiApplication, ApiClient, candidateShape, ListedCandidate } from '../schema.ts';

type Services = Pick<SiteServices, 'database'> & { publicOrigin: string };
type Paging = { limit: number; after: string | undefined };
/** Null if `after` is not a cursor of this API. */
type Page<Item> = Promise<{ items: Item[]; after: string | null } | null>;

type ApplicationRow = Omit<ApiApplication, 'sent_at' | 'url'> & { sent_at: Date };

/** Newest first. The cursor is only an id, because a timestamp could identify the applicant. */
export async function listApplications(
  services: Services,
  consultant: Consultant,
  { limit, after, job, status }: Paging & { job?: string | undefined; status?: ApiApplication['status'] | undefined },
): Page<ApiApplication> {
  if (after !== undefined && !isUuid(after)) return null;
  const rows = await services.database.asActor(consultant.id, async (transaction) => {
    if (after !== undefined && !(await isApplication(transaction, after))) return null;
    const { rows } = await sql<ApplicationRow>`
      SELECT a.id, a.job_id, a.job_title, a.desk_status AS status, ${SHOWN_NAME} AS name,
             CASE WHEN NOT ${IS_UNNAMED} THEN a.location END AS location, ${SHOWN_SENT_AT} AS sent_at,
             CASE WHEN shown THEN a.email::text END AS email, CASE WHEN shown THEN a.phone END AS phone,
             CASE WHEN shown THEN a.cover_note END AS cover_note,
             a.desk_status <> 'withdrawn' AND a.cv_id IS NOT NULL AS has_cv
      FROM applications AS a JOIN jobs AS j ON j.id = a.job_id,
        LATERAL (SELECT a.desk_status <> 'withdrawn' AND NOT ${IS_UNNAMED} AS shown) AS s
      WHERE ${isFor(consultant)}
        ${job ? sql`AND a.job_id = ${job}` : sql``} ${status ? sql`AND a.desk_status = ${status}` : sql``}
        ${after ? sql`AND (a.sent_at, a.id) < (SELECT sent_at, id FROM applications WHERE id = ${after})` : sql``}
      ORDER BY a.sent_at DESC, a.id DESC LIMIT ${limit}`.execute(transaction);
    return rows;
  });
  if (rows === null) return null;
  const items = rows.map(({ sent_at, ...row }) => ({
    ...row,
    sent_at: sent_at.toISOString(),
    url: services.publicOrigin + href('/employer/applications/:id', { id: row.id }),
  }));
  return { items, after: cursorAfter(rows, limit) };
}

/** A deleted application cannot say where the list continues. */
const isApplication = async (transaction: Transaction<DB>, id: string): Promise<boolean> =>
  (await transaction.selectFrom('applications').select('id').where('id', '=', id).execute()).length > 0;

type CandidateRow = Omit<ListedCandidate, 'last_contact_at' | 'url'> & { last_contact_at: Date };

const CANDIDATE = sql`
  SELECT p.id, p.full_name AS name, p.headline, p.skills, p.tags, p.location, p.available_from::text AS available_from, p.right_to_work,
         p.may_email_since IS NOT NULL AS may_email,
         app.shown_contact_moment(p.last_contact_at) AS last_contact_at`;

const toCandidate = <Row extends CandidateRow>({ last_contact_at, ...row }: Row, origin: string) => ({
  ...row,
  last_contact_at: last_contact_at.toISOString(),
  url: origin + href('/admin/people/:id', { id: row.id }),
});

/**
 * Sorted by id, so that each candidate appears once while records change. Contact details are only in the single record, whose reads are
 * audited.
 */
export async function listCandidates(
  { database, publicOrigin }: Services,
  consultant: Consultant,
  { limit, after }: Paging,
): Page<ListedCandidate> {
  if (after !== undefined && !isUuid(after)) return null;
  const { rows } = await database.asActor(consultant.id, (transaction) =>
    sql<CandidateRow>`${CANDIDATE} FROM people AS p ${after ? sql`WHERE p.id > ${after}` : sql``} ORDER BY p.id LIMIT ${limit}`.execute(
      transaction,
    ),
  );
  return { items: rows.map((row) => toCandidate(row, publicOrigin)), after: cursorAfter(rows, limit) };
}

/** Reading a record writes to the audit trail, as on the desk. */
export async function findCandidate(
  { database, publicOrigin }: Services,
  consultant: Consultant,
  id: string,
): Promise<z.infer<typeof candidateShape> | null> {
  if (!isUuid(id)) return null;
  return database.asActor(consultant.id, async (transaction) => {
    const { rows } = await sql<CandidateRow & { email: string | null; phone: string | null }>`
      ${CANDIDATE}, p.email::text AS email, p.phone FROM people AS p WHERE p.id = ${id}`.execute(transaction);
    const [row] = rows;
    if (!row) return null;
    await noteOpening(transaction, consultant, { id, fullName: row.name });
    return toCandidate(row, publicOrigin);
  });
}

export async function listClients(
  { database, publicOrigin }: Services,
  consultant: Consultant,
  { limit, after }: Paging,
): Page<ApiClient> {
  if (after !== undefined && !isUuid(after)) return null;
  const rows = await database.asActor(consultant.id, (transaction) =>
    transaction
      .selectFrom('clients')
      .select(['id', 'name', 'state', 'location'])
      .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
  const items = rows.map((row) => ({ ...row, url: publicOrigin + href('/admin/clients/:id', { id: row.id }) }));
  return { items, after: cursorAfter(rows, limit) };
}

const cursorAfter = (rows: readonly { id: string }[], limit: number): string | null =>
  rows.length === limit ? (rows.at(-1)?.id ?? null) : null;
