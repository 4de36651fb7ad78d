/** The newest jobs, for pages that are about something else. */
import { href, Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import type { JobCard } from '#domain/job/job-card.ts';
import { JobList } from './card/job-list.tsx';

/** `jobs` null: they could not be loaded. The rest of the page still works, so it only links to the board. */
export function LatestJobs({ jobs }: { jobs: JobCard[] | null }) {
  return (
    <section aria-labelledby="latest-jobs" className="wrap pt-20 sm:pt-28">
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <Heading level={2} id="latest-jobs">
          Latest jobs
        </Heading>
        <Link to={href('/jobs')} className="link inline-flex min-h-11 items-center font-semibold">
          See all jobs
        </Link>
      </div>
      {jobs === null ? (
        <p className="text-ink-soft">The newest jobs could not be loaded just now. They are on the job board.</p>
      ) : jobs.length === 0 ? (
        <p className="text-ink-soft">No jobs are open at the moment.</p>
      ) : (
        <JobList jobs={jobs} headingLevel={3} labelledBy="latest-jobs" />
      )}
    </section>
  );
}
