/** What comes back from the form of a job, and how it is answered. Whatever is refused goes back with what was typed. */
import { data } from 'react-router';
import type { JobFormState } from '#app/features/jobs/queries/job-form.server.ts';
import { echo, readFields, refuseForm } from '#app/site/form.server.ts';
import { readJobForm, type WrittenJob } from '#domain/job-form.server.ts';
import type { JobNoticeKey } from '#domain/job-notices.ts';
import { describeLowPay } from '#domain/minimum-wage.ts';

type JobIntent = 'post' | 'draft' | 'save' | 'check';

export type SentJob = JobFormState & {
  intent: JobIntent;
  version: string;
  /** Asked by a dialog, which stays where it is. */
  staysHere: boolean;
  isPayChecked: boolean;
  /** Where to go afterwards, as it was sent. */
  next: string;
  /** Null where `errors` says why not. */
  job: WrittenJob | null;
};

/** Throws what answers with 400 where it is no form of ours. */
export async function readSentJob(request: Request, now: Date): Promise<SentJob> {
  const { intent, version = '', answer, pay_checked, next = '', ...fields } = await readFields(request);
  if (!isIntent(intent) || (answer ?? 'here') !== 'here' || (pay_checked ?? 'yes') !== 'yes') throw refuseForm();
  const read = readJobForm({ ...fields, status: intent === 'draft' ? 'draft' : 'open' }, now);
  const errors = read.ok ? {} : read.errors;
  // Only a field that the form does not have is wrong with the form itself.
  if ('form' in errors || 'status' in fields) throw refuseForm();
  const job = read.ok ? read.job : null;
  const sent = { intent, version, next, staysHere: answer === 'here', isPayChecked: pay_checked === 'yes' };
  return { ...sent, job, values: echo(fields), errors, payWarning: job && warnOfPay(job, now) };
}

/** What keeps a form that was sent as a draft from being published, by field. */
export function listMissing({ intent, values }: SentJob, now: Date): Record<string, string> {
  if (intent !== 'draft') return {};
  const read = readJobForm({ ...values, status: 'open' }, now);
  return read.ok ? {} : read.errors;
}

const INTENTS: readonly JobIntent[] = ['post', 'draft', 'save', 'check'];
const isIntent = (text?: string): text is JobIntent => INTENTS.some((intent) => intent === text);

function warnOfPay({ salaryMin, salaryMax, salaryPeriod, hoursPerWeek }: WrittenJob, on: Date): string | null {
  if (salaryPeriod === null) return null;
  return describeLowPay({ salary: { min: salaryMin, max: salaryMax, period: salaryPeriod }, hoursPerWeek, on });
}

/** What is sent back instead of doing anything; null where there is nothing against it. */
export function refuseSentJob(sent: SentJob, isPublishing: boolean) {
  if (sent.intent === 'check') return showAgain(sent, { status: 200 });
  if (!sent.job) return showAgain(sent);
  if (!isPublishing || sent.payWarning === null || sent.isPayChecked) return null;
  return showAgain(sent, { errors: { pay_checked: 'Check the pay, then tick the box to publish anyway' } });
}

type Why = { errors?: Record<string, string>; status?: number; version?: string };

/** The same form with what was typed, and why nothing was stored. */
export function showAgain(sent: SentJob, { errors = {}, status = 422, version = sent.version }: Why = {}) {
  const { values, payWarning } = sent;
  return data(
    { isDone: false as const, values, errors: { ...sent.errors, ...errors }, payWarning, version },
    { status },
  );
}

/**
 * Requests whose form came from somebody who is signed out by now. Their loader runs after the action, and must not lead
 * them away from what they typed.
 */
const sentSignedOut = new WeakSet<object>();

export function showSignedOut(context: object, sent: SentJob, form: string) {
  sentSignedOut.add(context);
  return showAgain(sent, { errors: { form }, status: 401 });
}

export const isSentSignedOut = (context: object): boolean => sentSignedOut.has(context);

/** What their loader returns: nothing of the job is shown but what was typed. */
export const nothingToEdit = (id: string) => ({
  job: { id, title: 'job', status: 'open' as const, isPast: false },
  state: { values: {}, errors: {}, payWarning: null },
  version: '',
  next: '',
});

/** For a dialog, which says so itself and stays. */
export const done = (notice: JobNoticeKey) => data({ isDone: true as const, notice });
