/** By when the candidate hears, for the candidate. */
import { Clock } from 'lucide-react';
import type { ReplyClock } from '#domain/application/reply-promise.ts';

export function ReplyBy({ clock }: { clock: ReplyClock | null }) {
  if (!clock) return null;
  return (
    <p className="figures -mt-4 mb-8 flex max-w-prose items-start gap-2">
      <Clock aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span>
        <strong className="font-semibold">{clock.isOverdue ? `${clock.text}, we are sorry.` : clock.text}</strong>
        {clock.isOverdue && ' We promised an answer by then. The people who decide see that it is late.'}
      </span>
    </p>
  );
}
