import { useEffect, useMemo, useRef } from 'react';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { ErrorSummary } from '#app/ui/form/error-summary.tsx';
import type { Reply } from './reply.ts';

export function FormProblems({ formId, answer }: { formId: string; answer: Reply | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const notice = answer?.notice;
  useEffect(() => {
    // Depends on the answer, because a second failure may have the same notice.
    if (!answer?.notice) return;
    const isOnPage = Object.keys(answer.errors).length > 0;
    showToast({ ...answer.notice, isOnPage });
    // The pressed button lost the focus when it was disabled.
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
