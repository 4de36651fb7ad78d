import type { Transaction } from 'kysely';
import { mayWorkAtDesk, type Poster } from '#app/features/core/accounts/policy.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { DB } from '#db/types.ts';
import { checkQuestion } from '#domain/advert/check-advert.ts';
import { copyJobColumns } from '#domain/job/fields.ts';
import { selectQuestions } from '../queries/questions/job-questions.server.ts';
import { onManagedJob } from './manage-jobs.server.ts';

type Services = Pick<SiteServices, 'database'> & { now: Date };

export type CopyResult = { ok: true; id: string } | { ok: false; reason: 'not_found' };

/** Copies a job into a draft of the poster, with the given closing date. */
export function copyJob(services: Services, poster: Poster, id: string, closesAt: Date): Promise<CopyResult> {
  return onManagedJob<CopyResult>(services, poster, id, async (transaction, job) => {
    const copy = await transaction
      .insertInto('jobs')
      .values({
        ...copyJobColumns(job),
        closes_at: closesAt,
        status: 'draft',
        client_id: mayWorkAtDesk(poster) ? job.client_id : null,
        user_id: poster.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await copyQuestions(transaction, { from: id, to: copy.id }, services.now);
    return { ok: true, id: copy.id };
  });
}

/** Leaves out questions that needed a reason: it was given for the other job. */
async function copyQuestions(
  transaction: Transaction<DB>,
  { from, to }: { from: string; to: string },
  now: Date,
): Promise<void> {
  const set = await selectQuestions(transaction, from);
  const questions = (set?.questions ?? []).filter((question) => checkQuestion(question, now).length === 0);
  if (questions.length === 0) return;
  await transaction
    .insertInto('question_sets')
    .values({ job_id: to, questions: JSON.stringify(questions) })
    .execute();
}
