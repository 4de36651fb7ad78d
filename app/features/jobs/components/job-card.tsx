/** One advert in a list: title, employer, place, pay, in that order of weight (spec: accounts §2). */
import { href, Link } from 'react-router';
import { CategoryBadge } from '#app/ui/badge.tsx';
import { kindOfWork, WORK_MODE_NAMES } from '#domain/job.ts';
import type { JobCard as JobCardData } from '#domain/job-card.ts';

/** The one link covers the whole card, so that all of it can be clicked and a keyboard stops at each job once. */
export function JobCard({ job, headingLevel = 2 }: { job: JobCardData; headingLevel?: 2 | 3 }) {
  const Title = `h${headingLevel}` as const;
  return (
    <li className="job-card">
      <Title>{job.title}</Title>
      <p className="job-card-where">
        <strong>{job.company}</strong> {job.location}
      </p>
      <p className="job-card-facts">
        <strong>{job.salary}</strong>
        {kindOfWork(job).map((kind) => (
          <span key={kind}>{kind}</span>
        ))}
        <span>{WORK_MODE_NAMES[job.workMode]}</span>
        <CategoryBadge category={job.category} />
      </p>
      <p className="job-card-text">{job.excerpt}</p>
      <p className="job-card-end">
        <span>Posted: {job.postedOn}</span>
        <Link to={href('/jobs/:id', { id: job.id })} prefetch="intent">
          View Details<span className="sr-only"> of {job.title}</span>
        </Link>
      </p>
    </li>
  );
}
