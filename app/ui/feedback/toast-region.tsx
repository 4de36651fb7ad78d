/**
 * Shows one short message at a time, which disappears after a while. Wide screens show it at the top right; narrow ones and the desk, whose
 * buttons are at the top right, at the bottom; pages with `data-toasts-on-top` at the top. Below 600 px it has the full width. Loaded with
 * the first message.
 */
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { useBarHeight } from './bottom-bars.ts';

export type ToastTone = 'neutral' | 'success' | 'danger';
export type ToastMessage = {
  title: string;
  text?: string | undefined;
  tone?: ToastTone | undefined;
  /** The page shows and announces the text itself. The toast is silent, and disappears with the next press or key. */
  isOnPage?: boolean;
  action?: { label: string; press: () => void };
};
type Show = (message: ToastMessage) => void;
/** Registers a function that shows messages. @returns a function that unsubscribes */
type Subscribe = (show: Show) => () => void;

export default function ToastRegion({ subscribe }: { subscribe: Subscribe }) {
  return (
    <CSPProvider disableStyleElements>
      <Toast.Provider timeout={7_000} limit={1}>
        <Messages subscribe={subscribe} />
      </Toast.Provider>
    </CSPProvider>
  );
}

/** A live region must exist before its text, or it is not announced. */
const HEARD_AFTER_MS = 120;

function Messages({ subscribe }: { subscribe: Subscribe }) {
  const { toasts, add, close } = Toast.useToastManager();
  const currentId = useRef<string>(undefined);
  const viewport = useRef<HTMLDivElement>(null);
  const pressedElement = useRef<Element>(null);
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const barHeight = useBarHeight(toasts.length, dialog);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `add` and `close` are new with every toast, the subscription is not
  useEffect(() => {
    let stop = () => {};
    const wait = setTimeout(() => {
      stop = subscribe((message) => {
        if (currentId.current) close(currentId.current);
        const { title, text, tone = 'neutral', isOnPage = false, action } = message;
        const isBad = tone === 'danger';
        setDialog(openDialog());
        currentId.current = add({
          title,
          description: text,
          type: tone,
          // 'high' would hide the toast's button from screen readers although a keyboard reaches it.
          priority: 'low',
          timeout: isBad && !isOnPage ? 12_000 : undefined,
          data: { isOnPage, action },
        });
      });
    }, HEARD_AFTER_MS);
    return () => {
      clearTimeout(wait);
      stop();
    };
  }, [subscribe]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` is new with every toast, and does the same
  useEffect(() => {
    // A key that presses a button dispatches a click, too.
    const notePressed = ({ target }: Event) => {
      pressedElement.current = target instanceof Element ? target.closest(CONTROL) : null;
    };
    const forget = ({ target }: Event) => {
      if (currentId.current && target instanceof HTMLFormElement && target.method === 'post') close(currentId.current);
    };
    document.addEventListener('click', notePressed, true);
    document.addEventListener('submit', forget, true);
    return () => {
      document.removeEventListener('click', notePressed, true);
      document.removeEventListener('submit', forget, true);
    };
  }, []);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: other bars move the message
  useLayoutEffect(() => {
    if (viewport.current && toasts.length > 0)
      keepClearOf(pressedElement.current ?? document.activeElement?.closest(CONTROL), viewport.current);
  }, [toasts, barHeight]);
  return (
    // A dialog that was unmounted had no time to close.
    <Toast.Portal container={dialog?.isConnected ? dialog : undefined}>
      <Toast.Viewport
        popover="manual"
        data-toasts
        ref={(element) => {
          viewport.current = element;
          showOnTop(element);
        }}
        style={{ '--bar-height': `${barHeight}px` } as CSSProperties}
        className={classNames(
          'no-print fixed inset-auto inset-x-0 m-0 flex w-full max-w-none flex-col overflow-visible bg-transparent translate-y-(--clear)',
          'bottom-[min(calc(max(0px,env(safe-area-inset-bottom))+var(--bar-height)+var(--banner-space,0px)),calc(100dvh-12rem))]',
          'min-[600px]:right-6 min-[600px]:left-auto min-[600px]:w-sm min-[600px]:pb-4',
          'xl:[:root:not(:has([data-desk]))_&]:top-20 xl:[:root:not(:has([data-desk]))_&]:bottom-auto',
          '[:root:has([data-toasts-on-top])_&]:top-0! [:root:has([data-toasts-on-top])_&]:bottom-auto! min-[600px]:[:root:has([data-toasts-on-top])_&]:top-2!',
        )}
      >
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

const BORDERS: Record<string, string> = { danger: 'border-l-signal', success: 'border-l-brand' };

function ToastItem({ toast, onClose }: { toast: Toast.Root.ToastObject; onClose: () => void }) {
  const action: ToastMessage['action'] = toast.data?.action;
  return (
    <Toast.Root
      toast={toast}
      aria-live={toast.data?.isOnPage ? 'off' : undefined}
      swipeDirection={['up', 'down', 'right']}
      className={classNames(
        'translate-x-[var(--toast-swipe-movement-x)] border border-line border-l-4 bg-surface shadow-raised min-[600px]:rounded-md',
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
          {action && (
            <button
              type="button"
              className="link mt-1 inline-flex min-h-9 items-center font-semibold pointer-coarse:min-h-11"
              onClick={() => {
                onClose();
                action.press();
              }}
            >
              {action.label}
            </button>
          )}
        </div>
        <Toast.Close
          aria-label="Close"
          // Base UI hides it from screen readers although a keyboard reaches it.
          aria-hidden={false}
          className="grid size-9 shrink-0 place-items-center rounded-md text-ink-soft touch-target hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  );
}

/** Content outside an open modal dialog is hidden from screen readers, so messages move into it. */
function openDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1) ?? null;
}

const CONTROL = 'a, button, input, label, select, summary, textarea';

/** Moves the message above or below the pressed control if it would cover it and there is room. */
function keepClearOf(pressed: Element | null | undefined, viewport: HTMLElement): void {
  viewport.style.setProperty('--clear', '0px');
  const control = pressed?.getBoundingClientRect();
  const box = viewport.getBoundingClientRect();
  if (!control || control.width === 0 || !isCovered(control, box)) return;
  const above = control.top - GAP_PX - box.bottom;
  const below = control.bottom + GAP_PX - box.top;
  const clear = [above, below].find((by) => box.top + by >= 0 && box.bottom + by <= innerHeight);
  viewport.style.setProperty('--clear', `${clear ?? 0}px`);
}

const GAP_PX = 8;

const isCovered = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

function showOnTop(element: HTMLElement | null): void {
  if (element?.isConnected && !element.matches(':popover-open')) element.showPopover();
}
