/** `showToast` works from anywhere in the browser; the region that shows toasts is loaded with the first of them. */
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { Notice, type NoticeTone } from './notice.tsx';
import type { ToastMessage, ToastTone } from './toast-region.tsx';

type Show = (message: ToastMessage) => void;
type Region = ComponentType<{ subscribe: (show: Show) => () => void }>;

let waiting: ToastMessage | null = null;
let showNow: Show | null = null;
let loadRegion: (() => void) | null = null;

/** Shows a message for 7 seconds, or 12 with the tone 'danger', or until the next. Does nothing on the server. */
export function showToast(message: ToastMessage): void {
  if (typeof document === 'undefined') return;
  if (showNow) {
    showNow(message);
    return;
  }
  waiting = message;
  loadRegion?.();
}

/** Stands once in the root of the page. */
export function Toasts() {
  const [Region, setRegion] = useState<Region | null>(null);
  useEffect(() => {
    loadRegion = () => {
      // Without a connection it cannot be fetched: what waits is shown with the next message that can be.
      import('./toast-region.tsx').then(
        (module) => setRegion(() => module.default),
        () => undefined,
      );
    };
    if (waiting) loadRegion();
    return () => {
      loadRegion = null;
    };
  }, []);
  return Region && <Region subscribe={subscribe} />;
}

function subscribe(show: Show): () => void {
  showNow = show;
  if (waiting) show(waiting);
  waiting = null;
  return () => {
    showNow = null;
  };
}

const NOTICE_TONES: Record<ToastTone, NoticeTone> = { neutral: 'info', success: 'success', danger: 'danger' };

/**
 * A message that the server sent with the page, such as after a form. Without a script it stands where it is put; with
 * one it becomes a toast, once for each navigation that brings it.
 */
export function PageNotice({ title, text, tone = 'neutral' }: ToastMessage) {
  const { key } = useLocation();
  const isHydrated = useIsHydrated();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what makes it once for each navigation
  useEffect(() => showToast({ title, text, tone }), [key, title, text, tone]);
  if (isHydrated) return null;
  return (
    <div className="my-4">
      <Notice tone={NOTICE_TONES[tone]} title={title} role="status">
        {text}
      </Notice>
    </div>
  );
}
