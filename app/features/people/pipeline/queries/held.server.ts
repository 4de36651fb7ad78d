import { sql, type Transaction } from 'kysely';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import { SHOWN_NAME } from '#app/features/people/applications/queries/fair-view.server.ts';
import type { DB } from '#db/types.ts';
import { APPLICATION_STATUS_NAMES, type DecisionStatus } from '#domain/application/application.ts';
import type { Held } from '../schema.ts';
import { JOIN_STAGE } from './stages.server.ts';

type Row = {
  batch: string;
  total: number;
  id: string;
  fullName: string;
  status: DecisionStatus | 'viewed';
  stage: string | null;
  undoSeconds: number;
  leavesAt: Date;
};

/** @param applicationId restricts the search to the decision on this application */
export async function findHeldDecisions(
  transaction: Transaction<DB>,
  { id: deciderId }: Poster,
  now: Date,
  applicationId: string | null = null,
): Promise<Held | null> {
  const { rows } = await sql<Row>`
    SELECT h.batch, count(*)::integer AS total, min(a.id::text) AS id, min(${SHOWN_NAME}) AS "fullName", h.status,
           min(s.name) AS stage, max(h.undo_seconds) AS "undoSeconds", max(h.leaves_at) AS "leavesAt"
    FROM held_decisions AS h JOIN applications AS a ON a.id = h.application_id ${JOIN_STAGE}
    WHERE h.decided_by = ${deciderId} ${applicationId ? sql`AND h.application_id = ${applicationId}` : sql``}
    GROUP BY h.batch, h.status ORDER BY max(h.leaves_at) DESC LIMIT 1`.execute(transaction);
  const [row] = rows;
  if (!row) return null;
  const { status, stage, leavesAt, ...held } = row;
  const leavesInMs = Math.max(0, leavesAt.getTime() - now.getTime());
  const stageName = stage ?? APPLICATION_STATUS_NAMES[status];
  return { ...held, stageName, isEmailed: status !== 'viewed', leavesInMs };
}
