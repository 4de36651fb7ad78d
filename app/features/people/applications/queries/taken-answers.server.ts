/** The answers of an application, as they are stored with it. */
import { findQuestions } from '#app/features/board/jobs/queries/questions/job-questions.server.ts';
import type { FormErrors } from '#app/web/form/read.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { QuestionSet } from '#domain/application/screening.ts';
import { readAnswers, type ScreeningAnswer, type TypedAnswers } from '#domain/application/screening-answers.ts';

export type AnswersRefusal = { ok: false; reason: 'answers'; errors: FormErrors; questions: QuestionSet | null };
export type TakenAnswers = { ok: true; answers: ScreeningAnswer[] } | AnswersRefusal;

/**
 * A form is read with the questions that it asked, also where the job asks others by now: the candidate answered those. A form that
 * asked none, or names the set of another job, has answered nothing of what the job asks now.
 */
export async function takeAnswers(
  queries: Queries,
  jobId: string,
  { set, typed }: TypedAnswers,
): Promise<TakenAnswers> {
  const asked = set === '' ? null : await findQuestions(queries, jobId, set);
  const questions = asked ?? (await findQuestions(queries, jobId));
  if (!questions) return { ok: true, answers: [] };
  const { answers, errors } = readAnswers(questions.questions, asked ? typed : []);
  if (Object.keys(errors).length > 0) return { ok: false, reason: 'answers', errors, questions };
  return { ok: true, answers };
}
