/** Commands for a followed job board: read it now, pause, resume, close its missing jobs, stop following. */
import { sql } from 'kysely';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import { findStandingConsultant } from '#app/features/core/accounts/queries/standing-consultant.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { BoardChange } from '#domain/job-import/board/followed-board.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'>;

export type BoardResult = { ok: true; step: `board-${BoardChange}` } | { ok: false; reason: 'no_board' };

const CHANGES: Record<BoardChange, ReturnType<typeof sql>> = {
  pull: sql`next_pull_at = now()`,
  pause: sql`next_pull_at = NULL, paused_at = now()`,
  resume: sql`next_pull_at = now(), paused_at = NULL`,
  close: sql`next_pull_at = now(), may_close = closing_asked`,
  stop: sql`address = NULL, pull_every = NULL, next_pull_at = NULL, paused_at = NULL, failing_since = NULL, failure = NULL,
    closing_asked = 0, may_close = 0`,
};

export async function changeBoard(
  { database, tasks }: Services,
  { id }: Consultant,
  { source, intent }: { source: string; intent: BoardChange },
): Promise<BoardResult> {
  const owner = await database.asActor(id, async (transaction) => {
    const { rows } = await sql<{ owner_id: string | null }>`
      SELECT owner_id FROM job_sources WHERE id = ${source} AND address IS NOT NULL AND authority IS NOT NULL`.execute(
      transaction,
    );
    return rows[0];
  });
  if (!owner) return { ok: false, reason: 'no_board' };
  // If the colleague who followed the board has left, the board is read on behalf of the current one.
  const keepsOwner = owner.owner_id !== null && (await findStandingConsultant(database, owner.owner_id)) !== null;
  await database.asActor(id, async (transaction) => {
    await sql`UPDATE job_sources SET ${CHANGES[intent]}, owner_id = ${keepsOwner ? owner.owner_id : id}
              WHERE id = ${source} AND address IS NOT NULL`.execute(transaction);
    if (intent !== 'pause' && intent !== 'stop') await tasks.send(transaction, 'pull-boards', {}, { key: 'now' });
  });
  return { ok: true, step: `board-${intent}` };
}
