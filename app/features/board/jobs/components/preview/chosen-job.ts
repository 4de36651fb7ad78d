/**
 * The job in the preview beside the board's list. The page comes with the first job of the list; another is fetched when its
 * row is pressed. The address names it: the first press adds a step to the history, so Back closes the preview, and others
 * replace that step. The list and its scroll position stay.
 */
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

/** As in job-preview.css and board.css. */
const THREE_COLUMNS = '(min-width: 75rem)';

type Chosen = { id: string; answer: JobPreview | 'failed' | null };

/**
 * @param first of the list; null where the list is empty
 * @param list the address of the list: another list begins with its own first job
 */
export function useChosenJob(first: JobPreview | null, list: string) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isClosed, setClosed] = useState(false);
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const named = new URLSearchParams(search).get(CHOSEN_JOB);
  const previous = useRef<string | null>(null);

  const show = useCallback((id: string) => {
    setChosen((now) => (now?.id === id ? now : { id, answer: null }));
    setClosed(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another list forgets the job chosen from the one before
  useEffect(() => {
    const former = previous.current;
    previous.current = named;
    if (!named || !isUuid(named)) {
      setChosen(null);
      if (former && hasLostFocus()) focusJobLink(former);
    } else if (matchMedia(THREE_COLUMNS).matches) show(named);
    // A shared address says which job is meant, also where there is no room to show it beside the others.
    else void navigate(href('/jobs/:id', { id: named }), { replace: true });
  }, [named, list]);

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
        replace: named !== null,
        preventScrollReset: true,
        state: named === null ? OPENED_HERE : state,
      });
      // A key was pressed: the focus goes where the reading goes on. A mouse stays with the list.
      if (event.detail === 0) requestAnimationFrame(focusPreview);
      return true;
    },
    [show, navigate, named, state],
  );

  const close = useCallback(() => {
    setClosed(true);
    setChosen(null);
    if (named === null) return;
    if (state?.isOpenedHere) void navigate(-1);
    else void navigate(addressWithJob(location.href, null), { replace: true, preventScrollReset: true });
    focusJobLink(named);
  }, [navigate, named, state]);

  useEffect(() => {
    if (isClosed) return;
    const press = ({ key, defaultPrevented }: KeyboardEvent) => {
      const isElsewhere = document.querySelector(OPEN_ABOVE) !== null || isTyping();
      if (key === 'Escape' && !defaultPrevented && !isElsewhere && matchMedia(THREE_COLUMNS).matches) close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isClosed, close]);

  const shown = isClosed ? null : toShown(chosen, first);
  usePreviewTitle(named !== null && shown?.state === 'ready' ? shown.job.title : null);

  return {
    shown,
    /** The row that is marked: none before a job was chosen. */
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

/** State of the history entry that Back leaves for the list alone. */
const OPENED_HERE = { isOpenedHere: true };

/** Escape closes these first. Toasts are a popover that stays open. */
const OPEN_ABOVE = 'dialog[open], :popover-open:not([data-toasts])';

const focusJobLink = (id: string) =>
  document.querySelector<HTMLElement>(`.job-list a[href$="${id}"]`)?.focus({ preventScroll: true });

const hasLostFocus = (): boolean =>
  document.activeElement === document.body || document.activeElement?.closest(`#${PREVIEW_ID}`) != null;

const focusPreview = () => document.getElementById(PREVIEW_ID)?.focus({ preventScroll: true });

/** In a field, Escape is for what was typed. */
const isTyping = (): boolean => document.activeElement?.matches('input[type="search"], textarea, select') ?? false;
