import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { CategoryBadge } from '#app/site/category-badge.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { company } from '#content/company.ts';
import { kindOfWork, type PublicJob } from '#domain/job.ts';
import { ApplyLink } from './apply-link.tsx';
import { EmployerAndPlace } from './employer-and-place.tsx';
import { JobSummary } from './job-summary.tsx';
import { JobText } from './job-text.tsx';

type ShownJob = Omit<PublicJob, 'createdAt' | 'updatedAt' | 'closesAt' | 'salaryMin' | 'salaryMax' | 'salaryPeriod'> & {
  postedOn: string;
  closesOn: string;
};

type JobDetailProps = {
  job: ShownJob;
  /** Where the page can be found, for whoever has it on paper. */
  address: string;
  heart?: ReactNode;
  /** What its owner may do with it. */
  actions?: ReactNode;
};

export function JobDetail({ job, address, heart, actions }: JobDetailProps) {
  return (
    <article className="mt-4 sm:mt-6">
      <div className="flex flex-wrap items-center gap-3">
        <CategoryBadge category={job.category} />
        {!job.isOpen && <Badge>Closed</Badge>}
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
        <aside className="lg:order-2">
          <div className="lg:sticky lg:top-24">
            <JobSummary {...job} />
            {job.isOpen && <ApplyLink job={job} className="no-print mt-6 w-full max-lg:hidden" />}
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
      {job.isOpen && (
        <div
          data-bottom-bar
          className="no-print sticky bottom-[var(--banner-space,0px)] z-10 -mx-(--gutter) mt-8 border-line border-t bg-paper px-(--gutter) pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
        >
          <ApplyLink job={job} className="w-full" />
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
