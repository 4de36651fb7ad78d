/** Short messages in a corner that go by themselves. Loaded when the first one is to be shown. */
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { classNames } from './class-names.ts';

export type ToastTone = 'neutral' | 'success' | 'danger';
export type ToastMessage = { title: string; text?: string; tone?: ToastTone };
type Show = (message: ToastMessage) => void;

/** `subscribe` is given a function that shows a message, and returns one that ends the subscription. */
export default function ToastRegion({ subscribe }: { subscribe: (show: Show) => () => void }) {
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

function Messages({ subscribe }: { subscribe: (show: Show) => () => void }) {
  const { toasts, add } = Toast.useToastManager();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `add` is new with every toast, the subscription is not
  useEffect(() => {
    let stop = () => {};
    const wait = setTimeout(() => {
      stop = subscribe(({ title, text, tone = 'neutral' }) => {
        const isBad = tone === 'danger';
        add({
          title,
          description: text,
          type: tone,
          priority: isBad ? 'high' : 'low',
          timeout: isBad ? 12_000 : undefined,
        });
      });
    }, HEARD_AFTER_MS);
    return () => {
      clearTimeout(wait);
      stop();
    };
  }, [subscribe]);
  return (
    <Toast.Portal>
      <Toast.Viewport className="no-print fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-sm flex-col gap-2 sm:right-6 sm:bottom-6 sm:left-auto sm:mx-0 sm:w-sm">
        {toasts.map((toast) => (
          <Toast.Root
            key={toast.id}
            toast={toast}
            swipeDirection={['down', 'right']}
            className={classNames(
              'translate-x-[var(--toast-swipe-movement-x)] rounded-md border border-line border-l-4 bg-surface shadow-raised',
              'transition-[opacity,translate] duration-200 ease-out data-starting-style:translate-y-3 data-starting-style:opacity-0',
              'data-ending-style:opacity-0 data-limited:hidden',
              toast.type === 'danger'
                ? 'border-l-signal'
                : toast.type === 'success'
                  ? 'border-l-brand'
                  : 'border-l-control',
            )}
          >
            <Toast.Content className="flex items-start gap-3 py-3 pr-2 pl-4">
              <div className="min-w-0 flex-1 py-1">
                <Toast.Title className="font-semibold" />
                <Toast.Description className="text-sm text-ink-soft" />
              </div>
              <Toast.Close
                aria-label="Close"
                className="grid size-9 shrink-0 place-items-center rounded-md text-ink-soft touch-target hover:bg-sunken hover:text-ink"
              >
                <X aria-hidden="true" className="size-4" />
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}
