/** Job Swipe: one card at a time, to the right to like, to the left to pass (spec: accounts §2, §4, §5, §9). */

export const SWIPE_ACTIONS = ['like', 'pass'] as const;
export type SwipeAction = (typeof SWIPE_ACTIONS)[number];

/** Cards loaded in one request. */
export const DECK_SIZE = 20;
/** Fetch the next cards when this many are left, so that the candidate does not wait. */
export const REFILL_AT = 5;
/** Duration of the card's flight before the choice is recorded. */
export const FLIGHT_MS = 300;
/** Pixels, and pixels a second, that a drag must exceed. */
export const SWIPE_OFFSET = 100;
const SWIPE_VELOCITY = 500;

/**
 * Whether a drag that was let go was a swipe. Where its way and its speed point apart, the way counts: that is what the
 * card shows.
 * @returns null for a card that stays
 */
export function decideSwipe(offset: number, velocity: number): SwipeAction | null {
  const isFar = Math.abs(offset) > SWIPE_OFFSET;
  if (!isFar && Math.abs(velocity) <= SWIPE_VELOCITY) return null;
  return (isFar ? offset : velocity) > 0 ? 'like' : 'pass';
}

/** The server's answer to a swipe, or to undoing one. */
export type SwipeAnswer =
  /** The recorded choice: the first one made about this job. */
  | { ok: true; action: SwipeAction; liked: boolean }
  | { ok: false; reason: 'closed' | 'own_job' | 'not_found' | 'failed' };

export type UndoAnswer =
  /** Null if there was nothing to undo. Only an open job returns to the deck. */
  { ok: true; action: SwipeAction | null; isOpen: boolean } | { ok: false; reason: 'applied' | 'not_found' | 'failed' };
