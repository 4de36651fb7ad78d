import { href, Link } from 'react-router';
import { Badge, CategoryBadge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/heading.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { PublicJob } from '#domain/job.ts';
import { JobSummary } from './job-summary.tsx';
import { JobText } from './job-text.tsx';

type ShownJob = Omit<PublicJob, 'createdAt' | 'updatedAt' | 'closesAt' | 'salaryMin' | 'salaryMax' | 'salaryPeriod'> & {
  postedOn: string;
  closesOn: string;
};

export function JobDetail({ job }: { job: ShownJob }) {
  return (
    <article className="mt-4">
      <div className="flex flex-wrap items-center gap-3">
        <CategoryBadge category={job.category} />
        {!job.isOpen && <Badge>Closed</Badge>}
      </div>
      <Heading level={1} className="mt-3 max-w-4xl">
        {job.title}
      </Heading>
      <p className="mt-3 text-lg">
        <strong className="font-semibold">{job.company}</strong> <span className="text-ink-soft">{job.location}</span>
      </p>
      <p className="figures mt-1 text-ink-soft">
        <strong className="font-semibold text-ink">{job.salary}</strong>, {job.type.toLowerCase()}
      </p>
      {!job.isOpen && (
        <div className="mt-6 max-w-3xl">
          <Notice tone="warning" title="This job is closed">
            It no longer takes applications. <Link to={href('/jobs')}>See the jobs that are open</Link>, or look at the
            similar ones below.
          </Notice>
        </div>
      )}
      <div className="mt-8 grid gap-x-16 gap-y-10 border-line border-t pt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="order-2 lg:order-1">
          <Heading level={2} size="item" className="mb-4">
            Job Description
          </Heading>
          <JobText text={job.description} />
          <Heading level={2} size="item" className="mt-10 mb-4">
            Requirements
          </Heading>
          <JobText text={job.requirements} />
        </div>
        <aside className="order-1 lg:order-2">
          <div className="lg:sticky lg:top-24">
            <JobSummary {...job} />
            {job.isOpen && (
              <ButtonLink to={href('/jobs/:id/apply', { id: job.id })} size="lg" className="mt-6 w-full">
                Apply Now
              </ButtonLink>
            )}
          </div>
        </aside>
      </div>
    </article>
  );
}
