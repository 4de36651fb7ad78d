/** Jobs written by programs pass the same checks as the job form (app/features/board/jobs). */

import { noteOwnChange } from '#app/features/board/job-imports/commands/note-origins.server.ts';
import type { GuardVerdict } from '#app/features/board/job-imports/queries/incoming-job.server.ts';
import { postedAt, readPostedOn } from '#app/features/board/job-imports/queries/posted-on.server.ts';
import { editJob } from '#app/features/board/jobs/commands/edit-job.server.ts';
import { type FurtherWrites, postJob, setJobStatus } from '#app/features/board/jobs/commands/manage-jobs.server.ts';
import { openJobForm } from '#app/features/board/jobs/queries/job-form.server.ts';
import { findManagedJob, type ManagedJob } from '#app/features/board/jobs/queries/managed-jobs.server.ts';
import { refuseSentJob, type SentJob, sentJobForm } from '#app/features/board/jobs/queries/sent-job.server.ts';
import { findUnclearPlacesOf } from '#app/features/board/jobs/queries/unclear-places.server.ts';
import type { LocationQuestion } from '#app/features/board/jobs/schema.ts';
import { mayWorkAtDesk, type Poster } from '#app/features/core/accounts/policy.ts';
import type { Fields, FormErrors } from '#app/web/form/read.server.ts';
import type { SiteServices } from '#app/web/request-context.server.ts';
import { listQuestions } from '#domain/advert/judge-advert.ts';
import { usualClosingDay } from '#domain/job/job-closing.ts';
import type { ChangedJobBody, NewJobBody } from '../form.ts';

type Services = Pick<SiteServices, 'database' | 'tasks'> & { now: Date };

type Invalid = {
  ok: false;
  reason: 'invalid';
  errors: FormErrors;
  question: LocationQuestion | null;
  verdict?: GuardVerdict | undefined;
};
const invalid = (errors: FormErrors): Invalid => refuse({ errors });

type Refusal = { errors: FormErrors; question?: LocationQuestion | null; verdict?: GuardVerdict };

const refuse = ({ errors, question = null, verdict }: Refusal): Invalid => ({
  ok: false,
  reason: 'invalid',
  errors,
  question,
  verdict,
});

export async function postSentJob(
  services: Services,
  poster: Poster,
  { status, posted_on = '', ...body }: NewJobBody,
): Promise<{ ok: true; id: string } | Invalid> {
  const intent = status === 'draft' ? 'draft' : 'post';
  const posted = readPostedOn(posted_on, services.now);
  if (!posted.ok) return invalid({ posted_on: posted.error });
  const sent = readSent({ closes_at: usualClosingDay(services.now), ...toFields(body), intent }, body, services.now);
  const unclearPlaces = await findUnclearPlacesOf(services, sent);
  const needsAuthority = mayWorkAtDesk(poster);
  const refusal = refuseSentJob(sent, {
    isPublishing: intent === 'post',
    isFirst: true,
    unclear: unclearPlaces,
    needsAuthority,
  });
  if (refusal || !sent.job) return refuse(refusal ?? sent);
  const at = posted.day === null ? null : postedAt(posted.day, services.now);
  const result = await postJob(services, poster, sent.job, { guardAnswers: sent, postedAt: at });
  return result.ok ? result : invalid(sent.missingAuthority);
}

export type ChangedSentJob =
  | { ok: true }
  | Invalid
  | { ok: false; reason: 'not_found' }
  /** The job changed since the version in `If-Match`, or the header is required and missing. */
  | { ok: false; reason: 'changed' | 'no_version' };

