import { href, Link } from 'react-router';
import { JobList } from '#app/features/board/jobs/components/card/job-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import type { SectorPage } from '#db/content/services/sector-page.ts';
import { CATEGORY_NAMES, type JobCategory } from '#domain/job/job.ts';
import type { JobCard } from '#domain/job/job-card.ts';
import { writeJobQuestion } from '#domain/job/search/job-question.ts';

type CollarJobsProps = {
  category: JobCategory;
  page: Pick<SectorPage, 'jobsTitle' | 'jobsFailed' | 'noJobs'>;
  jobs: JobCard[] | null;
  path: string;
};

/** @param jobs a few open jobs; null if they could not be loaded */
export function CollarJobs({ category, page, jobs, path }: CollarJobsProps) {
  return (
    <section aria-labelledby="jobs" className="wrap pt-16 lg:pt-30">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <Heading level={2} id="jobs">
          {page.jobsTitle}
        </Heading>
        <Link
          to={href('/jobs') + writeJobQuestion({ category })}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          See all {CATEGORY_NAMES[category].toLowerCase()} jobs
        </Link>
      </div>
      {jobs === null ? (
        <ErrorState title={page.jobsFailed} headingLevel={3} retryHref={path}>
          Something went wrong on our side. Try again in a moment.
        </ErrorState>
      ) : jobs.length === 0 ? (
        <p className="text-ink-soft">{page.noJobs}</p>
      ) : (
        <JobList jobs={jobs} headingLevel={3} labelledBy="jobs" />
      )}
    </section>
  );
}
