/** The form of a job, as it was sent: which button was pressed, what was typed, and what keeps it from being stored. */
import { z } from 'zod';
import { BAD_FORM, type Fields, type FormErrors } from '#app/web/form/read.server.ts';
import type { Refusal } from '#app/web/form/respond.server.ts';
import { describeLowPay } from '#domain/pay/minimum-wage.ts';
import { readJobForm, type WrittenJob } from '../form.ts';

const INTENTS = ['post', 'draft', 'save', 'check'] as const;

export type SentJob = {
  intent: (typeof INTENTS)[number];
  version: string;
  /** Sent by a dialog, which stays on its page. */
  staysHere: boolean;
  isPayChecked: boolean;
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
    const { intent: button, version = '', answer, pay_checked, next = '', ...fields } = sent;
    const intent = INTENTS.find((each) => each === button);
    const isHere = answer === 'here';
    const isPayChecked = pay_checked === 'yes';
    const read = readJobForm({ ...fields, status: intent === 'draft' ? 'draft' : 'open' }, now);
    const errors = read.ok ? {} : read.errors;
    const isOurs = intent && (isHere || answer === undefined) && (isPayChecked || pay_checked === undefined);
    // Only a field that the form does not have is wrong with the form itself.
    if (!isOurs || 'form' in errors || 'status' in fields) {
      addIssue(BAD_FORM);
      return z.NEVER;
    }
    const job = read.ok ? read.job : null;
    const published = intent === 'draft' ? readJobForm({ ...fields, status: 'open' }, now) : read;
    const missing = published.ok ? {} : published.errors;
    const payWarning = job && warnOfPay(job, now);
    return { intent, version, next, staysHere: isHere, isPayChecked, job, errors, missing, payWarning };
  });

function warnOfPay({ salaryMin, salaryMax, salaryPeriod, hoursPerWeek }: WrittenJob, on: Date): string | null {
  if (salaryPeriod === null) return null;
  return describeLowPay({ salary: { min: salaryMin, max: salaryMax, period: salaryPeriod }, hoursPerWeek, on });
}

/** Why a form is shown again before anything is done; null if there is nothing against it. */
export function refuseSentJob(sent: SentJob, isPublishing: boolean) {
  if (sent.intent === 'check') return { ok: false, reason: 'check', errors: sent.errors } as const;
  if (!sent.job) return { ok: false, reason: 'invalid', errors: sent.errors } as const;
  if (!isPublishing || sent.payWarning === null || sent.isPayChecked) return null;
  const errors = { pay_checked: 'Check the pay, then tick the box to publish anyway' };
  return { ok: false, reason: 'pay_unchecked', errors } as const;
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