/** @param named tells whether the request named this version; null if it named none */
export async function changeSentJob(
  services: Services,
  poster: Poster,
  { id, named, keyId }: { id: string; named: ((version: string) => boolean) | null; keyId: string },
  body: ChangedJobBody,
): Promise<ChangedSentJob> {
  const job = await findManagedJob(services, poster, id);
  if (!job) return { ok: false, reason: 'not_found' };
  if (named === null) return { ok: false, reason: 'no_version' };
  if (!named(job.version)) return { ok: false, reason: 'changed' };
  const noteChange: FurtherWrites = (transaction, currentJob) => noteOwnChange(transaction, currentJob, keyId);
  if (body.status === 'closed') return closeJob(services, poster, id, body, noteChange);
  const isDraft = job.status === 'draft';
  if (body.status === 'draft' && !isDraft)
    return invalid({ status: 'A job that was on the board is closed, not taken back' });
  if (job.isPast && body.closes_at === undefined && !isDraft)
    return invalid({ closes_at: 'Choose a new closing date: this one has passed' });
  const { status, ...others } = body;
  const intent = status === 'open' ? 'post' : isDraft ? 'draft' : 'save';
  const fields = { ...knownFields(job, others, services.now), ...toFields(others), version: job.version, intent };
  const edited = await editJob(services, poster, id, readSent(fields, others, services.now), noteChange);
  if (edited.ok) return { ok: true };
  if (edited.reason === 'not_found') return { ok: false, reason: 'not_found' };
  return edited.reason === 'changed' ? { ok: false, reason: 'changed' } : refuse(edited);
}

/** Refuses to overwrite a colleague's change. */
async function closeJob(
  services: Services,
  poster: Poster,
  id: string,
  body: ChangedJobBody,
  within: FurtherWrites,
): Promise<ChangedSentJob> {
  if (Object.keys(body).length > 1) return invalid({ status: 'Close a job in a request of its own' });
  const closed = await setJobStatus(services, poster, id, 'closed', within);
  if (closed.ok) return { ok: true };
  if (closed.reason === 'not_found') return { ok: false, reason: 'not_found' };
  return invalid({ status: 'You can’t close an incomplete draft' });
}

/** The job's values as its form shows them. Answers given earlier are in the log and still count. */
function knownFields(job: ManagedJob, body: PartialJobBody, now: Date): Fields {
  const values = Object.entries(openJobForm(job, now).values).filter(([name]) => !/^(because|authority)_/.test(name));
  const fields: Fields = Object.fromEntries(values);
  const namesSalary =
    body.salary_min !== undefined || body.salary_max !== undefined || body.salary_period !== undefined;
  const { salaryMin, salaryMax, salaryPeriod } = job;
  if (namesSalary)
    return { ...fields, ...toFields({ salary_min: salaryMin, salary_max: salaryMax, salary_period: salaryPeriod }) };
  // Figures parsed from the previous text would be wrong.
  return body.salary === undefined ? fields : { ...fields, salary_min: '', salary_max: '', salary_period: '' };
}

type PartialJobBody = { [Name in keyof NewJobBody]?: NewJobBody[Name] | undefined };

export function toFields({ authority, answers = {}, ...body }: PartialJobBody): Fields {
  const plainFields = Object.entries(body).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value === null ? '' : String(value)] as const],
  );
  const reasons = Object.entries(answers).map(([rule, reason]) => [`because_${rule}`, reason ?? ''] as const);
  return {
    ...Object.fromEntries([...plainFields, ...reasons]),
    ...(authority && {
      authority_how: authority.how,
      authority_by: authority.given_by,
      authority_on: authority.given_on,
    }),
  };
}

function readSent(fields: Fields, body: PartialJobBody, now: Date): SentJob {
  // Naming the category also answers the question about it.
  const typed = { ...fields, ...(body.category && { category_checked: body.category }) };
  return sentJobForm(now).parse({ ...typed, ...answerFields(typed, body, now) });
}

/** An answer applies only to the words in question. */
export function answerFields(fields: Fields, { answers }: Pick<PartialJobBody, 'answers'>, now: Date): Fields {
  if (!answers) return {};
  const { findings } = sentJobForm(now).parse(fields);
  return Object.fromEntries(listQuestions(findings).map(({ rule, words }) => [`asked_${rule}`, words]));
}
