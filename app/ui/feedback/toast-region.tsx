/**
 * Short messages that go by themselves: at the top right of wide screens; at the bottom of others, and of the desk, whose buttons
 * stand at the top right. Loaded with the first.
 */
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { useBarHeight } from './bottom-bars.ts';

export type ToastTone = 'neutral' | 'success' | 'danger';
export type ToastMessage = {
  title: string;
  text?: string | undefined;
  tone?: ToastTone | undefined;
  /** Takes the place of the one of the same group that is still there: both cannot be true. */
  group?: string;
  /** The page says it, too, and reads it out: the message is silent, and goes with the next press or key. */
  isOnPage?: boolean;
};
type Show = (message: ToastMessage) => void;
type Subscribe = (show: Show) => () => void;

/** `subscribe` is given a function that shows a message, and returns one that ends the subscription. */
export default function ToastRegion({ subscribe }: { subscribe: Subscribe }) {
  return (
    <CSPProvider disableStyleElements>
      <Toast.Provider timeout={7_000} limit={3}>
        <Messages subscribe={subscribe} />
      </Toast.Provider>
    </CSPProvider>
  );
}

/** A live region is only heard if it was there before its text. */
const HEARD_AFTER_MS = 120;

function Messages({ subscribe }: { subscribe: Subscribe }) {
  const { toasts, add, close } = Toast.useToastManager();
  const groups = useRef(new Map<string, string>());
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const barHeight = useBarHeight(toasts.length, dialog);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `add` and `close` are new with every toast, the subscription is not
  useEffect(() => {
    let stop = () => {};
    const wait = setTimeout(() => {
      stop = subscribe(({ title, text, tone = 'neutral', group, isOnPage = false }) => {
        const isBad = tone === 'danger';
        setDialog(openDialog());
        const former = group && groups.current.get(group);
        if (former) close(former);
        const id = add({
          title,
          description: text,
          type: tone,
          // 'high' would hide the toast's own button from screen readers while a keyboard still reaches it.
          priority: 'low',
          timeout: isBad && !isOnPage ? 12_000 : undefined,
          data: { isOnPage },
        });
        if (group) groups.current.set(group, id);
      });
    }, HEARD_AFTER_MS);
    return () => {
      clearTimeout(wait);
      stop();
    };
  }, [subscribe]);
  useEffect(() => {
    const leave = () => setDialog(null);
    dialog?.addEventListener('close', leave);
    return () => dialog?.removeEventListener('close', leave);
  }, [dialog]);
  useEffect(() => {
    const doubled = toasts.filter(({ data }) => data?.isOnPage);
    if (doubled.length === 0) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[data-toasts]')) return;
      for (const { id } of doubled) close(id);
    };
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, leave);
    return () => {
      for (const type of ['pointerdown', 'keydown']) removeEventListener(type, leave);
    };
  }, [toasts, close]);
  return (
    <Toast.Portal container={dialog ?? undefined}>
      <Toast.Viewport
        // In the top layer, as a modal dialog is: otherwise it would cover what is said about it. Below 80rem the menu takes
        // all of the top, so messages rise from the bottom, above the cookie banner and whatever bar stands there.
        popover="manual"
        data-toasts
        ref={showOnTop}
        style={{ '--bar-height': `${barHeight}px` } as CSSProperties}
        className={classNames(
          'no-print fixed inset-auto inset-x-4 mx-auto my-0 flex max-w-sm flex-col gap-2 overflow-visible bg-transparent',
          'bottom-[min(calc(max(1rem,env(safe-area-inset-bottom))+var(--bar-height)+var(--banner-space,0px)),calc(100dvh-12rem))]',
          'sm:right-6 sm:left-auto sm:mx-0 sm:w-sm xl:[:root:not(:has([data-desk]))_&]:top-20 xl:[:root:not(:has([data-desk]))_&]:bottom-auto',
        )}
      >
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

const BORDERS: Record<string, string> = { danger: 'border-l-signal', success: 'border-l-brand' };

function ToastItem({ toast }: { toast: Toast.Root.ToastObject }) {
  return (
    <Toast.Root
      toast={toast}
      aria-live={toast.data?.isOnPage ? 'off' : undefined}
      swipeDirection={['up', 'down', 'right']}
      className={classNames(
        'translate-x-[var(--toast-swipe-movement-x)] rounded-md border border-line border-l-4 bg-surface shadow-raised',
        'transition-[opacity,translate] duration-200 ease-out data-starting-style:translate-y-3 data-starting-style:opacity-0 xl:[:root:not(:has([data-desk]))_&]:data-starting-style:-translate-y-3',
        'data-ending-style:opacity-0 data-limited:hidden',
        BORDERS[toast.type ?? ''] ?? 'border-l-control',
      )}
    >
      <Toast.Content className="flex items-start gap-3 py-3 pr-2 pl-4">
        <div className="min-w-0 flex-1 py-1">
          <Toast.Title className="font-semibold" />
          <Toast.Description
            className={classNames(
              'text-sm text-ink-soft',
              toast.data?.isOnPage ? 'max-xl:line-clamp-2' : 'max-sm:line-clamp-4',
            )}
          />
        </div>
        <Toast.Close
          aria-label="Close"
          className="grid size-9 shrink-0 place-items-center rounded-md text-ink-soft touch-target hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  );
}

/** Everything outside an open modal dialog is dead to the reader, so the messages move into it. */
function openDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null;
}

function showOnTop(element: HTMLElement | null): void {
  if (element && !element.matches(':popover-open')) element.showPopover();
}
