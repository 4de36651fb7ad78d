/** `showToast` works anywhere in the browser; the region that shows toasts loads with the first one. */
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { Notice, type NoticeTone } from './notice.tsx';
import type { ToastMessage, ToastTone } from './toast-region.tsx';

type Show = (message: ToastMessage) => void;
type Region = ComponentType<{ subscribe: (show: Show) => () => void }>;

let waitingToast: ToastMessage | null = null;
let showNow: Show | null = null;
let loadRegion: (() => void) | null = null;

/** Shows a message for 7 seconds, or 12 with the tone 'danger', or until the next. Does nothing on the server. */
export function showToast(message: ToastMessage): void {
  if (typeof document === 'undefined') return;
  if (showNow) {
    showNow(message);
    return;
  }
  waitingToast = message;
  loadRegion?.();
}

export function Toasts() {
  const [Region, setRegion] = useState<Region | null>(null);
  useEffect(() => {
    loadRegion = () => {
      // The region cannot load offline. Its messages appear once a later message loads it.
      import('./toast-region.tsx').then(
        (module) => setRegion(() => module.default),
        () => undefined,
      );
    };
    if (waitingToast) loadRegion();
    return () => {
      loadRegion = null;
    };
  }, []);
  return Region && <Region subscribe={subscribe} />;
}

function subscribe(show: Show): () => void {
  showNow = show;
  if (waitingToast) show(waitingToast);
  waitingToast = null;
  return () => {
    showNow = null;
  };
}

const NOTICE_TONES: Record<ToastTone, NoticeTone> = { neutral: 'info', success: 'success', danger: 'danger' };

/**
 * A message rendered by the server, such as after a form. Without scripts it stays in place; with scripts it becomes a toast, once per
 * navigation.
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
