/** Open jobs like the one above. */
import { Heading } from '#app/ui/content/heading.tsx';
import type { JobCard } from '#domain/job/job-card.ts';
import { JobList } from './card/job-list.tsx';

export function SimilarJobs({ jobs }: { jobs: JobCard[] }) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="similar-jobs" className="no-print mt-16">
      <Heading level={2} id="similar-jobs" className="mb-6">
        Similar jobs
      </Heading>
      <JobList jobs={jobs} headingLevel={3} labelledBy="similar-jobs" />
    </section>
  );
}
