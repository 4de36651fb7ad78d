import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { APPLICATION_SHAPES } from '#app/chrome/status-shapes.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Status } from '#app/ui/content/status.tsx';
import {
  APPLICATION_STATUS_NAMES,
  type ApplicationStatus,
  DECISION_STATUSES,
  type SentProfile,
} from '#domain/application/application.ts';
import type { ReplyClock } from '#domain/application/reply-promise.ts';
import type { Sender } from '#domain/application/sender.ts';
import type { OwnNote } from '../../schema.ts';
import { ApplicationSheet } from '../application-sheet.tsx';
import { LetterList } from '../letter-list.tsx';
import { type DeskLetter, SenderDoubt } from '../sender-doubt.tsx';
import { type ShownStep, StatusHistory } from '../status-history.tsx';
import { NotePanel } from './note-panel.tsx';
import { ReportOpened } from './report-opened.tsx';
import { SharedNotes, type ShownNote } from './shared-notes.tsx';

type ReceivedApplicationProps = {
  id: string;
  status: ApplicationStatus;
  profile: SentProfile;
  history: readonly ShownStep[];
  note: OwnNote;
  sharedNotes: readonly ShownNote[];
  /** True until the job's owner opens it. */
  isUnread: boolean;
  /** Milliseconds for which it must be open to count as viewed. */
  viewedAfterMs?: number;
  sender: Sender;
  isNamedAbove?: boolean;
  clock: ReplyClock | null;
  /** Replaces the links to the status page. */
  decisions?: ReactNode;
  cvPanel?: ReactNode;
  letters: readonly DeskLetter[];
  /** Undefined for readers who may not write to the candidate. */
  writeHref?: string | undefined;
  children?: ReactNode;
};

export function ReceivedApplication(props: ReceivedApplicationProps) {
  const {
    id,
    status,
    profile,
    history,
    note,
    sharedNotes,
    isUnread,
    viewedAfterMs,
    sender,
    isNamedAbove = false,
    clock,
    decisions,
    cvPanel,
    letters,
    writeHref,
    children,
  } = props;
  const newest = letters.findLast((letter) => letter.isUnread);
  return (
    <div className="@container">
      <div className="grid gap-x-12 gap-y-10 @min-[54rem]:grid-cols-[minmax(0,1fr)_20rem] @min-[54rem]:grid-rows-[auto_1fr]">
        {/* First also on a phone: what it is now is seen without scrolling past all that was sent. */}
        <section aria-labelledby="status-heading" className="min-w-0 space-y-4 @min-[54rem]:col-start-2">
          <div className="flex flex-wrap items-center gap-3">
            <Heading level={2} size="item" id="status-heading">
              Status
            </Heading>
            <Status shape={APPLICATION_SHAPES[status]}>{APPLICATION_STATUS_NAMES[status]}</Status>
          </div>
          {clock && <p className={clock.isOverdue ? 'font-semibold text-signal' : 'font-semibold'}>{clock.text}</p>}
          {isUnread && (
            <ReportOpened
              action={href('/employer/applications/:id/viewed', { id })}
              afterMs={viewedAfterMs}
              label="Mark as viewed"
            />
          )}
          {sender === 'guest' && (
            <p className="text-sm">
              Applied without an account. Decisions go to the email address below, which hasn’t been confirmed.
            </p>
          )}
          {sender === 'desk' && (
            <p className="text-sm">
              We put them forward: they haven’t applied themselves. Decisions are emailed to them.
            </p>
          )}
          {sender === 'colleague' && (
            <p className="text-sm">
              <strong>A colleague sent this application.</strong> They can’t see your notes or change its status.
            </p>
          )}
          {decisions ?? <DecisionLinks id={id} status={status} />}
        </section>
        <div className="min-w-0 space-y-6 @min-[54rem]:col-start-1 @min-[54rem]:row-span-2 @min-[54rem]:row-start-1">
          <ApplicationSheet
            profile={profile}
            isNamedAbove={isNamedAbove}
            cvHref={profile.cv ? href('/cvs/:id', { id: profile.cv.id }) : undefined}
          />
          {cvPanel}
        </div>
        <div className="min-w-0 space-y-10 @min-[54rem]:col-start-2">
          {children}
          <LetterList
            letters={letters}
            candidate={profile.fullName}
            agency="The agency"
            note={(letter) => <SenderDoubt applicationId={id} letter={letter} candidate={profile.fullName} />}
          >
            {newest && (
              <ReportOpened
                action={href('/admin/pipeline/:id/read', { id })}
                reply={newest.id}
                afterMs={viewedAfterMs}
                label="Mark as read"
              />
            )}
            {writeHref && (
              <ButtonLink to={writeHref} variant="secondary" size="sm">
                Email the candidate
              </ButtonLink>
            )}
          </LetterList>
          <SharedNotes notes={sharedNotes} />
          <NotePanel key={id} applicationId={id} note={note} />
          <section aria-labelledby="history-heading" className="space-y-4">
            <Heading level={2} size="item" id="history-heading">
              History
            </Heading>
            <StatusHistory steps={history} />
          </section>
        </div>
      </div>
    </div>
  );
}

function DecisionLinks({ id, status }: { id: string; status: ApplicationStatus }) {
  return (
    <>
      <p className="text-ink-soft text-sm">Each change emails the candidate. You’ll see the email first.</p>
      <div className="flex flex-wrap gap-2">
        {DECISION_STATUSES.filter((each) => each !== status).map((each) => (
          <ButtonLink
            key={each}
            to={`${href('/employer/applications/:id/status', { id })}?to=${each}`}
            variant="secondary"
            size="sm"
          >
            {APPLICATION_STATUS_NAMES[each]}
          </ButtonLink>
        ))}
      </div>
    </>
  );
}

/** Applications for the same job. The list is newest first, so the next one was sent earlier. */
export function ReceivedNeighbours({ newer, older }: { newer: string | null; older: string | null }) {
  if (!newer && !older) return null;
  const step = 'link inline-flex min-h-11 items-center gap-2 font-semibold';
  return (
    <nav
      aria-label="Other applications for this job"
      className="mt-10 flex justify-between gap-4 border-line border-t pt-2"
    >
      {newer ? (
        <Link to={href('/employer/applications/:id', { id: newer })} rel="prev" className={step}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          Previous<span className="sr-only"> application</span>
        </Link>
      ) : (
        <span />
      )}
      {older && (
        <Link to={href('/employer/applications/:id', { id: older })} rel="next" className={step}>
          Next<span className="sr-only"> application</span>
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </nav>
  );
}
