/** The form of a job, as it was sent: which button was pressed, what was typed, and what keeps it from being stored. */
import { z } from 'zod';
import type { UnclearPlace } from '#app/features/gazetteer/schema.ts';
import { BAD_FORM, type Fields, type FormErrors } from '#app/web/form/read.server.ts';
import type { Refusal } from '#app/web/form/respond.server.ts';
import { CATEGORY_NAMES, JOB_CATEGORIES } from '#domain/job/job.ts';
import { JOB_TEXT_LIMITS } from '#domain/job/job-limits.ts';
import { categoryOfTitle } from '#domain/job/trade.ts';
import { describeLowPay } from '#domain/pay/minimum-wage.ts';
import { readJobForm, type WrittenJob } from '../form.ts';
import type { JobReply, LocationQuestion } from '../schema.ts';

const INTENTS = ['post', 'draft', 'save', 'check'] as const;

export type SentJob = {
  intent: (typeof INTENTS)[number];
  version: string;
  /** Sent by a dialog, which stays on its page. */
  staysHere: boolean;
  isPayChecked: boolean;
  /** The poster was asked about the category, and has answered. */
  isCategoryChecked: boolean;
  /** The poster was asked which place this location means, and has answered. */
  isLocationChecked: boolean;
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
    const { intent: button, version = '', answer, pay_checked, category_checked, next = '', ...others } = sent;
    const { location_asked, location_checked, ...typed } = others;
    // An answer counts before the choice that was asked about; one about a location only as long as that is still the location.
    const isLocationChecked = Boolean(location_checked) && location_asked === typed.location;
    const fields = {
      ...typed,
      ...(category_checked !== undefined && { category: category_checked }),
      ...(isLocationChecked && { location: location_checked }),
    };
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
    const checks = { isPayChecked, isCategoryChecked, isLocationChecked };
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
  /** What its location leaves open (findUnclearPlaces). */
  unclear?: readonly UnclearPlace[];
};

/** Why a form is shown again before anything is done; null if there is nothing against it. */
export function refuseSentJob(sent: SentJob, { isPublishing, isFirst, unclear = [] }: Publishing) {
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
  const question = sent.isLocationChecked ? null : askAboutLocation(sent.job.location, unclear);
  if (question) errors.location_checked = `Say which ${question.part} it is`;
  return Object.keys(errors).length > 0 ? ({ ok: false, reason: 'unchecked', errors, question } as const) : null;
}

/** About the first part that names several towns. A county or an unknown place is no question: the preview of the job warns. */
function askAboutLocation(location: string, unclear: readonly UnclearPlace[]): LocationQuestion | null {
  const open = unclear.find(({ kind }) => kind === 'several');
  return (
    (open && {
      part: open.part,
      options: open.options
        .map((option) => location.replace(open.part, () => option))
        .filter((option) => option.length <= JOB_TEXT_LIMITS.location),
    }) ??
    null
  );
}

/** The same form, with what was typed. */
export const showJobAgain = (
  { payWarning, version }: SentJob,
  { reason, errors, question = null }: { reason: string; errors: FormErrors; question?: LocationQuestion | null },
): Refusal<JobReply> => ({
  status: reason === 'check' ? 200 : 422,
  errors,
  more: { payWarning, version, question },
});
