/**
 * Shows failures as a toast (spec: accounts §8 "Toasts are destructive unless marked otherwise"), beside the text that stays on the page.
 */
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { showToast } from '#app/ui/feedback/toasts.tsx';

type FailureToastProps = {
  title: string;
  text?: string | undefined;
  /** The server's answer. Each new answer and each navigation shows the toast again. */
  answer?: unknown;
  /** The page itself shows and announces the failure, so no toast is needed. */
  isOnPage?: boolean;
};

export function FailureToast({ title, text, answer, isOnPage = false }: FailureToastProps) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key and the answer bring the toast again
  useEffect(() => showToast({ title, text, tone: 'danger', isOnPage }), [key, answer, title, text, isOnPage]);
  return null;
}

export const LOGGED_FAILURE = "Something went wrong on our side. We've logged it. Try again in a moment.";

type LoadFailureProps = ComponentProps<typeof ErrorState> & {
  title: string;
  toast?: { title: string; text: string };
};

export function LoadFailure({ toast, ...stateProps }: LoadFailureProps) {
  return (
    <>
      <FailureToast {...(toast ?? { title: stateProps.title })} />
      <ErrorState {...stateProps} />
    </>
  );
}

type FailureNoticeProps = FailureToastProps & { children?: ReactNode };

export function FailureNotice({ children, ...toast }: FailureNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed cannot keep the focus while it is disabled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same failure may come twice
  useEffect(() => box.current?.focus(), [toast.answer]);
  return (
    <>
      <FailureToast {...toast} isOnPage />
      <div ref={box} tabIndex={-1} className="rounded-md">
        <Notice tone="danger" title={toast.title} role="alert">
          {children}
        </Notice>
      </div>
    </>
  );
}
