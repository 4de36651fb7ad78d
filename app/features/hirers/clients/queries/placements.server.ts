/** Reads placements for the desk. Row-level security checks the actor again. */

import { type RawBuilder, sql, type Transaction } from 'kysely';
import { type Consultant, mayWorkAtDesk, type Poster } from '#app/features/core/accounts/policy.ts';
import { IS_OF_OTHERS, SHOWN_NAME } from '#app/features/people/applications/queries/fair-view.server.ts';
import type { Database } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import { REBATE_NOTICE_DAYS } from '#domain/client/terms.ts';
import { isUuid } from '#domain/uuid.ts';
import type { PlacementStep } from '../schema.ts';
import { selectTerms } from './clients.server.ts';

type Reader = Pick<Database, 'asActor'>;

export type PlacementRow = {
  id: string;
  applicationId: string | null;
  /** Null if the candidate was deleted. */
  candidate: string | null;
  clientId: string;
  client: string;
  jobTitle: string;
  termsId: string | null;
  termsVersion: number | null;
  startsOn: string;
  payPence: number | null;
  feePence: number;
  rebateEndsOn: string | null;
  endedOn: string | null;
};

const ROWS = sql`
  SELECT p.id, p.application_id AS "applicationId", ${SHOWN_NAME} AS candidate, c.id AS "clientId", c.name AS client,
         p.job_title AS "jobTitle", p.terms_id AS "termsId", t.version AS "termsVersion", p.starts_on::text AS "startsOn",
         p.pay_pence AS "payPence", p.fee_pence AS "feePence", p.rebate_ends_on::text AS "rebateEndsOn", p.ended_on::text AS "endedOn"
  FROM placements AS p JOIN clients AS c ON c.id = p.client_id LEFT JOIN client_terms AS t ON t.id = p.terms_id
    LEFT JOIN applications AS a ON a.id = p.application_id`;

const MOST_OF_CLIENT = 200;

const select = async (transaction: Transaction<DB>, rest: RawBuilder<unknown>): Promise<PlacementRow[]> =>
  (await sql<PlacementRow>`${ROWS} ${rest}`.execute(transaction)).rows;

export const selectPlacements = (transaction: Transaction<DB>, clientId: string): Promise<PlacementRow[]> =>
  select(transaction, sql`WHERE p.client_id = ${clientId} ORDER BY p.starts_on DESC, p.id LIMIT ${MOST_OF_CLIENT}`);

/** Placements whose rebate ends within some days of a day in London. */
export const selectEndingRebates = (
  transaction: Transaction<DB>,
  today: string,
  most: number,
): Promise<PlacementRow[]> =>
  select(
    transaction,
    sql`WHERE p.ended_on IS NULL AND p.rebate_ends_on BETWEEN ${today}::date AND ${today}::date + ${REBATE_NOTICE_DAYS}::integer
        ORDER BY p.rebate_ends_on, p.id LIMIT ${most}`,
  );

/** @returns null for people outside the desk */
export async function findPlacementOf({ asActor }: Reader, poster: Poster, applicationId: string) {
  if (!mayWorkAtDesk(poster)) return null;
  const rows = await asActor(poster.id, (transaction) =>
    select(transaction, sql`WHERE p.application_id = ${applicationId}`),
  );
  return rows[0] ?? null;
}

/** @param isLocked locks the row until the transaction ends */
export async function selectPlacement(
  transaction: Transaction<DB>,
  id: string,
  isLocked = false,
): Promise<PlacementRow | null> {
  if (!isUuid(id)) return null;
  const rows = await select(transaction, sql`WHERE p.id = ${id} ${isLocked ? sql`FOR NO KEY UPDATE OF p` : sql``}`);
  return rows[0] ?? null;
}

/** Includes the history, oldest first, and the terms that the placement was made under. */
export function findPlacement({ asActor }: Reader, consultant: Consultant, id: string) {
  return asActor(consultant.id, async (transaction) => {
    const placement = await selectPlacement(transaction, id);
    if (!placement) return null;
    const { rows: steps } = await sql<PlacementStep>`
      SELECT e.id::text AS id, e.words, p.full_name AS by, e.created_at AS at
      FROM placement_events AS e LEFT JOIN profiles AS p ON p.id = e.actor_id
      WHERE e.placement_id = ${id} ORDER BY e.id`.execute(transaction);
    const terms = await selectTerms(transaction, placement.clientId);
    return { placement, steps, terms: terms.find((each) => each.id === placement.termsId) ?? null };
  });
}

/** Reads what a new placement needs from an application. @returns null if the reader may not see it */
export function findForPlacement({ asActor }: Reader, consultant: Consultant, applicationId: string) {
  if (!isUuid(applicationId)) return Promise.resolve(null);
  return asActor(consultant.id, (transaction) => selectForPlacement(transaction, applicationId));
}

export async function selectForPlacement(transaction: Transaction<DB>, applicationId: string) {
  const { rows } = await sql<{
    fullName: string;
    status: string;
    jobId: string | null;
    jobTitle: string;
    clientId: string | null;
    client: string | null;
    placementId: string | null;
  }>`
    SELECT ${SHOWN_NAME} AS "fullName", a.desk_status AS status, a.job_id AS "jobId", a.job_title AS "jobTitle", c.id AS "clientId", c.name AS client,
           p.id AS "placementId"
    FROM applications AS a LEFT JOIN clients AS c ON c.id = app.client_of_job(a.job_id) LEFT JOIN placements AS p ON p.application_id = a.id
    WHERE a.id = ${applicationId} AND ${IS_OF_OTHERS}`.execute(transaction);
  const [row] = rows;
  if (!row) return null;
  const [terms = null] = row.clientId ? await selectTerms(transaction, row.clientId) : [];
  return { ...row, terms };
}
