/** Records and undoes swipes. Repeating either changes nothing (abuse: R04). */
import { sql } from 'kysely';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import { lockProfile } from '#app/features/people/profile/commands/cvs.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { SwipeAction, SwipeAnswer, UndoAnswer } from '#domain/swipe/swipe.ts';
import { isUuid } from '#domain/uuid.ts';

type Services = Pick<SiteServices, 'database'>;

/** Keeps the first choice about a job; a later one returns the first. A like also adds the job to the liked jobs. */
export async function swipeJob(
  { database }: Services,
  candidate: Candidate,
  jobId: string,
  action: SwipeAction,
): Promise<SwipeAnswer> {
  if (!isUuid(jobId)) return { ok: false, reason: 'not_found' };
  return database.asActor(candidate.id, async (transaction) => {
    await lockProfile(transaction, candidate);
    const { rows: owned } = await sql<{ is_own: boolean }>`SELECT app.owns_job(${jobId}) AS is_own`.execute(
      transaction,
    );
    if (owned[0]?.is_own) return { ok: false, reason: 'own_job' };
    // One statement, so that the job is open for both swipe and like, or for neither.
    await sql`
      WITH swipe AS (
        INSERT INTO swiped_jobs (user_id, job_id, action)
        SELECT ${candidate.id}, ${jobId}, ${action} WHERE app.is_open_job(${jobId})
        ON CONFLICT (user_id, job_id) DO NOTHING
        RETURNING job_id, action
      )
      INSERT INTO liked_jobs (user_id, job_id) SELECT ${candidate.id}, job_id FROM swipe WHERE action = 'like'
      ON CONFLICT (user_id, job_id) DO NOTHING`.execute(transaction);
    const { rows: known } = await sql<{ action: SwipeAction; liked: boolean }>`
      SELECT action, EXISTS (SELECT FROM liked_jobs AS l WHERE l.user_id = s.user_id AND l.job_id = s.job_id) AS liked
      FROM swiped_jobs AS s WHERE user_id = ${candidate.id} AND job_id = ${jobId}`.execute(transaction);
    if (known[0]) return { ok: true, ...known[0] };
    const { rows: job } = await sql`SELECT id FROM get_public_job_by_id(${jobId})`.execute(transaction);
    return { ok: false, reason: job[0] ? 'closed' : 'not_found' };
  });
}

/** Also removes the like that the swipe created: both rows have the time of one transaction. Refused after an application. */
export async function undoSwipe({ database }: Services, candidate: Candidate, jobId: string): Promise<UndoAnswer> {
  if (!isUuid(jobId)) return { ok: false, reason: 'not_found' };
  return database.asActor(candidate.id, async (transaction) => {
    await lockProfile(transaction, candidate);
    const application = await transaction
      .selectFrom('liked_jobs')
      .select('id')
      .where('user_id', '=', candidate.id)
      .where('job_id', '=', jobId)
      .where('applied', '=', true)
      .executeTakeFirst();
    if (application) return { ok: false, reason: 'applied' };
    const { rows } = await sql<{ action: SwipeAction | null; isOpen: boolean }>`
      WITH swipe AS (
        DELETE FROM swiped_jobs WHERE user_id = ${candidate.id} AND job_id = ${jobId} RETURNING job_id, action, created_at
      ), unliked AS (
        DELETE FROM liked_jobs AS l USING swipe AS s
        WHERE l.user_id = ${candidate.id} AND l.job_id = s.job_id AND l.created_at = s.created_at
      )
      SELECT (SELECT action FROM swipe) AS action, app.is_open_job(${jobId}) AS "isOpen"`.execute(transaction);
    return { ok: true, action: rows[0]?.action ?? null, isOpen: rows[0]?.isOpen ?? false };
  });
}
