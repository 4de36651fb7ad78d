/**
 * A dialog whose code loads on request. If loading fails, the page shows a message. The next press tries again, or opens the link's page if
 * the browser does not repeat the download.
 */
import { type ComponentType, useEffect, useState } from 'react';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { loadCode } from '#app/web/load-code.ts';
import { type DialogRequests, useDialogRequests } from './dialog-requests.ts';

type Code<Wish> = { default: ComponentType<{ wish: Wish; isOpen: boolean; onClose: () => void }> };

type RequestedDialogProps<Wish> = {
  requests: DialogRequests<Wish>;
  load: () => Promise<Code<Wish>>;
  keyOf: (wish: Wish) => string;
  /** Text of the offline message: what to do once online. */
  offline: string;
};

export function RequestedDialog<Wish>({ requests, load, keyOf, offline }: RequestedDialogProps<Wish>) {
  const { wish, isOpen, close } = useDialogRequests(requests);
  const [code, setCode] = useState<Code<Wish> | null>(null);
  const isMissing = isOpen && !code;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (!isMissing) return;
    loadCode(load).then(setCode, () => {
      close();
      if (navigator.onLine) requests.release();
      showToast({ title: 'You are offline', text: offline });
    });
  }, [isMissing]);
  return wish && code && <code.default key={keyOf(wish)} wish={wish} isOpen={isOpen} onClose={close} />;
}
