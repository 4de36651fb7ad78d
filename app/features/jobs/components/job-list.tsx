import './job-card.css';
import type { JobCard as JobCardData } from '#domain/job-card.ts';
import { JobCard } from './job-card.tsx';

type JobListProps = { jobs: JobCardData[]; headingLevel?: 2 | 3; labelledBy?: string };

export function JobList({ jobs, headingLevel, labelledBy }: JobListProps) {
  return (
    <ul aria-labelledby={labelledBy} className="border-line border-t">
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} headingLevel={headingLevel} />
      ))}
    </ul>
  );
}
