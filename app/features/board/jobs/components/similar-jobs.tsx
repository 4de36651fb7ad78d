import { Heading } from '#app/ui/content/heading.tsx';
import type { JobCard } from '#domain/job/job-card.ts';
import type { JobQuestion } from '#domain/job/search/job-question.ts';
import { AlertLink } from './alert-link.tsx';
import { JobList } from './card/job-list.tsx';

type SimilarJobsProps = {
  jobs: JobCard[];
  others?: Partial<JobQuestion> | null;
};

export function SimilarJobs({ jobs, others }: SimilarJobsProps) {
  if (jobs.length === 0 && !others) return null;
  return (
    <section aria-labelledby="similar-jobs" className="no-print mt-16">
      <Heading level={2} id="similar-jobs" className="mb-6">
        {jobs.length > 0 ? 'Similar jobs' : 'No similar jobs are open'}
      </Heading>
      {jobs.some(({ miles }) => miles !== undefined) && (
        <p className="measure -mt-3 mb-6 text-ink-soft">
          Similar work within 25 miles is listed first, nearest first, then remote and other similar jobs. Distances are
          from this job, in a straight line.
        </p>
      )}
      {jobs.length > 0 && <JobList jobs={jobs} headingLevel={3} labelledBy="similar-jobs" />}
      {others && (
        <p className="mt-4">
          <AlertLink search={others} />
        </p>
      )}
    </section>
  );
}
