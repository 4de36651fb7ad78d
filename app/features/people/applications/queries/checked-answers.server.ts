import { findQuestions } from '#app/features/board/jobs/queries/questions/job-questions.server.ts';
import type { FormErrors } from '#app/web/form/read.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { QuestionSet } from '#domain/application/screening.ts';
import { readAnswers, type ScreeningAnswer, type TypedAnswers } from '#domain/application/screening-answers.ts';

export type AnswersRefusal = { ok: false; reason: 'answers'; errors: FormErrors; questions: QuestionSet | null };
export type CheckedAnswers = { ok: true; answers: ScreeningAnswer[] } | AnswersRefusal;

/**
 * Reads a form by the questions that it showed, even if the job has new ones: the candidate answered those. A form without questions, or
 * with those of another job, leaves the current questions unanswered.
 */
export async function checkAnswers(
  queries: Queries,
  jobId: string,
  { set, typed }: TypedAnswers,
): Promise<CheckedAnswers> {
  const answeredQuestions = set === '' ? null : await findQuestions(queries, jobId, set);
  const questions = answeredQuestions ?? (await findQuestions(queries, jobId));
  if (!questions) return { ok: true, answers: [] };
  const { answers, errors } = readAnswers(questions.questions, answeredQuestions ? typed : []);
  if (Object.keys(errors).length > 0) return { ok: false, reason: 'answers', errors, questions };
  return { ok: true, answers };
}
