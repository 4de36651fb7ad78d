/** One job in a list: title, employer, place, pay, in that order of weight (spec: accounts §2). */
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import { MarkedWords } from '#app/ui/content/marked-words.tsx';
import { Plate } from '#app/ui/pictures/plate.tsx';
import { CATEGORY_NAMES } from '#domain/job/job.ts';
import type { JobCard as JobCardData } from '#domain/job/job-card.ts';
import { describeMiles } from '#domain/place/radius.ts';
import { logoHref } from '../logo-href.ts';

type JobCardProps = {
  job: JobCardData;
  headingLevel?: 2 | 3;
  isChosen?: boolean;
  heart?: ReactNode;
  children?: ReactNode;
};

/** Marks cards rendered by the server: hydration keeps this class, while cards rendered in the browser lack it. */
const CLASSES = import.meta.env.SSR ? 'job-card job-card-sent' : 'job-card';

/**
 * The keyboard stops at each job's title and heart only; 'View Details' is for the mouse. Plain links, because a hundred router links would
 * cost as much as the rest of the page: the list handles their clicks (job-list.tsx).
 */
export function JobCard({ job, headingLevel = 2, isChosen = false, heart, children }: JobCardProps) {
  const Title = `h${headingLevel}` as const;
  const path = job.id ? href('/jobs/:id', { id: job.id }) : undefined;
  return (
    <li className={CLASSES} suppressHydrationWarning>
      <Title>
        <a href={path} aria-current={isChosen || undefined}>
          <FittedWords marked={job.markedTitle && <MarkedWords>{job.markedTitle}</MarkedWords>}>
            {job.title}
          </FittedWords>
        </a>
      </Title>
      <Plate company={job.company} sector={job.sector} category={job.category} logo={logoHref(job)} />
      {heart && <div className="job-card-heart no-print">{heart}</div>}
      <p className="job-card-where">
        <strong translate="no">{job.company}</strong> <span>{job.location}</span>
        {job.miles !== undefined && <span>{describeMiles(job.miles)}</span>}
      </p>
      <p className="job-card-facts">
        <strong>{job.salary}</strong> <span className={job.category}>{CATEGORY_NAMES[job.category]}</span>{' '}
        <span>{job.facts}</span>
      </p>
      <p className="job-card-text">
        <MarkedWords>{job.excerpt}</MarkedWords>
      </p>
      <div className="job-card-end">
        <Posted {...job} />
        <a href={path} tabIndex={-1}>
          View Details
        </a>
      </div>
      {children && <div className="job-card-desk">{children}</div>}
    </li>
  );
}

function Posted({ postedOn, postedAgo, isNew }: Pick<JobCardData, 'postedOn' | 'postedAgo' | 'isNew'>) {
  return (
    <p className="job-card-posted">
      {isNew && <b>New</b>} <span>{`Posted: ${postedOn}`}</span> {postedAgo && <i>{postedAgo}</i>}
    </p>
  );
}
