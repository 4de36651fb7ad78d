/** What the server said to a form: beside its fields, above it, and as a toast. */
import { useEffect, useMemo, useRef } from 'react';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from './toasts.tsx';

export type FormAnswer = {
  /** By the name of the field. */
  errors: Record<string, string>;
  /** What was typed, but for passwords. */
  values: Record<string, string>;
  /** What went wrong with the form as a whole; beside errors of its fields, what a toast says of them. */
  notice: { title: string; text: string; tone: 'neutral' | 'success' | 'danger' } | null;
  /** Under which a surprise was logged. */
  errorId?: string;
  /** The address waits for its confirmation: the link can be sent again. */
  isUnconfirmed?: boolean;
  /** Nothing went wrong, and no other page follows. */
  isDone?: boolean;
  /** It waits on this device for a connection. */
  isSavedOffline?: boolean;
};

/** Of what became of a form: the last word takes the place of the one before. */
export const FORM_TOASTS = 'form';

/** @param formId its fields are called by it and by their names */
export function FormProblems({ formId, answer }: { formId: string; answer: FormAnswer | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const notice = answer?.notice;
  useEffect(() => {
    // By the answer, not by its notice: a second failure may bring the very same one.
    if (!answer?.notice) return;
    showToast({ ...answer.notice, group: FORM_TOASTS });
    // The button that was pressed could not keep the focus while it was disabled.
    box.current?.focus();
  }, [answer]);
  const errors = useMemo(
    () => Object.entries(answer?.errors ?? {}).map(([name, message]) => ({ fieldId: `${formId}-${name}`, message })),
    [answer, formId],
  );
  return (
    <>
      <ErrorSummary errors={errors} {...(notice && { title: notice.title })} />
      {notice && errors.length === 0 && (
        <div ref={box} tabIndex={-1} className="rounded-md">
          <Notice tone="danger" title={notice.title}>
            {notice.text}
            {answer.errorId && <span className="figures mt-1 block text-sm">Error ID: {answer.errorId}</span>}
          </Notice>
        </div>
      )}
    </>
  );
}
