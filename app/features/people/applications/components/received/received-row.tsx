import { Paperclip } from 'lucide-react';
import { href, Link } from 'react-router';
import { APPLICATION_SHAPES } from '#app/chrome/status-shapes.ts';
import { FittedWords } from '#app/ui/content/fitted-words.tsx';
import { Status } from '#app/ui/content/status.tsx';
import { APPLICATION_STATUS_NAMES, type ApplicationStatus } from '#domain/application/application.ts';
import { SENDER_NOTES, type Sender } from '#domain/application/sender.ts';
import { receivedHref } from './received-search.ts';

export type ShownReceived = {
  id: string;
  fullName: string;
  sender: Sender;
  status: ApplicationStatus;
  sentOn: string;
  hasCv: boolean;
  /** The start of the cover note; '' without one. */
  beginning: string;
  /** Set if the list has more than one job. */
  job?: { id: string; title: string };
};

export function ReceivedRow({ application }: { application: ShownReceived }) {
  const { id, fullName, sender, status, sentOn, hasCv, beginning, job } = application;
  const isWithdrawn = status === 'withdrawn';
  return (
    <li className="grid gap-x-8 gap-y-1.5 border-line border-b py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 translate="no" className="min-w-0 text-lg font-semibold leading-tight">
          {isWithdrawn ? (
            <span className="text-ink-soft">
              <FittedWords>{fullName}</FittedWords>
            </span>
          ) : (
            <Link
              to={href('/employer/applications/:id', { id })}
              className="inline-flex min-h-11 items-center hover:underline sm:min-h-8"
            >
              <FittedWords>{fullName}</FittedWords>
            </Link>
          )}
        </h2>
        <Status shape={APPLICATION_SHAPES[status]}>{APPLICATION_STATUS_NAMES[status]}</Status>
        {SENDER_NOTES[sender] && <span className="text-ink-soft text-sm">{SENDER_NOTES[sender]}</span>}
        {hasCv && (
          <span className="inline-flex items-center gap-1 text-ink-soft text-sm">
            <Paperclip aria-hidden="true" className="size-4" />
            CV
          </span>
        )}
      </div>
      {!isWithdrawn && <p className="figures text-ink-soft text-sm sm:pt-1.5">Sent {sentOn}</p>}
      {job && (
        <p className="[overflow-wrap:anywhere] sm:col-span-2">
          <Link to={receivedHref(job.id)} className="link">
            {job.title}
          </Link>
        </p>
      )}
      {beginning && <p className="measure text-ink-soft [overflow-wrap:anywhere] sm:col-span-2">{beginning}</p>}
    </li>
  );
}
