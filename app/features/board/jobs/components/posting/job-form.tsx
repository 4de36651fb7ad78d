/** The form of a job (spec: accounts §3, §5), for its page and a dialog, with and without JavaScript. */

import { useMemo, useRef } from 'react';
import type { FormProps } from 'react-router';
import { Form, href } from 'react-router';
import { FailureNotice } from '#app/chrome/errors/failure.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { NewTabMark } from '#app/ui/new-tab-mark.tsx';
import { FormKey } from '#app/web/form/once/form-key.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { RULE_NAMES } from '#domain/advert/advert.ts';
import type { JobStatus } from '#domain/job/job.ts';
import type { JobFormState, JobReply } from '../../schema.ts';
import { POST_NEEDS_LOGIN } from '../../texts.ts';
import { LivingAdvert } from '../advert/living-advert.tsx';
import { useTyped } from '../advert/typed-values.ts';
import { AdvertQuestions, PayQuestion } from '../questions/advert-questions.tsx';
import { CategoryQuestion } from '../questions/category-question.tsx';
import { LocationQuestion } from '../questions/location-question.tsx';
import { AuthorityFields, type ClientChoice } from './authority-fields.tsx';
import { JobFormButtons } from './job-form-end.tsx';
import { AdvertFields, ClosingFields, KindFields, PayFields, WhatAndWhereFields } from './job-form-fields.tsx';

type JobFormProps = {
  job: { id: string; status: JobStatus; isPast: boolean; postedAt: Date | null } | null;
  state: JobFormState | Reply<JobReply>;
  version?: string;
  /** The clients to choose from, if the agency advertises for an employer; null for an employer's own job. */
  clients?: readonly ClientChoice[] | null | undefined;
  next?: string;
  isSending: boolean;
  as?: (props: FormProps) => React.ReactNode;
  onCancel?: () => void;
  idPrefix?: string;
};

export function JobForm({
  job,
  state,
  version,
  clients = null,
  next,
  isSending,
  as: Element = Form,
  onCancel,
  idPrefix = 'job',
}: JobFormProps) {
  const { errors, questions = [] } = state;
  const values = useMemo(() => withAnswer(state.values), [state.values]);
  const notice = 'notice' in state ? state.notice : null;
  const question = 'question' in state ? (state.question ?? null) : null;
  const box = useRef<HTMLDivElement>(null);
  const { typed, settled } = useTyped(box, values);
  const fields = { idPrefix, values, errors, typed };
  const isUnpublished = !job || job.status === 'draft';
  const questionProps = { idPrefix, questions, values, errors };
  return (
    <Element
      method="post"
      action={job ? href('/jobs/:id/edit', { id: job.id }) : href('/employer/jobs/new')}
      noValidate
    >
      {version && <input type="hidden" name="version" value={version} />}
      {!job && <FormKey />}
      {next && <input type="hidden" name="next" value={next} />}
      {onCancel && <input type="hidden" name="answer" value="here" />}
      <div ref={box} className="grid gap-x-14 gap-y-6 xl:grid-cols-[minmax(0,1fr)_28.5rem]">
        <div className="min-w-0 max-xl:max-w-3xl">
          {(notice || Object.keys(errors).length > 0) && (
            <div className="mb-8 space-y-4">
              {notice && <FormFailure message={notice.title} job={job} answer={state} />}
              <FormErrorSummary idPrefix={idPrefix} errors={errors} />
            </div>
          )}
          <WhatAndWhereFields {...fields} />
          <LocationQuestion
            idPrefix={idPrefix}
            question={question}
            values={values}
            error={errors['location_checked']}
          />
          {isUnpublished && (
            <CategoryQuestion idPrefix={idPrefix} typed={typed} settled={settled} error={errors['category_checked']} />
          )}
          <KindFields {...fields} />
          <PayFields {...fields}>
            <PayQuestion {...questionProps} settled={settled} />
          </PayFields>
          <AdvertFields {...fields} />
          <ClosingFields {...fields} />
          {(clients || errors['authority_by']) && <AuthorityFields {...fields} clients={clients ?? []} />}
          <AdvertQuestions {...questionProps} />
          <hr className="border-line" />
        </div>
        <div className="min-w-0 max-xl:max-w-3xl xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <LivingAdvert
            typed={typed}
            id={job?.id}
            postedAt={isUnpublished ? null : job.postedAt}
            isInDialog={onCancel !== undefined}
          />
        </div>
        <JobFormButtons job={job} isSending={isSending} next={next} onCancel={onCancel} />
      </div>
    </Element>
  );
}

function withAnswer(values: Record<string, string>): Record<string, string> {
  const { category_checked: category, location_checked: place, location_asked: asked, ...typed } = values;
  const location = place && asked === typed['location'] ? place : null;
  return {
    ...typed,
    ...(category && { category, category_checked: category }),
    ...(location && { location, location_checked: location }),
  };
}

const ORDER = [
  'title',
  'company',
  'location',
  'location_checked',
  'category_checked',
  'type',
  'category',
  'basis',
  'work_mode',
  'start_date',
  'salary',
  'hours_per_week',
  'salary_min',
  'salary_max',
  'salary_period',
  'because_minimum_wage',
  'description',
  'requirements',
  'closes_at',
  'reply_days',
  'client_id',
  'authority_by',
  'authority_how',
  'authority_on',
  ...RULE_NAMES.map((rule) => `because_${rule}`).slice(2),
];

function FormErrorSummary({ idPrefix, errors }: { idPrefix: string; errors: Record<string, string> }) {
  // A new list takes the focus, so it changes with each reply, not with each keystroke.
  const fieldErrors = useMemo(
    () => ORDER.flatMap((name) => (errors[name] ? [{ fieldId: `${idPrefix}-${name}`, message: errors[name] }] : [])),
    [errors, idPrefix],
  );
  return <ErrorSummary errors={fieldErrors} />;
}

type FormFailureProps = { message: string; job: JobFormProps['job']; answer: object };

function FormFailure({ message, job, answer }: FormFailureProps) {
  const jobHref = job ? href('/jobs/:id/edit', { id: job.id }) : href('/employer-login');
  const label = job ? 'See the current job' : 'Sign in';
  return (
    <FailureNotice title={message} answer={answer}>
      Nothing was saved. What you typed is below.{' '}
      {(job || message === POST_NEEDS_LOGIN) && (
        <a href={jobHref} target="_blank" rel="noreferrer" className="link">
          {label}
          <NewTabMark />
        </a>
      )}
    </FailureNotice>
  );
}
