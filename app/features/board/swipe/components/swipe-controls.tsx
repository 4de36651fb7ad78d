/** Pass, undo and like. They are forms, so that they work without JavaScript; with it, the page is not reloaded. */
import { Heart, Undo2, X } from 'lucide-react';
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent } from 'react';
import { href } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { SwipeAction } from '#domain/swipe/swipe.ts';

type SwipeControlsProps = {
  cardId: string;
  undoId: string | null;
  address: string;
  isBusy: boolean;
  onSwipe: (action: SwipeAction) => void;
  onUndo: (event: SubmitEvent) => void;
};

const CARD_FORM = 'card-form';

export function SwipeControls({ cardId, undoId, address, isBusy, onSwipe, onUndo }: SwipeControlsProps) {
  return (
    // The buttons are docked if the card is longer than the screen.
    <div
      data-toasts-above
      className="sticky bottom-0 z-10 mt-4 grid grid-cols-[1fr_auto_1fr] gap-2 bg-paper py-3 sm:gap-3"
    >
      <form
        id={CARD_FORM}
        hidden
        method="post"
        action={href('/job-swipe/cards/:id', { id: cardId })}
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent;
          if (submitter instanceof HTMLButtonElement) onSwipe(submitter.value === 'like' ? 'like' : 'pass');
        }}
      >
        <input type="hidden" name="next" value={address} />
      </form>
      <Button
        type="submit"
        form={CARD_FORM}
        name="action"
        value="pass"
        variant="secondary"
        size="lg"
        aria-disabled={isBusy}
        aria-keyshortcuts="ArrowLeft"
        className="max-sm:px-3"
      >
        <X aria-hidden="true" />
        Pass
      </Button>
      <UndoButton undoId={undoId} address={address} isBusy={isBusy} onUndo={onUndo} />
      <Button
        type="submit"
        form={CARD_FORM}
        name="action"
        value="like"
        size="lg"
        aria-disabled={isBusy}
        aria-keyshortcuts="ArrowRight"
        className="max-sm:px-3"
      >
        <Heart aria-hidden="true" />
        Like
      </Button>
    </div>
  );
}

type UndoButtonProps = Pick<SwipeControlsProps, 'undoId' | 'address' | 'isBusy' | 'onUndo'>;

/** Rendered even if there is nothing to undo, so that it keeps the focus. */
export function UndoButton({ undoId, address, isBusy, onUndo }: UndoButtonProps) {
  return (
    <form
      method="post"
      action={href('/job-swipe/cards/:id', { id: undoId ?? 'none' })}
      onSubmit={(event) => (undoId === null ? event.preventDefault() : onUndo(event))}
    >
      <input type="hidden" name="next" value={address} />
      <Button
        type="submit"
        name="action"
        value="undo"
        variant="quiet"
        size="lg"
        data-undo
        aria-disabled={isBusy || undoId === null}
        aria-keyshortcuts="Backspace"
        className="max-sm:px-3"
      >
        <Undo2 aria-hidden="true" />
        Undo
      </Button>
    </form>
  );
}

const KEYS: Record<string, SwipeAction | 'undo'> = { ArrowLeft: 'pass', ArrowRight: 'like', Backspace: 'undo' };

/** Keys work only while the deck has the focus: elsewhere arrows scroll the page. */
export function useSwipeKeys(deck: RefObject<HTMLElement | null>, press: (what: SwipeAction | 'undo') => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const keyAction = KEYS[event.key];
    if (!keyAction || event.defaultPrevented || event.repeat || isHeld(event) || isForField(event.target)) return;
    event.preventDefault();
    press(keyAction);
  });
  useEffect(() => {
    const area = deck.current;
    const listen = (event: KeyboardEvent) => onKey(event);
    area?.addEventListener('keydown', listen);
    return () => area?.removeEventListener('keydown', listen);
  }, [deck]);
}

const isHeld = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey;

const isForField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable], dialog') !== null;
