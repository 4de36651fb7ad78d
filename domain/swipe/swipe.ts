/** Job Swipe shows one card at a time: to the right is a like, to the left a pass (spec: accounts §2, §4, §5, §9). */

export const SWIPE_ACTIONS = ['like', 'pass'] as const;
export type SwipeAction = (typeof SWIPE_ACTIONS)[number];

export const DECK_SIZE = 20;
/** The next cards are fetched when this many are left, so that the candidate does not wait. */
export const REFILL_AT = 5;
/** The card flies this many milliseconds before the choice is recorded. */
export const FLIGHT_MS = 300;
/** A drag must exceed this many pixels, or pixels a second. */
export const SWIPE_OFFSET = 100;
const SWIPE_VELOCITY = 500;

/**
 * Decides whether a released drag was a swipe. If distance and speed have opposite directions, the distance counts, because the card shows
 * it. @returns null for a card that stays
 */
export function decideSwipe(offset: number, velocity: number): SwipeAction | null {
  const isBeyondOffset = Math.abs(offset) > SWIPE_OFFSET;
  if (!isBeyondOffset && Math.abs(velocity) <= SWIPE_VELOCITY) return null;
  return (isBeyondOffset ? offset : velocity) > 0 ? 'like' : 'pass';
}

export type SwipeAnswer =
  /** The recorded choice: the first one made about this job. */
  | { ok: true; action: SwipeAction; liked: boolean }
  | { ok: false; reason: 'closed' | 'own_job' | 'not_found' | 'failed' };

export type UndoAnswer =
  /** Null if there was nothing to undo. Only an open job returns to the deck. */
  { ok: true; action: SwipeAction | null; isOpen: boolean } | { ok: false; reason: 'applied' | 'not_found' | 'failed' };
