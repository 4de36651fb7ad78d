import './job-card.css';
import { type MouseEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isPlainPress } from '#app/ui/plain-press.ts';
import type { JobCard as JobCardData } from '#domain/job/job-card.ts';
import { JobCard } from './job-card.tsx';

type JobListProps = {
  jobs: JobCardData[];
  headingLevel?: 2 | 3;
  labelledBy?: string;
  heartFor?: (job: JobCardData) => ReactNode;
  actionsFor?: (job: JobCardData) => ReactNode;
};

export function JobList({ jobs, headingLevel, labelledBy, heartFor, actionsFor }: JobListProps) {
  const open = useOpen();
  const list = useTrueHeights();
  return (
    <ul ref={list} aria-labelledby={labelledBy} className="job-list">
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} headingLevel={headingLevel} onOpen={open} heart={heartFor?.(job)}>
          {actionsFor?.(job)}
        </JobCard>
      ))}
    </ul>
  );
}

/** Cards of the page that was sent are laid out when they come near (job-card.css), the others once all is quiet, a few at a time. */
function useTrueHeights() {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const sent = [...(list.current?.querySelectorAll('.job-card-sent') ?? [])];
    const settle = () => {
      for (const card of sent.splice(0, 6)) card.classList.remove('job-card-sent');
      if (sent.length > 0) timer = setTimeout(settle, 50);
    };
    let timer = setTimeout(settle, 500);
    return () => clearTimeout(timer);
  }, []);
  return list;
}

/** One for all cards: a hundred more `Link`s would cost as much as the rest of the page. */
function useOpen() {
  const navigate = useNavigate();
  return useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      navigate(event.currentTarget.pathname);
    },
    [navigate],
  );
}
