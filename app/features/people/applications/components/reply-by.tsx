import { Clock } from 'lucide-react';
import type { ReplyClock } from '#domain/application/reply-promise.ts';

export function ReplyBy({ clock }: { clock: ReplyClock | null }) {
  if (!clock) return null;
  return (
    <p className="figures -mt-4 mb-8 flex max-w-prose items-start gap-2">
      <Clock aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <span>
        <strong className="font-semibold">{clock.text}</strong>
        {clock.isOverdue &&
          `. ${clock.isAgency ? 'Our reply is late, and we’re sorry.' : 'The employer’s reply is late.'} Ring us and we’ll chase it.`}
      </span>
    </p>
  );
}
