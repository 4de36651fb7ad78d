import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/types.ts';
import { formatDateAndTime } from '#domain/time/dates.ts';
import type { FollowedBoard, ShownBoard } from '../schema.ts';

/** Boards are listed once their first import has begun. */
export async function listBoards(transaction: Transaction<DB>): Promise<FollowedBoard[]> {
  const { rows } = await sql<FollowedBoard>`
    SELECT s.id, s.name, s.address, s.pull_every AS every, s.paused_at IS NOT NULL AS "isPaused", s.pulled_at AS "pulledAt",
           s.next_pull_at AS "nextAt", s.failing_since AS "failingSince", s.failure, s.closing_asked AS "closingAsked",
           (SELECT count(*)::integer FROM job_origins AS o JOIN jobs AS j ON j.id = o.job_id
            WHERE o.source_id = s.id AND j.status = 'open' AND j.closes_at > now()) AS "openJobs",
           (SELECT jsonb_build_object('state', i.state, 'made', i.made, 'changed', i.changed, 'closed', i.closed, 'refused', i.refused,
                                      'faults', i.faults, 'failure', i.failure)
            FROM job_imports AS i WHERE i.source_id = s.id AND i.state IN ('importing', 'done', 'failed')
            ORDER BY i.created_at DESC, i.id DESC LIMIT 1) AS last
    FROM job_sources AS s WHERE s.address IS NOT NULL AND s.authority IS NOT NULL ORDER BY s.name LIMIT 200`.execute(
    transaction,
  );
  return rows;
}

export function showBoard({ pulledAt, nextAt, failingSince, ...board }: FollowedBoard, now: Date): ShownBoard {
  const show = (at: Date | null) => at && formatDateAndTime(at);
  return {
    ...board,
    isDue: nextAt !== null && nextAt <= now,
    pulledAt: show(pulledAt),
    nextAt: show(nextAt),
    failingSince: show(failingSince),
  };
}
