/**
 * Updates every open tab when an account signs in or out: at once if it happens in another tab, within half a minute if a session ended
 * elsewhere (spec: accounts §9 "every 30 seconds"). These polls also keep the session alive.
 */
import { useEffect, useRef } from 'react';
import { href, useRevalidator } from 'react-router';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { holdPage } from '#app/web/form/typed/form-keeper.ts';
import { useViewer } from '#app/web/viewer.ts';
import { listenToOtherTabs, tellOtherTabs } from './session-channel.ts';

const CHECK_EVERY_MS = 30_000;

export function SessionWatch() {
  const viewer = useViewer();
  const id = viewer?.id ?? null;
  const { revalidate } = useRevalidator();
  const lastId = useRef(id);

  useEffect(() => {
    if (lastId.current !== id) tellOtherTabs(id);
    lastId.current = id;
    return listenToOtherTabs((account) => {
      if (account !== lastId.current && !holdPage()) void revalidate();
    });
  }, [id, revalidate]);

  useEffect(() => {
    if (id === null) return;
    const check = async () => {
      if (document.visibilityState !== 'visible' || (await isStillSignedIn(id)) || holdPage()) return;
      showToast({ title: 'You’ve been signed out', text: 'Your session has ended. Please sign in again.' });
      void revalidate();
    };
    const timer = setInterval(check, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [id, revalidate]);

  return null;
}

async function isStillSignedIn(id: string): Promise<boolean> {
  const answer = await fetch(href('/api/session'), { method: 'POST' }).catch(() => null);
  if (!answer?.ok) return true;
  return (await answer.json()).account === id;
}
