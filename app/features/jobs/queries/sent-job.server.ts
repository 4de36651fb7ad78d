/** The form of a job, as it was sent: which button was pressed, what was typed, and what keeps it from being stored. */
import { z } from 'zod';
import { BAD_FORM, type Fields, type FormErrors } from '#app/web/form/read.server.ts';
import type { Refusal } from '#app/web/form/respond.server.ts';
import { CATEGORY_NAMES, JOB_CATEGORIES } from '#domain/job/job.ts';
import { categoryOfTitle } from '#domain/job/trade.ts';
import { describeLowPay } from '#domain/pay/minimum-wage.ts';
import { readJobForm, type WrittenJob } from '../form.ts';

const INTENTS = ['post', 'draft', 'save', 'check'] as const;

export type SentJob = {
  intent: (typeof INTENTS)[number];
  version: string;
  /** Sent by a dialog, which stays on its page. */
  staysHere: boolean;
  isPayChecked: boolean;
  /** The poster was asked about the category, and has answered. */
  isCategoryChecked: boolean;
  /** Where to go afterwards, as it was sent. */
  next: string;
  /** Null if `errors` says why not. */
  job: WrittenJob | null;
  errors: FormErrors;
  /** What keeps a draft from being published, by field. */
  missing: FormErrors;
  /** Names the figures if the pay is below the law. */
  payWarning: string | null;
};

/** Wrong fields are no error of the form: `check` shows them without one, and a draft may be incomplete. */
export const sentJobForm = (now: Date) =>
  z.custom<Fields>().transform((sent, { addIssue }): SentJob => {
    const { intent: button, version = '', answer, pay_checked, category_checked, next = '', ...typed } = sent;
    // An answer counts before the choice that was asked about.
    const fields = category_checked === undefined ? typed : { ...typed, category: category_checked };
    const intent = INTENTS.find((each) => each === button);
    const isHere = answer === 'here';
    const isPayChecked = pay_checked === 'yes';
    const read = readJobForm({ ...fields, status: intent === 'draft' ? 'draft' : 'open' }, now);
    const errors = read.ok ? {} : read.errors;
    const isCategoryChecked = JOB_CATEGORIES.some((each) => each === category_checked);
    const isOurs =
      intent &&
      (isHere || answer === undefined) &&
      (isPayChecked || pay_checked === undefined) &&
      (isCategoryChecked || category_checked === undefined);
    // Only a field that the form does not have is wrong with the form itself.
    if (!isOurs || 'form' in errors || 'status' in fields) {
      addIssue(BAD_FORM);
      return z.NEVER;
    }
    const job = read.ok ? read.job : null;
    const published = intent === 'draft' ? readJobForm({ ...fields, status: 'open' }, now) : read;
    const missing = published.ok ? {} : published.errors;
    const payWarning = job && warnOfPay(job, now);
    const checks = { isPayChecked, isCategoryChecked };
    return { intent, version, next, staysHere: isHere, ...checks, job, errors, missing, payWarning };
  });

function warnOfPay({ salaryMin, salaryMax, salaryPeriod, hoursPerWeek }: WrittenJob, on: Date): string | null {
  if (salaryPeriod === null) return null;
  return describeLowPay({ salary: { min: salaryMin, max: salaryMax, period: salaryPeriod }, hoursPerWeek, on });
}

/** The title speaks for the other half of the board. */
export const isCategoryUnlikely = ({ title, category }: Pick<WrittenJob, 'title' | 'category'>): boolean =>
  (categoryOfTitle(title) ?? category) !== category;

type Publishing = {
  isPublishing: boolean;
  /** It has not been on the board before. */
  isFirst: boolean;
};

/** Why a form is shown again before anything is done; null if there is nothing against it. */
export function refuseSentJob(sent: SentJob, { isPublishing, isFirst }: Publishing) {
  if (sent.intent === 'check') return { ok: false, reason: 'check', errors: sent.errors } as const;
  if (!sent.job) return { ok: false, reason: 'invalid', errors: sent.errors } as const;
  if (!isPublishing) return null;
  const errors: FormErrors = {};
  if (isFirst && !sent.isCategoryChecked && isCategoryUnlikely(sent.job)) {
    errors.category_checked = `Say whether the job is ${JOB_CATEGORIES.map((each) => CATEGORY_NAMES[each]).join(' or ')}`;
  }
  if (sent.payWarning !== null && !sent.isPayChecked) {
    errors.pay_checked = 'Check the pay, then tick the box to publish anyway';
  }
  return Object.keys(errors).length > 0 ? ({ ok: false, reason: 'unchecked', errors } as const) : null;
}

/** The same form, with what was typed. */
export const showJobAgain = (
  { payWarning, version }: SentJob,
  { reason, errors }: { reason: string; errors: FormErrors },
): Refusal<{ payWarning: string | null; version: string }> => ({
  status: reason === 'check' ? 200 : 422,
  errors,
  more: { payWarning, version },
});
