/** The state of a deck and its transitions, without side effects; `client.ts` has these. */
import type { JobCount, SearchNote } from '#app/features/board/jobs/schema.ts';
import type { SwipeAction } from '#domain/swipe/swipe.ts';
import type { SwipeCard } from '#domain/swipe/swipe-card.ts';
import type { Deck } from '../schema.ts';

type Swiped = { card: SwipeCard; action: SwipeAction };

export type DeckState = {
  hand: SwipeCard[];
  beyond: JobCount;
  notes: SearchNote[];
  /** Swiped on this page, oldest first; these can be undone. */
  swiped: Swiped[];
  /** A choice is being sent; others are blocked. */
  isBusy: boolean;
  /** `exit` is the side to which the top card flies; `entry` the side from which it returned. */
  exit: SwipeAction | null;
  entry: SwipeAction | null;
  message: string;
};

export type DeckEvent =
  /** `isFresh`: the person asked for a new deck, so it may include cards swiped here. */
  | { type: 'drawn'; deck: Deck; isFresh: boolean }
  | { type: 'began'; exit: SwipeAction | null }
  | ({ type: 'recorded' } & Swiped)
  | { type: 'closed'; card: SwipeCard }
  | { type: 'failed' }
  | { type: 'undone'; last: Swiped; isOpen: boolean }
  | { type: 'kept'; last: Swiped };

export const beginDeck = ({ cards, beyond, notes = [] }: Deck): DeckState => ({
  hand: cards,
  beyond,
  notes,
  swiped: [],
  isBusy: false,
  exit: null,
  entry: null,
  message: '',
});

export function nextDeck(state: DeckState, event: DeckEvent): DeckState {
  const idle = { ...state, isBusy: false, exit: null, entry: null };
  switch (event.type) {
    case 'drawn':
      return { ...state, ...merge(state, event.deck, event.isFresh) };
    case 'began':
      return { ...state, isBusy: true, exit: event.exit, entry: null, message: '' };
    case 'recorded': {
      const { card, action } = event;
      const hand = without(state.hand, card);
      const message = `${action === 'like' ? 'Liked' : 'Passed'} ${card.title}. ${describeTop(hand, state.beyond)}`;
      return { ...idle, hand, swiped: [...state.swiped, { card, action }], message };
    }
    case 'closed': {
      const hand = without(state.hand, event.card);
      return { ...idle, hand, message: `${event.card.title} has closed. ${describeTop(hand, state.beyond)}` };
    }
    case 'failed':
      return { ...idle, entry: state.exit };
    case 'undone': {
      const { card, action } = event.last;
      const swiped = state.swiped.filter((each) => each.card.id !== card.id);
      if (!event.isOpen) return { ...idle, swiped, message: `${card.title} has closed.` };
      const hand = [card, ...without(state.hand, card)];
      return { ...idle, hand, swiped, entry: action, message: `Brought back ${card.title} at ${card.company}` };
    }
    case 'kept':
      return { ...idle, swiped: state.swiped.filter((each) => each.card.id !== event.last.card.id) };
  }
}

function merge(state: DeckState, deck: Deck, isFresh: boolean) {
  const knownIds = new Set(
    [...state.hand, ...(isFresh ? [] : state.swiped.map(({ card }) => card))].map(({ id }) => id),
  );
  const drawn = new Set(deck.cards.map(({ id }) => id));
  const uncounted = state.hand.filter(({ id }) => !drawn.has(id)).length;
  const hand = [...state.hand, ...deck.cards.filter(({ id }) => !knownIds.has(id))];
  const beyond = { ...deck.beyond, count: Math.max(0, deck.beyond.count - uncounted) };
  const isFound = state.hand.length === 0 && state.swiped.length > 0;
  return { hand, beyond, notes: deck.notes ?? [], message: isFound ? describeTop(hand, beyond) : state.message };
}

const without = (cards: SwipeCard[], { id }: SwipeCard) => cards.filter((card) => card.id !== id);

function describeTop([top]: SwipeCard[], beyond: JobCount): string {
  if (top) return `Next: ${top.title} at ${top.company}`;
  return beyond.count > 0 ? 'Loading jobs...' : 'No more jobs!';
}
