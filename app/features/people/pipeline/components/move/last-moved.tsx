import { href, Link } from 'react-router';
import { pressedBy } from '#app/features/core/desk/components/keys/desk-keys.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { listOf, type Pipeline, type PipelineSearch, pipelineHref } from '../../schema.ts';
import { HeldLine } from './held-line.tsx';
import { Key } from './key.tsx';
import { MoveForm, useIsMoving } from './move-form.tsx';

type LastMovedProps = Pick<Pipeline, 'moved' | 'heldDecision'> & { search: PipelineSearch };

/** Always rendered, so that screen readers announce its changes. */
export function LastMoved({ heldDecision, moved, search }: LastMovedProps) {
  const isOpened = heldDecision?.total === 1 && search.view !== 'board';
  const { before } = moved ?? {};
  // A move within one status after a decision on another application: the shortcut applies to the newer one.
  const isMovedSince =
    heldDecision !== null && before?.isPossible === true && !moved?.isHeld && before.status === moved?.status;
  return (
    <div role="status" className={heldDecision || moved ? 'mb-5 border-line border-y py-2 text-sm' : undefined}>
      {moved && (!heldDecision || isMovedSince) && <Moved moved={moved} search={search} />}
      {heldDecision && (
        <HeldLine
          held={heldDecision}
          hasUndoKey={!isMovedSince}
          next={pipelineHref({ ...listOf(search), open: isOpened ? heldDecision.id : null })}
          back={pipelineHref(search)}
        />
      )}
      {!heldDecision && !before?.isPossible && (
        <button type="button" hidden onClick={sayNothingToUndo} {...pressedBy('u')} />
      )}
    </div>
  );
}

const sayNothingToUndo = () => showToast({ title: 'Nothing to undo', tone: 'neutral' });

function explainFinality({ status, isHeld }: NonNullable<Pipeline['moved']>): string {
  if (isHeld) return ' A colleague has since changed it.';
  if (status === 'viewed') return ' No email was sent. It’s marked as viewed, which can’t be undone.';
  if (status === 'withdrawn') return ' The candidate withdrew, so this can’t be undone.';
  return ' The candidate has been emailed, so this can’t be undone.';
}

function Moved({ moved, search }: { moved: NonNullable<Pipeline['moved']>; search: PipelineSearch }) {
  const { id, fullName, name, status, before } = moved;
  const isMoving = useIsMoving();
  const back = pipelineHref(search);
  const next = pipelineHref({ ...listOf(search), open: search.view === 'board' ? null : id });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 [overflow-wrap:anywhere]">
      <p>
        <Link translate="no" to={href('/employer/applications/:id', { id })} className="link font-semibold">
          {fullName}
        </Link>
        {` is now in ‘${name}’.`}
        {before && !before.isPossible && explainFinality(moved)}
        {before?.isPossible && before.status !== status && ' Moving it back will email the candidate again.'}
      </p>
      {before?.isPossible && (
        <MoveForm application={{ id, status }} next={next} back={back}>
          <Button
            type="submit"
            name="to"
            value={before.key}
            variant="secondary"
            size="sm"
            disabled={isMoving}
            {...pressedBy('u')}
          >
            {`Back to ‘${before.name}’`}
            <Key of="u" />
          </Button>
        </MoveForm>
      )}
    </div>
  );
}
