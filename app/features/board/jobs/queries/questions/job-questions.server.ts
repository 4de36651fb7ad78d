import { sql, type Transaction } from 'kysely';
import type { Queries } from '#db/connections/client.server.ts';
import type { DB } from '#db/types.ts';
import type { QuestionSet, ScreeningQuestion } from '#domain/application/screening.ts';
import { isUuid } from '#domain/uuid.ts';

/**
 * Available to everyone who may apply. @param setId an earlier set of the same job @returns null if the job has no questions, or never had that set
 */
export async function findQuestions(queries: Queries, jobId: string, setId?: string): Promise<QuestionSet | null> {
  if (!isUuid(jobId) || (setId !== undefined && !isUuid(setId))) return null;
  const { rows } = await sql<QuestionSet>`
    SELECT id, questions FROM get_job_questions(${jobId}, ${setId ?? null})`.execute(queries);
  return rows[0] ?? null;
}

/** Available to people who manage the job, also as a draft. Row-level security decides who that is. */
export async function selectQuestions(transaction: Transaction<DB>, jobId: string): Promise<QuestionSet | null> {
  const row = await transaction
    .selectFrom('question_sets')
    .select(['id', 'questions'])
    .where('job_id', '=', jobId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ? { id: row.id, questions: row.questions as ScreeningQuestion[] } : null;
}
