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
      Boards of other systems
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
        <Notice tone="warning" title={`It cannot be read since ${failingSince}`}>
          {failure} Its jobs stay as they are.
        </Notice>
      )}
      {closingAsked > 0 && (
        <Notice
          tone="warning"
          title={`${countOf(closingAsked, 'job is', 'jobs are')} not on the board any more`}
          action={<Press board={id} name={name} does="close" label={`Close ${countOf(closingAsked, 'job')}`} />}
        >
          That is more than 30 % of the {countOf(openJobs, 'open job')}, so they stay open until you say so.
        </Notice>
      )}
      <DataList
        layout="columns"
        items={[
          { label: 'Open jobs', value: formatNumber(openJobs) },
          { label: 'Read', value: isPaused ? 'Paused' : PULLED_EVERY_NAMES[board.every] },
          { label: 'Last time', value: board.pulledAt ?? 'Not yet' },
          { label: 'Next time', value: board.isDue ? 'In a moment' : (board.nextAt ?? 'When you press') },
          ...(last
            ? [
                { label: 'New', value: formatNumber(last.made) },
                { label: 'Changed', value: formatNumber(last.changed) },
                { label: 'Closed', value: formatNumber(last.closed) },
                { label: 'Refused', value: formatNumber(last.refused) },
              ]
            : []),
        ]}
      />
      {last?.failure && <p className="text-signal text-sm">Its jobs could not be taken. {last.failure}</p>}
      {last && last.faults.length > 0 && (
        <div className="text-sm">
          <Refused faults={last.faults} lineName="Job" />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Press board={id} name={name} does="pull" label="Read now" />
        <Press
          board={id}
          name={name}
          {...(isPaused ? { does: 'resume', label: 'Go on' } : { does: 'pause', label: 'Pause' })}
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
