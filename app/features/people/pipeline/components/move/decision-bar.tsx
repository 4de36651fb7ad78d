import { Link } from 'react-router';
import { pressedBy } from '#app/features/core/desk/components/keys/desk-keys.ts';
import { MessageText } from '#app/features/people/applications/components/status-history.tsx';
import { Button } from '#app/ui/button.tsx';
import { APPLICATION_STATUS_NAMES, DECISION_STATUSES, type DecisionStatus } from '#domain/application/application.ts';
import { nameUndoTime } from '#domain/application/pause.ts';
import { mayMove, type Stage, stageAfter } from '#domain/application/stage.ts';
import type { Message } from '#domain/application/status-email.ts';
import { decideHref } from '../../schema.ts';
import { Key } from './key.tsx';
import { MoveForm, type MovePaths, useIsMoving } from './move-form.tsx';

type DecisionBarProps = MovePaths & {
  application: { id: string; status: Stage['status']; stage: string };
  stages: readonly Stage[];
  messages: Record<DecisionStatus, Message>;
  undoSeconds: number;
};

export function DecisionBar({ application, stages, messages, undoSeconds, next, back }: DecisionBarProps) {
  const isMoving = useIsMoving();
  const after = stageAfter(stages, application.stage)?.key;
  const possible = stages.filter(({ key, status }) => key !== application.stage && mayMove(application.status, status));
  const emailedStatuses = DECISION_STATUSES.filter((status) => status !== application.status);
  return (
    <>
      <p className="text-ink-soft text-sm">
        Press once to move the candidate and open the next. You have {nameUndoTime(undoSeconds)} to undo before we email
        them.
      </p>
      <MoveForm application={application} next={next} back={back} className="flex flex-wrap gap-2">
        {possible.map(({ key, name }) => {
          const keys = keysOf(stages, key, after);
          return (
            <Button
              key={key}
              type="submit"
              name="to"
              value={key}
              variant="secondary"
              size="sm"
              disabled={isMoving}
              className={key === after ? 'text-brand! border-brand!' : undefined}
              {...pressedBy(keys.join(' '))}
            >
              {name}
              <Key of={keys[0]} />
            </Button>
          );
        })}
      </MoveForm>
      <Link
        to={decideHref({ ids: [application.id], to: after ?? '', back })}
        className="link inline-flex min-h-9 items-center text-sm"
      >
        Edit the email first
      </Link>
      <details className="text-sm">
        <summary className="link inline-flex min-h-9 cursor-pointer items-center">Email to the candidate</summary>
        <dl className="mt-2 space-y-3">
          {emailedStatuses.map((status) => (
            <div key={status}>
              <dt className="mb-1 font-semibold">{APPLICATION_STATUS_NAMES[status]}</dt>
              <dd>
                <MessageText message={messages[status]} />
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/** A moves to the next stage, R rejects, and numbers stand for the first nine stages. */
function keysOf(stages: readonly Stage[], key: string, after: string | undefined): string[] {
  const number = stages.findIndex((stage) => stage.key === key) + 1;
  const letter = key === after ? ['a'] : key === 'not_taken_forward' ? ['r'] : [];
  return [...letter, ...(number <= 9 ? [String(number)] : [])];
}
