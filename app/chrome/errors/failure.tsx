/**
 * Failures as the specification shows them: as a toast (spec: accounts §8 "Toasts are destructive unless marked otherwise"),
 * beside the text that stays on the page.
 */
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { showToast } from '#app/ui/feedback/toasts.tsx';

type FailureToastProps = {
  title: string;
  text?: string | undefined;
  /** What the server answered: the toast comes again with each new answer, and with each navigation. */
  answer?: unknown;
};

/** Shows nothing in its place. A toast of the same title takes the place of the one before. */
export function FailureToast({ title, text, answer }: FailureToastProps) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key and the answer bring the toast again
  useEffect(() => showToast({ title, text, tone: 'danger', group: title }), [key, answer, title, text]);
  return null;
}

/** For a failure that the server has logged. */
export const LOGGED_FAILURE = "Something went wrong on our side. We've logged it. Try again in a moment.";

type LoadFailureProps = ComponentProps<typeof ErrorState> & {
  title: string;
  /** Where the toast has other words than the page. */
  toast?: { title: string; text: string };
};

/** In the place of a list, a form or a page that could not be loaded. */
export function LoadFailure({ toast, ...rest }: LoadFailureProps) {
  return (
    <>
      <FailureToast {...(toast ?? { title: rest.title })} />
      <ErrorState {...rest} />
    </>
  );
}

type FailureNoticeProps = FailureToastProps & { children?: ReactNode };

/** Above a form or a question whose answer could not be carried out. */
export function FailureNotice({ children, ...toast }: FailureNoticeProps) {
  return (
    <>
      <FailureToast {...toast} />
      <Notice tone="danger" title={toast.title} role="alert">
        {children}
      </Notice>
    </>
  );
}
