/** A client's feedback on one candidate, by link. The database function settles races; feedback alone rejects no candidate. */
import { sql } from 'kysely';
import { passesIpLimit } from '#app/features/core/accounts/commands/limits.server.ts';
import type { RequestContext } from '#app/web/request-context.server.ts';
import type { ShortlistLink } from '../policy.ts';
import type { SentAnswer } from '../schema.ts';

export type AnswerResult = { ok: true } | { ok: false; reason: 'bad_link' | 'no_entry' | 'too_many_attempts' };

export async function answerShortlist(
  services: Pick<RequestContext, 'database' | 'client'>,
  { tokenHash }: ShortlistLink,
  { position, answer, comment }: SentAnswer,
): Promise<AnswerResult> {
  if (!(await passesIpLimit(services, 'shortlist'))) return { ok: false, reason: 'too_many_attempts' };
  const { rows } = await services.database.asSystem((transaction) =>
    sql<{ said: string }>`
      SELECT app.answer_shortlist(${tokenHash}, ${position}, ${answer}, ${comment}) AS said`.execute(transaction),
  );
  const outcome = rows[0]?.said;
  if (outcome === 'answered' || outcome === 'same') return { ok: true };
  return { ok: false, reason: outcome === 'no_entry' ? 'no_entry' : 'bad_link' };
}
