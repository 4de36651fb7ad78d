/**
 * Which job stands beside the list of the board. The first of the list comes with the page; another is fetched when its row
 * is pressed. The address names it, without a navigation: the list, its scroll position and the history stay as they are.
 */
import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { href, useNavigate } from 'react-router';
import type { JobPreview } from '#domain/job/job-preview.ts';
import { isUuid } from '#domain/uuid.ts';
import { CHOSEN_JOB } from '../../schema.ts';

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
 * @param search the query of the list: another list begins with its own first job
 */
export function useChosenJob(first: JobPreview | null, search: string) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isClosed, setClosed] = useState(false);
  const navigate = useNavigate();
  const pressed = useRef<HTMLElement | null>(null);

  const show = useCallback((id: string) => {
    setChosen({ id, answer: null });
    setClosed(false);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an address that names a job is read once for each list
  useEffect(() => {
    const id = new URL(location.href).searchParams.get(CHOSEN_JOB);
    if (!id || !isUuid(id)) setChosen(null);
    else if (matchMedia(THREE_COLUMNS).matches) show(id);
    // A shared address says which job is meant, also where there is no room to show it beside the others.
    else void navigate(href('/jobs/:id', { id }), { replace: true });
  }, [search]);

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
      pressed.current = event.currentTarget.querySelector<HTMLElement>(`a[href$="${wanted}"]`);
      show(wanted);
      nameInAddress(wanted);
      // A key was pressed: the focus goes where the reading goes on. A mouse stays with the list.
      if (event.detail === 0) requestAnimationFrame(focusPreview);
      return true;
    },
    [show],
  );

  const close = useCallback(() => {
    setClosed(true);
    setChosen(null);
    nameInAddress(null);
    pressed.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (isClosed) return;
    const press = ({ key, defaultPrevented }: KeyboardEvent) => {
      const isElsewhere = document.querySelector('dialog[open], :popover-open') !== null || isTyping();
      if (key === 'Escape' && !defaultPrevented && !isElsewhere && matchMedia(THREE_COLUMNS).matches) close();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isClosed, close]);

  return {
    shown: isClosed ? null : toShown(chosen, first),
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

function nameInAddress(id: string | null): void {
  const address = new URL(location.href);
  if (id) address.searchParams.set(CHOSEN_JOB, id);
  else address.searchParams.delete(CHOSEN_JOB);
  history.replaceState(history.state, '', address);
}

const focusPreview = () => document.getElementById(PREVIEW_ID)?.focus({ preventScroll: true });

/** In a field, Escape is for what was typed. */
const isTyping = (): boolean => document.activeElement?.matches('input[type="search"], textarea, select') ?? false;
