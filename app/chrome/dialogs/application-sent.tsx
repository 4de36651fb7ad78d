/** Notice about an application sent from a dialog. It stays at the top until the visitor opens another page. */
import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { formatLongDate } from '#domain/time/dates.ts';
import { PAGE_NOTICES_ID } from './dialog-requests.ts';

export const SENT_TITLE = 'Application submitted';

/** @returns the date, as text, if an application was sent from this page, and a function that marks it as sent */
export function useApplicationSent(): { sentOn: string | null; markSent: () => void } {
  const { pathname } = useLocation();
  const [sent, setSent] = useState<{ on: string; from: string } | null>(null);
  return {
    sentOn: sent?.from === pathname ? sent.on : null,
    markSent: useCallback(() => setSent({ on: formatLongDate(new Date()), from: pathname }), [pathname]),
  };
}

type ApplicationSentProps = {
  job: { title: string; company: string } | null;
  sentOn: string;
  next: readonly string[];
  children?: ReactNode;
};

export function ApplicationSent({ job, sentOn, next, children }: ApplicationSentProps) {
  const place = document.getElementById(PAGE_NOTICES_ID);
  if (!place) return null;
  return createPortal(
    <section aria-label={SENT_TITLE} className="wrap pt-4">
      <Notice tone="success" title={SENT_TITLE} action={children}>
        <p className="figures [overflow-wrap:anywhere]">
          {job
            ? `Your application for ${job.title} at ${job.company} was submitted on ${sentOn}.`
            : `Your application was submitted on ${sentOn}.`}
        </p>
        <p className="mt-2 font-semibold text-ink">What happens next</p>
        <ol className="measure mt-1 list-decimal space-y-1 pl-5">
          {next.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Notice>
    </section>,
    place,
  );
}
