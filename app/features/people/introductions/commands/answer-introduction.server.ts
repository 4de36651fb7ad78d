/** A candidate's answer, by link or in the account. The database functions decide; each answer is one transaction. */
import { type RawBuilder, sql, type Transaction } from 'kysely';
import { passesIpLimit } from '#app/features/core/accounts/commands/limits.server.ts';
import type { Candidate } from '#app/features/core/accounts/policy.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import type { ConsentAnswer } from '#domain/introduction/introduction.ts';
import type { IntroductionLink } from '../policy.ts';

type Services = Pick<RequestContext, 'database' | 'client' | 'tasks'>;
type Reason = 'bad_link' | 'not_found' | 'not_asked';
export type AnswerResult = { ok: true; answer: ConsentAnswer } | { ok: false; reason: Reason | 'too_many_attempts' };

const REASONS: readonly string[] = ['bad_link', 'not_found', 'not_asked'] satisfies Reason[];

export async function answerByLink(
  services: Services,
  { introductionId, tokenHash }: IntroductionLink,
  answer: ConsentAnswer,
): Promise<AnswerResult> {
  if (!(await passesIpLimit(services, 'introduction'))) return { ok: false, reason: 'too_many_attempts' };
  const call = sql`app.answer_introduction_by_link(${tokenHash}, ${answer})`;
  return services.database.asSystem((transaction) =>
    recordAnswer(transaction, services.tasks, introductionId, { call, answer }),
  );
}

export function answerInAccount(
  { database, tasks }: Pick<Services, 'database' | 'tasks'>,
  candidate: Candidate,
  introductionId: string,
  answer: ConsentAnswer,
): Promise<AnswerResult> {
  const call = sql`app.answer_own_introduction(${introductionId}, ${answer})`;
  return database.asActor(candidate.id, (transaction) =>
    recordAnswer(transaction, tasks, introductionId, { call, answer }),
  );
}

/** Emails the member of staff who asked, once for each answer. */
async function recordAnswer(
  transaction: Transaction<DB>,
  tasks: Services['tasks'],
  introductionId: string,
  { call, answer }: { call: RawBuilder<unknown>; answer: ConsentAnswer },
): Promise<AnswerResult> {
  const { rows } = await sql<{ said: string }>`SELECT ${call} AS said`.execute(transaction);
  const outcome = rows[0]?.said ?? 'not_found';
  if (REASONS.includes(outcome)) return { ok: false, reason: outcome as Reason };
  const mail = 'introduction-answered-staff';
  if (outcome !== 'same') await tasks.send(transaction, 'send-mail', { mail, introductionId });
  return { ok: true, answer };
}
