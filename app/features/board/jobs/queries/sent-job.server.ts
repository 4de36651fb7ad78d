import { z } from 'zod';
import type { UnclearPlace } from '#app/features/board/gazetteer/schema.ts';
import { BAD_FORM, type Fields, type FormErrors } from '#app/web/form/read.server.ts';
import type { Refusal } from '#app/web/form/respond.server.ts';
import { ADVERT_FIELD_NAMES, type Finding } from '#domain/advert/advert.ts';
import { type AdvertVerdict, judgeAdvert, lawOf, listQuestions } from '#domain/advert/judge-advert.ts';
import { JOB_FIELDS } from '#domain/job/fields.ts';
import { CATEGORY_NAMES, JOB_CATEGORIES } from '#domain/job/job.ts';
import { categoryOfTitle } from '#domain/job/trade.ts';
import { readJobForm, type WrittenJob } from '../form.ts';
import type { JobReply, LocationQuestion } from '../schema.ts';
import { checkJob } from './guard/advert-guard.server.ts';
import { readGuard, type SentGuard } from './guard/sent-guard.server.ts';

const INTENTS = ['post', 'draft', 'save', 'check'] as const;

export type SentJob = SentGuard & {
  intent: (typeof INTENTS)[number];
  version: string;
  staysHere: boolean;
  /** The poster has confirmed the category when asked. */
  isCategoryChecked: boolean;
  /** The poster has chosen which place this location means. */
  isLocationChecked: boolean;
  next: string;
  job: WrittenJob | null;
  errors: FormErrors;
  missing: FormErrors;
  findings: Finding[];
};

/** Invalid fields are not issues of the schema: `check` shows them without one, and a draft may be incomplete. */
export const sentJobForm = (now: Date) =>
  z.custom<Fields>().transform((sent, { addIssue }): SentJob => {
    const { intent: button, version = '', answer, category_checked, next = '', ...others } = sent;
    const { guard, otherFields } = readGuard(others, now);
    const { location_asked, location_checked, ...typed } = otherFields;
    // A checked category or location overrides the typed one. A checked location is ignored if the typed one has changed since.
    const isLocationChecked = Boolean(location_checked) && location_asked === typed['location'];
    const fields = {
      ...typed,
      ...(category_checked !== undefined && { category: category_checked }),
      ...(isLocationChecked && { location: location_checked }),
    };
    const intent = INTENTS.find((each) => each === button);
    const isHere = answer === 'here';
    const read = readJobForm({ ...fields, status: intent === 'draft' ? 'draft' : 'open' }, now);
    const errors = read.ok ? {} : read.errors;
    const isCategoryChecked = JOB_CATEGORIES.some((each) => each === category_checked);
    const isOurs = intent && (isHere || answer === undefined) && (isCategoryChecked || category_checked === undefined);
    // An error of the whole form means that it was sent with an unknown field.
    if (!isOurs || 'form' in errors || 'status' in fields) {
      addIssue(BAD_FORM);
      return z.NEVER;
    }
    const job = read.ok ? read.job : null;
    const published = intent === 'draft' ? readJobForm({ ...fields, status: 'open' }, now) : read;
    const missing = published.ok ? {} : published.errors;
    const findings = job ? checkJob(job, now) : [];
    const checks = { isCategoryChecked, isLocationChecked };
    const sentBy = { intent, version, next, staysHere: isHere };
    return { ...guard, ...sentBy, ...checks, job, errors, missing, findings };
  });

export const isCategoryUnlikely = ({ title, category }: Pick<WrittenJob, 'title' | 'category'>): boolean =>
  (categoryOfTitle(title) ?? category) !== category;

type Publishing = {
  isPublishing: boolean;
  isFirst: boolean;
  unclear?: readonly UnclearPlace[];
  needsAuthority?: boolean;
};

