import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { CategoryBadge } from '#app/chrome/category-badge.tsx';
import { JOB_SHAPES } from '#app/chrome/status-shapes.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { company } from '#content/company.ts';
import { kindOfWork, type PublicJob } from '#domain/job/job.ts';
import { ApplyState, type OwnApplication } from './apply-state.tsx';
import { EmployerAndPlace } from './card/employer-and-place.tsx';
import { JobSummary } from './job-summary.tsx';
import { JobText } from './job-text.tsx';

/** With the dates in words. */
export type ShownJob = Omit<
  PublicJob,
  'createdAt' | 'updatedAt' | 'closesAt' | 'salaryMin' | 'salaryMax' | 'salaryPeriod'
> & {
  postedOn: string;
  closesOn: string;
};

type JobDetailProps = {
  job: ShownJob;
  /** The address of the page, for print. */
  address: string;
  heart?: ReactNode;
  /** The viewer's own. */
  application?: OwnApplication | null;
  /** What its owner may do with it. */
  actions?: ReactNode;
  /** Shows 'Apply Now' as visitors will see it, out of use. */
  isPreview?: boolean;
};

export function JobDetail({ job, address, heart, application = null, actions, isPreview = false }: JobDetailProps) {
  const hasApplyState = job.isOpen || application !== null;
  const showApply = (className: string) =>
    isPreview ? (
      <Button type="button" size="lg" disabled className={classNames('w-full', className)}>
        Apply Now
      </Button>
    ) : (
      <ApplyState job={job} application={application} className={className} />
    );
  return (
    <article className="mt-4 sm:mt-6">
      <div className="flex flex-wrap items-center gap-3">
        <CategoryBadge category={job.category} />
        {!job.isOpen && <Status shape={JOB_SHAPES.closed}>Closed</Status>}
        {heart && <div className="no-print -my-2 -mr-2.5 ml-auto">{heart}</div>}
      </div>
      <Heading level={1} className="mt-4 max-w-4xl sm:mt-5">
        {job.title}
      </Heading>
      <JobHeader job={job} />
      {actions && <div className="mt-5">{actions}</div>}
      {!job.isOpen && (
        <div className="mt-6 max-w-3xl">
          <Notice tone="warning" title="This job is closed">
            It no longer takes applications. <Link to={href('/jobs')}>See the jobs that are open</Link>, or look at the
            similar ones below.
          </Notice>
        </div>
      )}
      <div className="mt-6 grid gap-x-16 gap-y-8 border-line border-t pt-6 lg:mt-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-8">
        <aside aria-label="Key facts" className="lg:order-2">
          <div className="lg:sticky lg:top-24">
            {/* Before the facts: on a laptop's screen it is in sight without scrolling. */}
            {hasApplyState && showApply('no-print mb-6 max-lg:hidden')}
            <JobSummary {...job} />
          </div>
        </aside>
        <div className="min-w-0 lg:order-1">
          <Heading level={2} size="item" className="mb-4">
            Job Description
          </Heading>
          <JobText text={job.description} />
          <Heading level={2} size="item" className="mt-10 mb-4">
            Requirements
          </Heading>
          <JobText text={job.requirements} />
        </div>
      </div>
      {hasApplyState && (
        <div
          data-bottom-bar
          className="no-print sticky bottom-[var(--banner-space,0px)] z-10 -mx-(--gutter) mt-8 border-line border-t bg-paper px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
        >
          {showApply('')}
        </div>
      )}
      <p className="mt-8 hidden border-line border-t pt-3 text-sm print:block">
        {company.name}, {company.phone.shown}. This job: {address}
      </p>
    </article>
  );
}

function JobHeader({ job }: { job: ShownJob }) {
  return (
    <>
      <EmployerAndPlace job={job} className="mt-4" />
      <p className="job-head-line figures mt-1.5">
        <strong className="font-semibold">{job.salary}</strong>{' '}
        <span className="text-ink-soft">{kindOfWork(job).join(', ')}</span>
      </p>
    </>
  );
}
