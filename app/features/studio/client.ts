/** Saves the draft of an item while an editor types, and lets the preview follow. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ScriptReply } from '#app/web/form/reply.ts';

/** The pause in typing after which the draft is saved: the preview is to follow within 300 ms of it. */
const PAUSE_MS = 150;

type Reply = ScriptReply<{ id: string; version: number }>;

export function useAutosave(form: RefObject<HTMLFormElement | null>, frame: RefObject<HTMLIFrameElement | null>) {
  const [status, setStatus] = useState('');
  const timer = useRef<number | undefined>(undefined);
  const isSaving = useRef(false);
  const isDue = useRef(false);

  async function save() {
    const element = form.current;
    if (!element) return;
    if (isSaving.current) {
      isDue.current = true;
      return;
    }
    isSaving.current = true;
    setStatus('Saving…');
    const fields = new FormData(element);
    fields.set('intent', 'save');
    const reply = await send(new URLSearchParams([...fields] as [string, string][]));
    isSaving.current = false;
    if (reply?.ok && reply.version !== undefined) {
      element.querySelector<HTMLInputElement>('[name="version"]')?.setAttribute('value', String(reply.version));
      setStatus('Draft saved');
      // A new item has an address of its own from now on, and with it a preview.
      if (location.pathname.endsWith('/new')) return location.replace(reply.path);
      frame.current?.contentWindow?.location.reload();
    } else
      setStatus(
        reply?.ok === false ? reply.message : 'Not saved: the connection failed. Save again when you are online.',
      );
    if (isDue.current) {
      isDue.current = false;
      await save();
    }
  }

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return {
    status,
    follow: () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(save, PAUSE_MS);
    },
  };
}

/** @returns null if the site could not be reached */
async function send(fields: URLSearchParams): Promise<Reply | null> {
  try {
    const answer = await fetch(location.pathname, {
      method: 'POST',
      body: fields,
      headers: { Accept: 'application/json' },
    });
    return await answer.json();
  } catch {
    return null;
  }
}