/** Why a form is shown again before anything is saved; null if it can be saved. */
export function refuseSentJob(sent: SentJob, publishing: Publishing) {
  const { isPublishing, isFirst, unclear = [], needsAuthority = false } = publishing;
  if (sent.intent === 'check') return { ok: false, reason: 'check', errors: sent.errors } as const;
  if (!sent.job) return { ok: false, reason: 'invalid', errors: sent.errors } as const;
  if (Object.keys(sent.guardErrors).length > 0)
    return { ok: false, reason: 'invalid', errors: sent.guardErrors } as const;
  if (!isPublishing) return null;
  const verdict = judgeAdvert(sent.findings, sent.answers);
  const errors: FormErrors = {
    ...describeGuard(verdict),
    ...(needsAuthority && !sent.authority && sent.missingAuthority),
  };
  if (isFirst && !sent.isCategoryChecked && isCategoryUnlikely(sent.job)) {
    errors['category_checked'] = `Choose ${JOB_CATEGORIES.map((each) => CATEGORY_NAMES[each]).join(' or ')}`;
  }
  const question = sent.isLocationChecked ? null : askAboutLocation(sent.job.location, unclear);
  if (question) errors['location_checked'] = `Choose which ${question.part} it is`;
  return Object.keys(errors).length > 0
    ? ({ ok: false, reason: 'unchecked', errors, question, verdict } as const)
    : null;
}

type Refused = Pick<AdvertVerdict, 'blocks' | 'open'>;

/** Errors, by field, of an advert that the guard keeps off the board. Short, because the form shows each question above its answer. */
function describeGuard({ blocks, open }: Refused): FormErrors {
  const errors = open.map(({ rule, findings }) => {
    const words = findings.map((finding) => `“${finding.words}”`).join(', ');
    return [`because_${rule}`, `${words}: change it, or say why it’s fine as it is`];
  });
  return { ...describeBlocks(blocks), ...Object.fromEntries(errors) };
}

export function describeGuardInFull({ blocks, open }: Refused): FormErrors {
  const errors = open.map(({ rule, findings }) => {
    const questions = findings.map((finding) => `${ADVERT_FIELD_NAMES[finding.field]}: ${describeFinding(finding)}`);
    return [`because_${rule}`, `${questions.join(' ')} Change it, or say why it’s fine as it is`];
  });
  return { ...describeBlocks(blocks), ...Object.fromEntries(errors) };
}

export function describeBlocks(blocks: readonly Finding[]): FormErrors {
  const errors: FormErrors = {};
  for (const finding of blocks) {
    const { field } = finding;
    errors[field] = errors[field] ? `${errors[field]} ${describeFinding(finding)}` : describeFinding(finding);
  }
  return errors;
}

/** For example: '“£12.60 an hour”: This is £12.60 an hour. … Check the pay and the hours. (National Minimum Wage Act 1998, section 1)' */
export function describeFinding({ rule, words, reason, suggestion }: Finding): string {
  const law = lawOf(rule);
  return `${words && `“${words}”: `}${reason} ${suggestion}${law ? ` (${law.title}, ${law.provision})` : ''}`;
}

/** Asks about the first part that names several towns. A county or an unknown place is not asked about: the preview of the job warns. */
function askAboutLocation(location: string, unclear: readonly UnclearPlace[]): LocationQuestion | null {
  const ambiguous = unclear.find(({ kind }) => kind === 'several');
  return (
    (ambiguous && {
      part: ambiguous.part,
      options: ambiguous.options
        .map((option) => location.replace(ambiguous.part, () => option))
        .filter((option) => option.length <= JOB_FIELDS.location.most),
    }) ??
    null
  );
}

export const showJobAgain = (
  sent: SentJob,
  { reason, errors, question = null }: { reason: string; errors: FormErrors; question?: LocationQuestion | null },
): Refusal<JobReply> => ({
  status: reason === 'check' ? 200 : 422,
  errors,
  more: { ...replyTo(sent), question },
});

export const replyTo = ({ findings, version }: Pick<SentJob, 'findings' | 'version'>): JobReply => ({
  questions: listQuestions(findings),
  version,
  question: null,
});
