/** A candidate's response to an interview by link. The database functions settle races; each response is one transaction. */
import { type RawBuilder, sql } from 'kysely';
import { passesIpLimit } from '#app/features/core/accounts/commands/limits.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { InterviewLink } from '../policy.ts';
import type { InterviewAnswer } from '../schema.ts';
import type { LinkDone } from '../texts.ts';
import { emailChanges } from './tell-interviews.server.ts';

type AnswerReason = 'bad_link' | 'over' | 'taken' | 'busy' | 'not_offered' | 'too_often' | 'too_many_attempts';
export type AnswerResult = { ok: true; done: LinkDone } | { ok: false; reason: AnswerReason };

const REASONS: readonly string[] = ['bad_link', 'over', 'taken', 'busy', 'not_offered', 'too_often'];

export async function answerByLink(
  services: Pick<RequestContext, 'database' | 'tasks' | 'client'>,
  { interviewId, tokenHash }: InterviewLink,
  answer: InterviewAnswer,
): Promise<AnswerResult> {
  if (!(await passesIpLimit(services, 'interview'))) return { ok: false, reason: 'too_many_attempts' };
  const { database, tasks } = services;
  return database.asSystem(async (transaction): Promise<AnswerResult> => {
    const { rows } = await sql<{ said: string }>`SELECT ${callFor(tokenHash, answer)} AS said`.execute(transaction);
    const outcome = rows[0]?.said ?? 'bad_link';
    if (REASONS.includes(outcome)) return { ok: false, reason: outcome as AnswerReason };
    await emailChanges(transaction, tasks, interviewId);
    // After a repeated request without an answer, the interviewer already has an email about it.
    if (outcome === 'asked') await tasks.send(transaction, 'send-mail', { mail: 'interview-asked-staff', interviewId });
    return { ok: true, done: outcome === 'asked_again' ? 'asked' : (outcome as LinkDone) };
  });
}

function callFor(tokenHash: Buffer, answer: InterviewAnswer): RawBuilder<unknown> {
  switch (answer.intent) {
    case 'book':
      return sql`app.book_interview(${tokenHash}, ${answer.slot})`;
    case 'ask':
      return sql`app.ask_for_other_times(${tokenHash}, ${answer.note})`;
    case 'cancel':
      return sql`app.cancel_interview_by_link(${tokenHash}, ${answer.note})`;
  }
}
