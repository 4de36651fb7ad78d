import { href, Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import type { JobCard } from '#domain/job/job-card.ts';
import { JobList } from './card/job-list.tsx';

/** @param jobs null if they could not be loaded; then it only links to the board */
export function LatestJobs({ jobs }: { jobs: JobCard[] | null }) {
  return (
    <section aria-labelledby="latest-jobs" className="wrap pt-16">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <Heading level={2} id="latest-jobs">
          Latest jobs
        </Heading>
        <Link to={href('/jobs')} className="link inline-flex min-h-11 items-center font-semibold">
          See all jobs
        </Link>
      </div>
      {jobs === null ? (
        <p className="text-ink-soft">We couldn’t load the newest jobs just now. See the job board instead.</p>
      ) : jobs.length === 0 ? (
        <p className="text-ink-soft">No jobs are open at the moment.</p>
      ) : (
        <div className="grid gap-x-16 xl:grid-cols-2">
          {halvesOf(jobs).map((half) => (
            <JobList key={half[0]?.id} jobs={half} headingLevel={3} labelledBy="latest-jobs" />
          ))}
        </div>
      )}
    </section>
  );
}

/** Two columns if there is room, one below the other otherwise. */
function halvesOf(jobs: JobCard[]): JobCard[][] {
  const half = Math.ceil(jobs.length / 2);
  return [jobs.slice(0, half), jobs.slice(half)].filter(({ length }) => length > 0);
}
