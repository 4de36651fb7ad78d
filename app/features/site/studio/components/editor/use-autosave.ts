/** Saves typed text as a draft after a short pause, one request at a time. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AutosaveAnswer, SavedDraft } from '../../schema.ts';
import { typedIn } from '../typed-in.ts';

/** Leaves time for the preview, which does not wait for saving (../preview/use-typed-page.ts). */
const PAUSE_MS = 300;

export type SaveState = { kind: 'idle' | 'saving' | 'failed' | 'stale' } | { kind: 'saved'; at: string };

type Autosaving = {
  form: RefObject<HTMLFormElement | null>;
  url: string;
  /** False while the editor must choose between two texts. */
  isOn: boolean;
  /** Must update the version in the form: the next save may start at once. */
  onSaved: (answer: SavedDraft) => void;
};

export function useAutosave({ form, url, isOn, onSaved }: Autosaving) {
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const timer = useRef<number | undefined>(undefined);
  const underway = useRef<Promise<void> | null>(null);
  const isDirty = useRef(false);
  const isStopped = useRef(false);
  /** True while the form is being submitted: no draft may arrive after it. */
  const isHeld = useRef(false);
  const version = useRef<number | null>(null);

  const send = useCallback(async () => {
    while (isDirty.current && timer.current === undefined && form.current && !isStopped.current) {
      isDirty.current = false;
      setState({ kind: 'saving' });
      const answer = await post(url, typedIn(form.current));
      if (answer === null) setState({ kind: 'failed' });
      else if (answer.ok) {
        version.current = answer.version;
        setState({ kind: 'saved', at: answer.savedAt });
        onSaved(answer);
      } else {
        isStopped.current = true;
        setState({ kind: answer.reason === 'stale' ? 'stale' : 'failed' });
      }
    }
  }, [form, url, onSaved]);

  const saveSoon = useCallback(() => {
    if (!isOn || isStopped.current) return;
    isDirty.current = true;
    window.clearTimeout(timer.current);
    if (isHeld.current) return;
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      underway.current ??= send().finally(() => {
        underway.current = null;
      });
    }, PAUSE_MS);
  }, [isOn, send]);

  /** Cancels the next save before the form is submitted. @returns the running save */
  const stop = useCallback((): Promise<void> | null => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    isDirty.current = false;
    return underway.current;
  }, []);

  const hold = useCallback(() => {
    isHeld.current = true;
  }, []);

  /** Saves the typed text as a draft after the form was refused. */
  const resume = useCallback(() => {
    if (!isHeld.current) return;
    isHeld.current = false;
    saveSoon();
  }, [saveSoon]);

  // A layout effect, because its cleanup still has the form. Unsent changes follow the running save.
  useLayoutEffect(
    () => () => {
      const unsaved = isDirty.current && !isHeld.current && form.current ? typedIn(form.current) : null;
      const saving = stop();
      if (unsaved) void Promise.resolve(saving).then(() => post(url, withVersion(unsaved, version.current)));
    },
    [form, stop, url],
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty.current || underway.current) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return { state, saveSoon, stop, hold, resume };
}

function withVersion(typed: URLSearchParams, version: number | null): URLSearchParams {
  if (version !== null) typed.set('version', String(version));
  return typed;
}

async function post(url: string, body: URLSearchParams): Promise<AutosaveAnswer | null> {
  try {
    const answer = await fetch(url, { method: 'POST', body, headers: { Accept: 'application/json' } });
    return answer.headers.get('Content-Type')?.includes('application/json') ? await answer.json() : null;
  } catch {
    return null;
  }
}
