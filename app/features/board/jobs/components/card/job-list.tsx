import './job-card.css';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, useNavigate, useNavigationType } from 'react-router';
import { isStoredPage } from '#app/chrome/offline/stored-page.ts';
import { isPlainPress } from '#app/ui/plain-press.ts';
import type { JobCard as JobCardData } from '#domain/job/job-card.ts';
import { formatShortDate } from '#domain/time/dates.ts';
import { describeDays } from '#domain/time/posted.ts';
import { JobCard } from './job-card.tsx';

type JobListProps = {
  jobs: JobCardData[];
  headingLevel?: 2 | 3;
  labelledBy?: string;
  heartFor?: (job: JobCardData) => ReactNode;
  actionsFor?: (job: JobCardData) => ReactNode;
  /** Shows a job beside the list. @returns false if there is no room; the link then opens the job's page */
  onChoose?: ((id: string, event: MouseEvent) => boolean) | undefined;
  chosenId?: string | null | undefined;
};

export function JobList({
  jobs,
  headingLevel = 2,
  labelledBy,
  heartFor,
  actionsFor,
  onChoose,
  chosenId,
}: JobListProps) {
  const list = useRef<HTMLUListElement>(null);
  useTrueHeights(list);
  useTrueDates(list, jobs);
  const press = usePress(onChoose);
  useFocusOnReturn(list);
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key presses the links of the list, and those presses come here as well */}
      <ul ref={list} aria-labelledby={labelledBy} className="job-list" onClick={press}>
        {jobs.map((job) => (
          <JobCard
            key={job.id}
            job={job}
            headingLevel={headingLevel}
            isChosen={job.id === chosenId}
            heart={heartFor?.(job)}
          >
            {actionsFor?.(job)}
          </JobCard>
        ))}
      </ul>
      <Prefetch list={list} />
    </>
  );
}

/** Lays out the server's cards as they come near (job-card.css), and the others when the page is idle, a few at a time. */
function useTrueHeights(list: RefObject<HTMLUListElement | null>) {
  useEffect(() => {
    const sentCards = [...(list.current?.querySelectorAll('.job-card-sent') ?? [])];
    const settle = () => {
      for (const card of sentCards.splice(0, 6)) card.classList.remove('job-card-sent');
      if (sentCards.length > 0) timer = setTimeout(settle, 50);
    };
    let timer = setTimeout(settle, 500);
    return () => clearTimeout(timer);
  }, [list]);
}

/** Replaces 'today' by dates on pages that are saved on the device or open past midnight (job-card.css). */
function useTrueDates(list: RefObject<HTMLUListElement | null>, jobs: readonly JobCardData[]) {
  useEffect(() => {
    const updateDateStyle = () => {
      const today = formatShortDate(new Date());
      const isPast = jobs.some(({ postedOn, postedAgo }) => postedAgo && describeDays(postedOn, today) !== postedAgo);
      list.current?.classList.toggle('job-list-dated', isPast || isStoredPage());
    };
    updateDateStyle();
    document.addEventListener('visibilitychange', updateDateStyle);
    return () => document.removeEventListener('visibilitychange', updateDateStyle);
  }, [list, jobs]);
}

let openedPage: string | null = null;

/** Returns the focus to a job's link on Back from its page. */
function useFocusOnReturn(list: RefObject<HTMLUListElement | null>) {
  const isReturn = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list appears
  useEffect(() => {
    const element = list.current;
    const linkTo = (path: string) => element?.querySelector<HTMLElement>(`a[href="${path}"]`);
    if (isReturn && openedPage) linkTo(openedPage)?.focus({ preventScroll: true });
    return () => {
      if (linkTo(location.pathname)) openedPage = location.pathname;
    };
  }, []);
}

const cardAt = (target: EventTarget) => (target instanceof Element ? target.closest('.job-card') : null);
const JOB_LINKS = ':is(h2, h3) > a, .job-card-end > a';

/** One click handler for all cards. A click beside the links also opens the job, unless it ends a text selection. */
function usePress(onChoose: JobListProps['onChoose']) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const card = cardAt(event.target);
    const page = card?.querySelector<HTMLAnchorElement>(JOB_LINKS)?.pathname;
    if (!card || !page || event.defaultPrevented || !isPlainPress(event)) return;
    const pressedControl = (event.target as Element).closest('a, button, input, select, label, [popover]');
    const isOfCard = pressedControl !== null && pressedControl !== card && card.contains(pressedControl);
    if (isOfCard && !pressedControl.matches(JOB_LINKS)) return;
    const isChoice = isOfCard ? !pressedControl.matches('.job-card-end > a') : getSelection()?.isCollapsed !== false;
    if (isChoice && onChoose?.(page.slice(page.lastIndexOf('/') + 1), event)) event.preventDefault();
    else if (isOfCard) {
      event.preventDefault();
      navigate(page);
    }
  };
}

function Prefetch({ list }: { list: RefObject<HTMLUListElement | null> }) {
  const [page, setPage] = useState<string | null>(null);
  useEffect(() => {
    const element = list.current;
    let pause: ReturnType<typeof setTimeout>;
    const schedulePrefetch = ({ target }: Event) => {
      clearTimeout(pause);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a') : null;
      if (link?.matches(JOB_LINKS)) pause = setTimeout(() => setPage(link.pathname), 100);
    };
    element?.addEventListener('mouseover', schedulePrefetch);
    element?.addEventListener('focusin', schedulePrefetch);
    return () => {
      clearTimeout(pause);
      element?.removeEventListener('mouseover', schedulePrefetch);
      element?.removeEventListener('focusin', schedulePrefetch);
    };
  }, [list]);
  return page && <PrefetchPageLinks page={page} />;
}
