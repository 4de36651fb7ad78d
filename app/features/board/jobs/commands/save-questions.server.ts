/** Changes a job's questions to applicants. Earlier answers keep the earlier wording of the question. */
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { writeAudit } from '#app/features/core/accounts/commands/audit.server.ts';
import type { Poster } from '#app/features/core/accounts/policy.ts';
import type { FormErrors } from '#app/web/form/read.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { checkQuestion } from '#domain/advert/check-advert.ts';
import { type AdvertQuestion, judgeAdvert } from '#domain/advert/judge-advert.ts';
import { selectGuardLog } from '../queries/guard/advert-guard.server.ts';
import { selectQuestions } from '../queries/questions/job-questions.server.ts';
import type { SentQuestions } from '../queries/questions/sent-questions.server.ts';
import { onManagedJob } from './manage-jobs.server.ts';

type Services = Pick<SiteServices, 'database'> & { now: Date };

export type SaveQuestionsResult =
  | { ok: true }
  | { ok: false; reason: 'not_found' }
  /** `errors` are forbidden questions by field; `openQuestions` are questions that need a reason. */
  | { ok: false; reason: 'unlawful'; errors: FormErrors; openQuestions: AdvertQuestion[] }
  | { ok: false; reason: 'changed'; version: string };

export function saveQuestions(
  services: Services,
  poster: Poster,
  id: string,
  { questions, places, version, answers }: SentQuestions,
): Promise<SaveQuestionsResult> {
  const { now } = services;
  return onManagedJob<SaveQuestionsResult>(services, poster, id, async (transaction, job) => {
    const current = await selectQuestions(transaction, id);
    if ((current?.id ?? '') !== version) return { ok: false, reason: 'changed', version: current?.id ?? '' };
    const findingsOfQuestions = questions.map((question) => checkQuestion(question, now));
    const { overrides } = await selectGuardLog(transaction, id);
    const verdict = judgeAdvert(findingsOfQuestions.flat(), answers, overrides);
    if (verdict.blocks.length > 0 || verdict.open.length > 0) {
      const errors: FormErrors = {};
      for (const [index, findings] of findingsOfQuestions.entries()) {
        const block = findings.find(({ severity }) => severity === 'block');
        if (block) errors[`words_${places[index]}`] = `${block.reason} ${block.suggestion}`;
      }
      for (const { rule } of verdict.open)
        errors[`because_${rule}`] = 'Change the question, or say why you’re asking it';
      return { ok: false, reason: 'unlawful', errors, openQuestions: verdict.open };
    }
    if (isDeepStrictEqual(current?.questions ?? [], questions)) return { ok: true };
    if (current) {
      await transaction
        .updateTable('question_sets')
        .set({ ended_at: sql<Date>`now()` })
        .where('id', '=', current.id)
        .execute();
    }
    if (questions.length > 0) {
      await transaction
        .insertInto('question_sets')
        .values({ job_id: id, questions: JSON.stringify(questions) })
        .execute();
    }
    if (verdict.overrides.length > 0) {
      const by = { job_id: id, user_id: poster.id, user_name: poster.fullName };
      await transaction
        .insertInto('advert_overrides')
        .values(verdict.overrides.map((override) => ({ ...override, ...by })))
        .execute();
      await writeAudit(transaction, poster, 'job_advert_kept', { type: 'job', id, label: job.title });
    }
    if (job.user_id !== poster.id)
      await writeAudit(transaction, poster, 'job_edited', { type: 'job', id, label: job.title });
    return { ok: true };
  });
}
