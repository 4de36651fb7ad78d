/** Followed boards: last read, its result, decisions that are due, and commands. */
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { DataList } from '#app/ui/content/data-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { Reply } from '#app/web/form/reply.ts';
import { type BoardChange, PULLED_EVERY_NAMES } from '#domain/job-import/board/followed-board.ts';
import { formatNumber } from '#domain/pay/money.ts';
import { countOf } from '#domain/text/counts.ts';
import type { ShownBoard } from '../schema.ts';
import { FollowBoard } from './follow-board.tsx';
import { Refused } from './import-results.tsx';

type BoardsProps = { reply: Reply | undefined; boards: readonly ShownBoard[] };

export const Boards = ({ reply, boards }: BoardsProps) => (
  <section aria-labelledby="boards-heading" className="space-y-6">
    <Heading level={2} size="item" id="boards-heading">
      Careers pages to sync
    </Heading>
    <FollowBoard reply={reply} />
    <ul className="space-y-8">
      {boards.map((board) => (
        <li key={board.id} className="space-y-4 border-line border-t pt-4">
          <Board {...board} />
        </li>
      ))}
    </ul>
  </section>
);

function Board({ id, name, address, last, closingAsked, openJobs, failure, failingSince, ...board }: ShownBoard) {
  const { isPaused } = board;
  return (
    <>
      <h3 className="wrap-anywhere font-semibold">
        <a href={address} rel="noreferrer" className="link">
          {name}
        </a>
      </h3>
      {failure && (
        <Notice tone="warning" title={`Syncing has failed since ${failingSince}`}>
          {failure} Its jobs won’t change.
        </Notice>
      )}
      {closingAsked > 0 && (
        <Notice
          tone="warning"
          title={`${countOf(closingAsked, 'job is', 'jobs are')} no longer on the careers page`}
          action={<Press board={id} name={name} does="close" label={`Close ${countOf(closingAsked, 'job')}`} />}
        >
          That is more than 30 % of the {countOf(openJobs, 'open job')}, so we’ll keep them open until you confirm.
        </Notice>
      )}
      <DataList
        layout="columns"
        items={[
          { label: 'Open jobs', value: formatNumber(openJobs) },
          { label: 'Sync', value: isPaused ? 'Paused' : PULLED_EVERY_NAMES[board.every] },
          { label: 'Last sync', value: board.pulledAt ?? 'Not yet' },
          { label: 'Next sync', value: board.isDue ? 'Now' : (board.nextAt ?? 'On demand') },
          ...(last
            ? [
                { label: 'New', value: formatNumber(last.made) },
                { label: 'Changed', value: formatNumber(last.changed) },
                { label: 'Closed', value: formatNumber(last.closed) },
                { label: 'Errors', value: formatNumber(last.refused) },
              ]
            : []),
        ]}
      />
      {last?.failure && <p className="text-signal text-sm">Failed to import its jobs. {last.failure}</p>}
      {last && last.faults.length > 0 && (
        <div className="text-sm">
          <Refused faults={last.faults} lineName="Job" />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Press board={id} name={name} does="pull" label="Sync now" />
        <Press
          board={id}
          name={name}
          {...(isPaused ? { does: 'resume', label: 'Resume' } : { does: 'pause', label: 'Pause' })}
        />
        <Press board={id} name={name} does="stop" label="Stop" />
      </div>
    </>
  );
}

type PressProps = { board: string; name: string; does: BoardChange; label: string };

const Press = ({ board, name, does, label }: PressProps) => (
  <Form method="post">
    <input type="hidden" name="source" value={board} />
    <Button type="submit" name="intent" value={does} variant="secondary" size="sm">
      <span>
        {label}
        <span className="sr-only"> {name}</span>
      </span>
    </Button>
  </Form>
);
