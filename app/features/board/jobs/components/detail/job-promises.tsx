/** An advert's promises: the job is open, and candidates get a reply by a date. */
import { CalendarCheck, MailCheck } from 'lucide-react';
import { promiseOfReply } from '#domain/application/reply-promise.ts';

export type ShownPromises = {
  confirmedOn: string;
  replyDays: number;
  /** The agency, rather than an employer with an account, replies. */
  isAgency: boolean;
  rate: string | null;
};

export function JobPromises({ confirmedOn, replyDays, isAgency, rate }: ShownPromises) {
  return (
    <ul aria-label="What we promise" className="figures mb-8 flex flex-wrap gap-x-8 gap-y-2 border-line border-b pb-6">
      <li className="flex items-start gap-2">
        <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
        Confirmed open on {confirmedOn}
      </li>
      <li className="flex items-start gap-2">
        <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
        <span>
          {promiseOfReply(replyDays, isAgency)}
          {rate && <span className="block text-ink-soft text-sm">{rate}</span>}
        </span>
      </li>
    </ul>
  );
}
