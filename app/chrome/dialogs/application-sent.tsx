/** The last screen of applying: what was sent, when, and what comes next. It stays until it is closed. */
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { DialogCloseButton } from '#app/ui/dialog/dialog.tsx';

export const SENT_TITLE = 'Application submitted';

type ApplicationSentProps = {
  dialogId: string;
  /** Null where it was about no job in particular. */
  job: { title: string; company: string } | null;
  /** '23 November 2026'. */
  sentOn: string;
  /** What comes next, in its order. */
  next: readonly string[];
  /** Where else to go. */
  children?: ReactNode;
};

export function ApplicationSent({ dialogId, job, sentOn, next, children }: ApplicationSentProps) {
  const said = useRef<HTMLParagraphElement>(null);
  // The button that was pressed has gone, and with it the focus.
  useEffect(() => said.current?.focus(), []);
  return (
    <div className="flex min-h-full flex-col">
      <span aria-hidden="true" className="grid size-14 place-items-center rounded-full bg-brand-soft text-brand">
        <Check className="size-7" />
      </span>
      <p ref={said} tabIndex={-1} className="figures mt-4 rounded-sm font-display text-xl [overflow-wrap:anywhere]">
        {job ? (
          <>
            Your application for {job.title} at {job.company} was submitted on {sentOn}.
          </>
        ) : (
          <>Your application was submitted on {sentOn}.</>
        )}
      </p>
      <h3 className="mt-8 font-semibold text-lg">What happens next</h3>
      <ol className="mt-3 space-y-3">
        {next.map((text, index) => (
          <li key={text} className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
            <span aria-hidden="true" className="figures font-display text-xl leading-snug">
              {index + 1}
            </span>
            <span className="text-ink-soft">{text}</span>
          </li>
        ))}
      </ol>
      <div className="mt-auto flex flex-wrap gap-3 pt-8 max-sm:flex-col" data-toasts-above>
        {children}
        <DialogCloseButton dialogId={dialogId} size="lg">
          {job ? 'Back to the job' : 'Close'}
        </DialogCloseButton>
      </div>
    </div>
  );
}
