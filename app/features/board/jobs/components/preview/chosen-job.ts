import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { href, useLocation, useNavigate } from 'react-router';
import type { JobPreview } from '#domain/job/job-preview.ts';
import { isUuid } from '#domain/uuid.ts';
import { CHOSEN_JOB } from '../../schema.ts';
import { addressWithJob } from './board-address.ts';
import { usePreviewTitle } from './preview-title.ts';

export type ChosenJob =
  | { state: 'ready'; job: JobPreview }
  | { state: 'loading'; id: string }
  | { state: 'failed'; id: string };

export const PREVIEW_ID = 'job-preview';
export const PREVIEW_TITLE_ID = 'job-preview-title';

/** The same width as in job-preview.css and board.css. */
const THREE_COLUMNS = '(min-width: 75rem)';

type Chosen = { id: string; answer: JobPreview | 'failed' | null };

/**
 * @param first the list's first job; null if the list is empty
 * @param list the address of the list; a new list starts with its own first job
 */
export function useChosenJob(first: JobPreview | null, list: string) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isClosed, setClosed] = useState(false);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const jobInAddress = new URLSearchParams(search).get(CHOSEN_JOB);
  const previous = useRef<string | null>(null);

  const show = useCallback((id: string) => {
    setChosen((now) => (now?.id === id ? now : { id, answer: null }));
    setClosed(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list forgets the job chosen from the one before
  useEffect(() => {
    const former = previous.current;
    previous.current = jobInAddress;
    if (!jobInAddress || !isUuid(jobInAddress)) {
      setChosen(null);
      if (former && isFocusInPreviewOrNowhere()) focusJobLink(former);
    } else if (matchMedia(THREE_COLUMNS).matches) show(jobInAddress);
    // A shared address names a job: without room for the preview, open its page.
    else void navigate(href('/jobs/:id', { id: jobInAddress }), { replace: true });
  }, [jobInAddress, list]);

  const id = chosen?.id;
  useEffect(() => {
    if (id === undefined || id === first?.id) return;
    const stop = new AbortController();
    const answer = (job: JobPreview | 'failed') => setChosen((now) => (now?.id === id ? { id, answer: job } : now));
    fetchPreview(id, stop.signal).then(answer, () => stop.signal.aborted || answer('failed'));
    return () => stop.abort();
  }, [id, first?.id]);

  const choose = useCallback(
    (wanted: string, event: MouseEvent): boolean => {
      if (!matchMedia(THREE_COLUMNS).matches) return false;
      show(wanted);
      void navigate(addressWithJob(location.href, wanted), {
        replace: jobInAddress !== null,
        preventScrollReset: true,
        state: jobInAddress === null ? OPENED_HERE : state,
      });
      // After a key press the focus moves to the preview; after a click it stays in the list.
      if (event.detail === 0) requestAnimationFrame(focusPreview);
      return true;
    },
    [show, navigate, jobInAddress, state],
  );

  const close = useCallback(() => {
    setClosed(true);
    setChosen(null);
    if (jobInAddress === null) return;
    if (state?.isOpenedHere) void navigate(-1);
    else void navigate(addressWithJob(location.href, null), { replace: true, preventScrollReset: true });
    focusJobLink(jobInAddress);
  }, [navigate, jobInAddress, state]);

  useEffect(() => {
    if (isClosed) return;
    const press = ({ key, defaultPrevented }: KeyboardEvent) => {
      const isElsewhere = document.querySelector(OPEN_ABOVE) !== null || isTyping();
      if (key === 'Escape' && !defaultPrevented && !isElsewhere && matchMedia(THREE_COLUMNS).matches) close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isClosed, close]);

  const preview = isClosed ? null : toShown(chosen, first);
  usePreviewTitle(jobInAddress !== null && preview?.state === 'ready' ? preview.job.title : null);

  return {
    preview,
    /** The row to highlight; null before a job was chosen. */
    chosenId: isClosed ? null : (chosen?.id ?? null),
    choose,
    close,
  };
}

function toShown(chosen: Chosen | null, first: JobPreview | null): ChosenJob | null {
  if (chosen === null || chosen.id === first?.id) return first && { state: 'ready', job: first };
  if (chosen.answer === 'failed') return { state: 'failed', id: chosen.id };
  return chosen.answer ? { state: 'ready', job: chosen.answer } : { state: 'loading', id: chosen.id };
}

async function fetchPreview(id: string, signal: AbortSignal): Promise<JobPreview> {
  const answer = await fetch(href('/api/job-previews/:id', { id }), { signal });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
}

/** Marks the history entry from which Back closes the preview. */
const OPENED_HERE = { isOpenedHere: true };

/** Escape closes these first. Toasts are a popover that stays open. */
const OPEN_ABOVE = 'dialog[open], :popover-open:not([data-toasts])';

const focusJobLink = (id: string) =>
  document.querySelector<HTMLElement>(`.job-list a[href$="${id}"]`)?.focus({ preventScroll: true });

const isFocusInPreviewOrNowhere = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest(`#${PREVIEW_ID}`) != null;

const focusPreview = () => document.getElementById(PREVIEW_ID)?.focus({ preventScroll: true });

/** Escape clears the text of a field instead. */
const isTyping = (): boolean => document.activeElement?.matches('input[type="search"], textarea, select') ?? false;
