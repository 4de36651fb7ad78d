/** One job in a list: title, employer, place, pay, in that order of weight (spec: accounts §2). */
import type { MouseEvent, ReactNode } from 'react';
import { href, Link } from 'react-router';
import { CategoryBadge } from '#app/chrome/category-badge.tsx';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import { kindOfWork, WORK_MODE_NAMES } from '#domain/job/job.ts';
import type { JobCard as JobCardData } from '#domain/job/job-card.ts';

type JobCardProps = {
  job: JobCardData;
  headingLevel?: 2 | 3;
  /** Leads a press on a plain link to the job without loading the page anew. */
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
  heart?: ReactNode;
  /** What a viewer may do with it. */
  children?: ReactNode;
};

/** What the server wrote stays as it is in the browser: a card that is drawn there is told from one that came with the page. */
const CLASSES = import.meta.env.SSR ? 'job-card job-card-sent' : 'job-card';

/**
 * A mouse can open the title, too; a keyboard stops at each job once, and at its heart. Under a finger the link covers the whole card;
 * under a mouse it does not, so that every word can be selected and copied.
 */
export function JobCard({ job, headingLevel = 2, onOpen, heart, children }: JobCardProps) {
  const Title = `h${headingLevel}` as const;
  const path = href('/jobs/:id', { id: job.id });
  return (
    <li className={CLASSES} suppressHydrationWarning>
      <Title>
        <Link to={path} prefetch="intent" tabIndex={-1}>
          <FittedWords>{job.title}</FittedWords>
        </Link>
      </Title>
      {heart && <div className="job-card-heart no-print">{heart}</div>}
      <p className="job-card-where">
        <strong>{job.company}</strong> <span>{job.location}</span>
      </p>
      <p className="job-card-pay">{job.salary}</p>
      <p className="job-card-facts">
        <CategoryBadge category={job.category} /> <span>{WORK_MODE_NAMES[job.workMode]}</span>
        {kindOfWork(job).map((kind) => (
          <span key={kind}>{kind}</span>
        ))}
      </p>
      <p className="job-card-text">{job.excerpt}</p>
      <p className="job-card-end">
        <span>Posted: {job.postedOn}</span>{' '}
        <a href={path} onClick={onOpen}>
          View Details<span className="sr-only"> of {job.title}</span>
        </a>
      </p>
      {children && <div className="job-card-desk">{children}</div>}
    </li>
  );
}
