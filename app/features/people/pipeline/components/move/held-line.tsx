/** The last decision while it can be undone, with Undo. Reloads the page when its time is over. */
import { useEffect } from 'react';
import { Form, href, Link, useRevalidator } from 'react-router';
import { pressedBy } from '#app/features/core/desk/components/keys/desk-keys.ts';
import { Button } from '#app/ui/button.tsx';
import { nameUndoTime } from '#domain/application/pause.ts';
import type { Held } from '../../schema.ts';
import { Key } from './key.tsx';
import { type MovePaths, useIsMoving } from './move-form.tsx';

/** Emails leave shortly after their due time. */
const SENDING_TIME_MS = 2_000;

type HeldLineProps = MovePaths & {
  held: Held;
  /** True if the key U undoes this move; false if there is a later one. */
  hasUndoKey?: boolean;
};

export function HeldLine({ held, hasUndoKey = true, next, back }: HeldLineProps) {
  const { batch, total, id, fullName, stageName, isEmailed, undoSeconds } = held;
  const isMoving = useIsMoving();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setTimeout(() => void revalidate(), held.leavesInMs + SENDING_TIME_MS);
    return () => clearTimeout(timer);
  }, [held, revalidate]);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 [overflow-wrap:anywhere]">
      <p>
        {total === 1 ? (
          <Link translate="no" to={href('/employer/applications/:id', { id })} className="link font-semibold">
            {fullName}
          </Link>
        ) : (
          <span className="font-semibold">{`${total} people`}</span>
        )}
        {` ${total === 1 ? 'is' : 'are'} now in ‘${stageName}’. `}
        {isEmailed
          ? `We’ll email ${total === 1 ? 'the candidate' : 'them'} ${nameUndoTime(undoSeconds)} after your decision.`
          : `We won’t send an email. You can undo this for ${nameUndoTime(undoSeconds)}.`}
      </p>
      <Form method="post" action={href('/admin/pipeline/undo')} preventScrollReset>
        <input type="hidden" name="batch" value={batch} />
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="back" value={back} />
        <Button type="submit" variant="secondary" size="sm" disabled={isMoving} {...(hasUndoKey && pressedBy('u'))}>
          Undo
          <Key of={hasUndoKey ? 'u' : undefined} />
        </Button>
      </Form>
    </div>
  );
}
