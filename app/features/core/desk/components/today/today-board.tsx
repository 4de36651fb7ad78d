import { type ReactNode, useRef } from 'react';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { joinWords, listCounts } from '#domain/text/counts.ts';
import type { Today } from '../../schema/today.ts';
import { useDeskKeys, useFocusOnNext, useKeySetting } from '../keys/desk-keys.ts';
import { KeysHelp } from '../keys/keys-help.tsx';
import { ClientAnswers } from './client-answers.tsx';
import { EndingRebates } from './ending-rebates.tsx';
import { NearTwelveWeeks } from './near-twelve-weeks.tsx';
import { NewEnquiries } from './new-enquiries.tsx';
import { OverdueReplies } from './overdue-replies.tsx';
import { OwnTasks } from './own-tasks.tsx';
import { ClosingJobs, FailedMails, WaitingBoards } from './today-aside.tsx';
import { UnconfirmedJobs } from './unconfirmed-jobs.tsx';
import { UnreadApplications } from './unread-applications.tsx';
import { UnreadNotes } from './unread-notes.tsx';
import { UnreadReplies } from './unread-replies.tsx';
import { WaitingPeople } from './waiting-people.tsx';

const KEYS = [
  ['J', 'Next'],
  ['K', 'Previous'],
  ['A', 'Approve, claim, open, or complete'],
  ['R', 'Reject, or mark as done or read'],
  ['U', 'Undo, before the email is sent'],
] as const;

type TodayBoardProps = {
  today: Today;
  /** The last decision, while it can be undone. */
  heldLine: ReactNode;
};

export function TodayBoard({ today, heldLine }: TodayBoardProps) {
  const { day, people, enquiries, applications, decided, closing, overdue, unconfirmed, answers, rebates } = today;
  const { tasks, notes, replies, nearTwelve, boards, mails } = today;
  const board = useRef<HTMLDivElement>(null);
  const [areKeysOn, setKeysOn] = useKeySetting();
  useDeskKeys(board, areKeysOn);
  useFocusOnNext(board);
  const waitingCounts = [
    [tasks, 'task'],
    [notes, 'note'],
    ...(people ? [[people, 'account'] as const] : []),
    [enquiries, 'enquiry', 'enquiries'],
    [{ items: [...overdue.items, ...applications.items] }, 'application'],
    [replies, 'candidate reply', 'candidate replies'],
    [answers, 'client answer', 'client answers'],
    [{ items: unconfirmed.jobs }, 'job'],
    [{ items: nearTwelve.assignments }, 'assignment'],
  ] as const;
  const counts = listCounts(waitingCounts.map(([{ items }, ...nouns]) => [items.length, ...nouns]));
  const isDone = counts.length === 0;
  return (
    <>
      <p className="figures -mt-3 mb-6 text-ink-soft">
        {day}
        <span role="status">{isDone ? '' : `: ${joinWords(counts)} to do`}</span>
      </p>
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div ref={board} tabIndex={-1} className="min-w-0 space-y-10">
          <div role="status" className={heldLine ? 'border-line border-y py-2 text-sm' : 'sr-only'}>
            {heldLine}
          </div>
          {isDone && (
            <EmptyState title="You’re up to date">
              New accounts, enquiries and applications appear here, with jobs to confirm and your tasks and notes.
            </EmptyState>
          )}
          {overdue.items.length > 0 && <OverdueReplies overdue={overdue} />}
          {replies.items.length > 0 && <UnreadReplies replies={replies} />}
          {answers.items.length > 0 && <ClientAnswers answers={answers} />}
          {(tasks.items.length > 0 || tasks.done.length > 0) && <OwnTasks tasks={tasks} />}
          {notes.items.length > 0 && <UnreadNotes notes={notes} />}
          {people && <WaitingPeople people={people} decided={decided.people} />}
          <NewEnquiries enquiries={enquiries} decided={decided.enquiries} />
          <UnreadApplications
            applications={applications}
            decided={decided.applications}
            seesEmployers={people !== null}
          />
          {unconfirmed.jobs.length > 0 && <UnconfirmedJobs unconfirmed={unconfirmed} />}
          {nearTwelve.assignments.length > 0 && <NearTwelveWeeks near={nearTwelve} />}
        </div>
        <aside aria-label="Also today" className="min-w-0 space-y-10">
          <ClosingJobs closing={closing} />
          {rebates.placements.length > 0 && <EndingRebates rebates={rebates} />}
          {boards.length > 0 && <WaitingBoards boards={boards} />}
          {mails && <FailedMails mails={mails} />}
          <KeysHelp keys={KEYS} areOn={areKeysOn} onChange={setKeysOn} />
        </aside>
      </div>
    </>
  );
}
