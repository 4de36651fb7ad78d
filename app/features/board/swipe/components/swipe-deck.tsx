import { type ReactNode, type SubmitEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { SearchNotes } from '#app/features/board/jobs/components/board/search-notes.tsx';
import { describeCount, type JobCount } from '#app/features/board/jobs/schema.ts';
import type { JobQuestion } from '#domain/job/search/job-question.ts';
import { formatNumber } from '#domain/pay/money.ts';
import { useDeck } from '../client.ts';
import { type Deck, deckHref } from '../schema.ts';
import { CardSkeleton, DeckEnd } from './deck-end.tsx';
import { MovingCard } from './moving-card.tsx';
import { SwipeCardFace } from './swipe-card.tsx';
import { SwipeControls, UndoButton, useSwipeKeys } from './swipe-controls.tsx';

type SwipeDeckProps = {
  deck: Deck;
  search: JobQuestion;
  /** The job last swiped without JavaScript. */
  last: string | null;
  failure: ReactNode;
};

export function SwipeDeck({ deck, search, last, failure }: SwipeDeckProps) {
  const { hand, beyond, notes, swiped, isBusy, swipe, undo, refresh, ...is } = useDeck(deck, search);
  const [top, next] = hand;
  const isLoading = !top && (is.isRefreshing || (beyond.count > 0 && !is.isRefillLost));
  const area = useFocusKept(top?.id ?? (isLoading ? 'loading' : 'end'));
  useSwipeKeys(area, (what) => (what === 'undo' ? undo() : swipe(what)));
  const undoing = {
    undoId: swiped.at(-1)?.card.id ?? last,
    address: deckHref(search),
    isBusy,
    onUndo: (event: SubmitEvent) => {
      if (swiped.length === 0) return;
      event.preventDefault();
      void undo();
    },
  };
  return (
    <div ref={area} tabIndex={-1} data-toasts-on-top className="outline-none">
      <p role="status" className="sr-only">
        {isLoading ? 'Loading jobs...' : is.message}
      </p>
      <SearchNotes notes={notes} />
      {top ? (
        <>
          <DeckCount count={hand.length} beyond={beyond} />
          <div className="relative">
            {next && (
              <div
                inert
                className="absolute inset-0 origin-bottom translate-y-3 scale-[0.96] overflow-hidden rounded-lg"
              >
                <SwipeCardFace card={next} />
              </div>
            )}
            <MovingCard key={top.id} card={top} exit={is.exit} entry={is.entry} onSwipe={swipe} />
          </div>
          <SwipeControls {...undoing} cardId={top.id} onSwipe={swipe} />
        </>
      ) : isLoading ? (
        <CardSkeleton />
      ) : beyond.count > 0 ? (
        failure
      ) : (
        <div className="mt-5 lg:mt-0">
          <DeckEnd search={search} onRefresh={refresh}>
            {undoing.undoId !== null && <UndoButton {...undoing} />}
          </DeckEnd>
        </div>
      )}
    </div>
  );
}

/** spec: accounts §2: 'N jobs remaining' counts the loaded cards; the number beyond them is shown beside it. */
function DeckCount({ count, beyond }: { count: number; beyond: JobCount }) {
  return (
    <p className="figures mb-3 text-sm sm:mb-4 sm:text-base">
      <strong className="font-semibold">{describeCount({ count, isMore: false })} remaining</strong>
      {beyond.count > 0 && (
        <span className="text-ink-soft">
          , then {beyond.isMore ? `more than ${formatNumber(beyond.count)}` : `${formatNumber(beyond.count)} more`}
        </span>
      )}
    </p>
  );
}

/** When the focused element disappears, focuses its counterpart on the next card, or else the deck. */
function useFocusKept(cardId: string) {
  const area = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const note = () => {
      if (area.current?.contains(document.activeElement)) focused.current = document.activeElement;
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element) focused.current = null;
    };
    const deck = area.current;
    deck?.addEventListener('focusin', note);
    deck?.addEventListener('focusout', forget);
    return () => {
      deck?.removeEventListener('focusin', note);
      deck?.removeEventListener('focusout', forget);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new card is what takes the focus away
  useLayoutEffect(() => {
    const formerFocus = focused.current;
    if (!formerFocus || formerFocus.isConnected || !area.current) return;
    const names = ['[data-details]', '[data-undo]'];
    const same = names.find((name) => formerFocus.matches(name));
    const now = same ? area.current.querySelector<HTMLElement>(`:not([inert] *)${same}`) : null;
    (now ?? area.current).focus({ preventScroll: true });
  }, [cardId]);
  return area;
}
