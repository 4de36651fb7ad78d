/** The form of a job (spec: accounts §3, §5). The same on its page and in a dialog, with and without a script. */

import type { FormProps } from 'react-router';
import { Form, href } from 'react-router';
import { FailureNotice } from '#app/chrome/errors/failure.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import { NewTabMark } from '#app/ui/new-tab-mark.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import type { JobStatus } from '#domain/job/job.ts';
import type { JobFormState } from '../../queries/job-form.server.ts';
import type { JobReply } from '../../schema.ts';
import { POST_NEEDS_LOGIN } from '../../texts.ts';
import { JobFormButtons, PayCheck } from './job-form-end.tsx';
import { AdvertFields, ClosingField, PayFields, WhatAndWhereFields } from './job-form-fields.tsx';

type JobFormProps = {
  /** Of a job that is there; null for a new one. */
  job: { id: string; status: JobStatus; isPast: boolean } | null;
  /** As it is opened, or as it comes back. */
  state: JobFormState | Reply<JobReply>;
  version?: string;
  /** Where to go afterwards. */
  next?: string;
  isSending: boolean;
  /** A dialog sends by a fetcher and stays; a page goes on to another. */
  as?: (props: FormProps) => React.ReactNode;
  onCancel?: () => void;
  /** Begins the id of each field; two forms in one page need two. */
  idPrefix?: string;
};

export function JobForm({
  job,
  state,
  version,
  next,
  isSending,
  as: Element = Form,
  onCancel,
  idPrefix = 'job',
}: JobFormProps) {
  const { values, errors, payWarning } = state;
  const notice = 'notice' in state ? state.notice : null;
  const fields = { idPrefix, values, errors };
  return (
    <Element
      method="post"
      action={job ? href('/jobs/:id/edit', { id: job.id }) : href('/employer/jobs/new')}
      noValidate
      className="space-y-10"
    >
      {version && <input type="hidden" name="version" value={version} />}
      {next && <input type="hidden" name="next" value={next} />}
      {onCancel && <input type="hidden" name="answer" value="here" />}
      {(notice || Object.keys(errors).length > 0) && (
        <div className="space-y-4">
          {notice && <FormFailure message={notice.title} job={job} answer={state} />}
          <Faults idPrefix={idPrefix} errors={errors} />
        </div>
      )}
      <WhatAndWhereFields {...fields} />
      <PayFields {...fields} />
      <AdvertFields {...fields} />
      <ClosingField {...fields} />
      {payWarning && <PayCheck idPrefix={idPrefix} warning={payWarning} error={errors.pay_checked} />}
      <JobFormButtons job={job} isSending={isSending} next={next} onCancel={onCancel} />
    </Element>
  );
}

/** In the order of the form. */
const ORDER = [
  'title',
  'company',
  'location',
  'work_mode',
  'type',
  'category',
  'basis',
  'hours_per_week',
  'salary',
  'salary_min',
  'salary_max',
  'salary_period',
  'description',
  'requirements',
  'closes_at',
  'pay_checked',
];

function Faults({ idPrefix, errors }: { idPrefix: string; errors: Record<string, string> }) {
  const listed = ORDER.flatMap((name) =>
    errors[name] ? [{ fieldId: `${idPrefix}-${name}`, message: errors[name] }] : [],
  );
  return <ErrorSummary errors={listed} />;
}

type FormFailureProps = { message: string; job: JobFormProps['job']; answer: object };

function FormFailure({ message, job, answer }: FormFailureProps) {
  const way = job ? href('/jobs/:id/edit', { id: job.id }) : href('/employer-login');
  const label = job ? 'See the job as it is now' : 'Log in';
  return (
    <FailureNotice title={message} answer={answer}>
      Nothing was saved. What you typed is below.{' '}
      {(job || message === POST_NEEDS_LOGIN) && (
        <a href={way} target="_blank" rel="noreferrer" className="link">
          {label}
          <NewTabMark />
        </a>
      )}
    </FailureNotice>
  );
}
