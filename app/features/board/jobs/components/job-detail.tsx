import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { BreadcrumbItem } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { QuestionSet } from '#domain/application/screening.ts';
import type { PublicJob } from '#domain/job/fields.ts';
import { agency } from '#domain/site/site.ts';
import { ApplyState, type OwnApplication } from './apply-state.tsx';
import { AfterApplying } from './detail/after-applying.tsx';
import { type FactsOfJob, JobStrip } from './detail/job-facts.tsx';
import { JobHead } from './detail/job-head.tsx';
import { JobPromises, type ShownPromises } from './detail/job-promises.tsx';
import { JobSummary } from './job-summary.tsx';
import { JobText } from './job-text.tsx';

/** The job with its dates as text. */
export type ShownJob = Omit<
  PublicJob,
  'createdAt' | 'updatedAt' | 'closesAt' | 'salaryMin' | 'salaryMax' | 'salaryPeriod'
> &
  FactsOfJob & {
    postedOn: string;
    /** Null if it is not on the board. */
    promises: ShownPromises | null;
    questions?: QuestionSet;
  };

type JobDetailProps = {
  job: ShownJob;
  trail?: readonly BreadcrumbItem[];
  address: string;
  heart?: ReactNode;
  application?: OwnApplication | null | undefined;
  actions?: ReactNode;
  isPreview?: boolean;
  aside?: ReactNode;
};

/** Spans the full page width: callers add no wrapper. */
export function JobDetail({
  job,
  trail,
  address,
  heart,
  application = null,
  isPreview = false,
  ...more
}: JobDetailProps) {
  return (
    <article>
      <JobHead job={job} trail={trail}>
        {more.actions}
      </JobHead>
      <JobStrip job={job}>
        {isPreview ? (
          <Button type="button" size="lg" disabled className="max-lg:flex-1">
            Apply Now
          </Button>
        ) : (
          <ApplyState job={job} application={application} />
        )}
        {heart}
      </JobStrip>
      <div className="wrap">
        {!job.isOpen && (
          <div className="mt-8 max-w-3xl">
            <Notice tone="warning" title="This job is closed">
              It no longer takes applications. <Link to={href('/jobs')}>See open jobs</Link>, or look at similar jobs
              below.
            </Notice>
          </div>
        )}
        <div className="mt-8 grid gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="min-w-0">
            {job.promises && <JobPromises {...job.promises} />}
            <Heading level={2} size="item" className="mb-4">
              Job Description
            </Heading>
            <JobText text={job.description} />
            <Heading level={2} size="item" className="mt-10 mb-4">
              Requirements
            </Heading>
            <JobText text={job.requirements} />
            {job.isOpen && <AfterApplying promised={job.promises} />}
          </div>
          <aside aria-label="Key facts" className="min-w-0 space-y-10">
            <JobSummary {...job} />
            {more.aside}
          </aside>
        </div>
        <p className="mt-8 hidden border-line border-t pt-3 text-sm print:block">
          {agency().name}, {agency().phone.shown}. This job: {address}
        </p>
      </div>
    </article>
  );
}
