/** Shows typed text in the preview after a short pause, without waiting for a save. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { typedIn } from '../typed-in.ts';
import { showPage } from './show-page.ts';

/** The rest of the promised 300 ms is for the request and the update (docs/operate/performance.md). */
const PAUSE_MS = 100;

type PreviewState = 'shown' | 'unfit' | 'failed';

type TypedPage = {
  form: RefObject<HTMLFormElement | null>;
  generation: number;
  url: string;
  frame: RefObject<HTMLIFrameElement | null>;
  isFit: boolean;
};

export function useTypedPage({ form, generation, url, frame, isFit }: TypedPage) {
  const [state, setState] = useState<PreviewState>(isFit ? 'shown' : 'unfit');
  const timer = useRef<number | undefined>(undefined);
  const request = useRef<AbortController | null>(null);
  const isTyped = useRef(false);

  const show = useCallback(async () => {
    if (!form.current) return;
    request.current?.abort();
    request.current = new AbortController();
    const { signal } = request.current;
    const next = await ask(url, form.current, signal);
    const page = frame.current?.contentDocument;
    if (signal.aborted || !next) return;
    // A page that is still loading is updated when it has loaded.
    if (next.state === 'shown' && page && page.readyState !== 'loading') await showPage(page, next.html, signal);
    setState(next.state);
  }, [form, url, frame]);

  const showSoon = useCallback(() => {
    isTyped.current = true;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void show(), PAUSE_MS);
  }, [show]);

  useEffect(() => {
    const typedForm = form.current;
    typedForm?.addEventListener('input', showSoon);
    return () => {
      typedForm?.removeEventListener('input', showSoon);
      window.clearTimeout(timer.current);
      request.current?.abort();
    };
  }, [form, showSoon]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of a list
  useEffect(() => {
    if (generation > 0) showSoon();
  }, [generation]);

  /** Called when the frame has loaded a page, which may be older than the typed text. */
  const catchUp = useCallback(() => {
    if (isTyped.current) void show();
  }, [show]);
  return { state, catchUp };
}

type Next = { state: 'shown'; html: string } | { state: 'unfit' | 'failed' };

async function ask(url: string, form: HTMLFormElement, signal: AbortSignal): Promise<Next | null> {
  try {
    const answer = await fetch(url, { method: 'POST', body: typedIn(form), signal });
    if (answer.status === 204) return { state: 'unfit' };
    return answer.ok ? { state: 'shown', html: await answer.text() } : { state: 'failed' };
  } catch {
    return signal.aborted ? null : { state: 'failed' };
  }
}
