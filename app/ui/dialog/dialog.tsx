/**
 * The browser's own dialog: traps and restores the focus, and closes by Escape or a press outside.
 * Use without scripts: `<DialogButton dialogId="apply">Apply</DialogButton>` opens `<Dialog id="apply" …>`. From React: pass `isOpen` and
 * `onClose`.
 */
import { X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';

type DialogProps = {
  id: string;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  describedBy?: string;
  placement?: 'center' | 'side';
  size?: 'sm' | 'md' | 'lg' | 'xl';
  isOpen?: boolean;
  onClose?: () => void;
  /** A press outside does not close it, which would lose a form; Escape and the close button do. */
  holdsForm?: boolean;
  isSheet?: boolean;
};

const PLACEMENTS = {
  center:
    'm-auto max-h-[min(46rem,calc(100dvh-2rem))] w-[calc(100vw-2rem)] rounded-lg ' +
    'transition-[opacity,translate,overlay,display] open:translate-y-0 translate-y-2',
  side:
    'my-0 mr-0 ml-auto h-dvh max-h-dvh w-[min(24rem,calc(100vw-2.5rem))] ' +
    'transition-[opacity,translate,overlay,display] open:translate-x-0 translate-x-6 starting:open:translate-x-6',
};
const SHEET =
  'max-md:m-0 max-md:h-dvh max-md:max-h-dvh max-md:w-screen max-md:max-w-none max-md:rounded-none max-md:border-0 ' +
  'max-md:pt-[env(safe-area-inset-top)]';
const SIZES = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-3xl xl:max-w-7xl' };

export function Dialog({
  id,
  title,
  children,
  footer,
  describedBy,
  placement = 'center',
  size = 'md',
  isOpen,
  onClose,
  holdsForm = false,
  isSheet = false,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (isOpen === undefined || !element || isOpen === element.open) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      id={id}
      aria-labelledby={`${id}-title`}
      // The text of a question is announced with its title; a form is not.
      aria-describedby={footer ? `${id}-text` : describedBy}
      closedby={holdsForm ? 'closerequest' : 'any'}
      // React also bubbles the events of dialogs inside this one.
      onClose={({ target, currentTarget }) => target === currentTarget && onClose?.()}
      className={classNames(
        'flex-col border border-line bg-surface p-0 opacity-0 shadow-raised duration-200 ease-out transition-discrete',
        'open:flex open:opacity-100 starting:open:opacity-0',
        PLACEMENTS[placement],
        placement === 'center' && SIZES[size],
        isSheet && SHEET,
      )}
    >
      <div className="flex items-start justify-between gap-4 border-line border-b py-3 pr-3 pl-5">
        <h2 id={`${id}-title`} className="pt-1.5 font-display text-xl font-medium">
          {typeof title === 'string' ? <FittedWords>{title}</FittedWords> : title}
        </h2>
        <button
          type="button"
          command="close"
          commandfor={id}
          aria-label="Close"
          className="grid size-11 shrink-0 place-items-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div
        id={`${id}-text`}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 has-[.dialog-end]:scroll-pb-32 has-[.dialog-end]:pb-0"
      >
        {children}
      </div>
      {footer && (
        <div
          ref={(footerBox) => beginWith(footerBox?.querySelector('button'))}
          data-toasts-above
          className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-4"
        >
          {footer}
        </div>
      )}
    </dialog>
  );
}

/** Focuses this cancelling button when its dialog opens. React focuses `autoFocus` only once, and does not render the attribute. */
export function beginWith(button: Element | null | undefined): void {
  button?.toggleAttribute('autofocus', true);
}

export function DialogButton({ dialogId, ...rest }: ComponentProps<typeof Button> & { dialogId: string }) {
  return <Button type="button" {...rest} command="show-modal" commandfor={dialogId} aria-haspopup="dialog" />;
}

export function DialogCloseButton({
  dialogId,
  children = 'Cancel',
  ...rest
}: ComponentProps<typeof Button> & { dialogId: string }) {
  return (
    <Button type="button" variant="secondary" {...rest} command="close" commandfor={dialogId}>
      {children}
    </Button>
  );
}
