/** Reassigns one or more jobs of the agency to a colleague. The database decides which jobs may change owner. */
import { sql } from 'kysely';
import { refuseFormerAdmin } from '#app/features/core/accounts/commands/decisions/decide-account.server.ts';
import type { Consultant } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';

export type Reassignment = { jobs: string[]; to: string };
export type ReassignResult =
  | { ok: true; moved: number }
  /** `no_heir`: the colleague may not own jobs. `none_moved`: the jobs are theirs already, belong to an employer, or are deleted. */
  | { ok: false; reason: 'no_heir' | 'none_moved' | 'not_admin' };

/** A job keeps its date and its applications. The audit trail gets one entry for each. */
export function reassignJobs(
  { database }: Pick<SiteServices, 'database'>,
  consultant: Consultant,
  { jobs, to }: Reassignment,
): Promise<ReassignResult> {
  return refuseFormerAdmin(
    database.asActor(consultant.id, async (transaction): Promise<ReassignResult> => {
      const { rows } = await sql<{ moved: number | null }>`
        SELECT app.reassign_jobs(${jobs}::uuid[], ${to}) AS moved`.execute(transaction);
      const movedCount = rows[0]?.moved ?? null;
      if (movedCount === null) return { ok: false, reason: 'no_heir' };
      return movedCount > 0 ? { ok: true, moved: movedCount } : { ok: false, reason: 'none_moved' };
    }),
  );
}
