/**
 * A dialog whose code is loaded when a page requests it. If loading fails, the page stays and shows a message, and the next
 * press tries again: on this page, or on the page of the link if the browser would not fetch the code again.
 */
import { type ComponentType, useEffect, useState } from 'react';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { loadCode } from '#app/web/load-code.ts';
import { type DialogRequests, useDialogRequests } from './dialog-requests.ts';

type Code<Wish> = { default: ComponentType<{ wish: Wish; isOpen: boolean; onClose: () => void }> };

type RequestedDialogProps<Wish> = {
  requests: DialogRequests<Wish>;
  load: () => Promise<Code<Wish>>;
  /** A new key gives a new dialog, without any state of the one before. */
  keyOf: (wish: Wish) => string;
  /** Text of the offline message: what the visitor can do once there is a connection. */
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
