/** Gestures of a finger or mouse (spec: accounts §9: pull-to-refresh 80 px, swipe gesture 50). */

export const SWIPE_PIXELS = 50;
export const PULL_PIXELS = 80;
const FURTHEST_PULL = 120;

/** @returns null for a movement too short to be a swipe */
export function swipeOf(moved: number): 'left' | 'right' | null {
  if (Math.abs(moved) <= SWIPE_PIXELS) return null;
  return moved > 0 ? 'right' : 'left';
}

/** `pulled` is in pixels. */
export type PullState = { step: 'idle' | 'pulling' | 'ready' | 'refreshing'; pulled: number };
export type PullEvent =
  | { type: 'moved'; by: number }
  | { type: 'released' }
  | { type: 'cancelled' }
  | { type: 'asked' }
  | { type: 'refreshed' };

export const RESTING: PullState = { step: 'idle', pulled: 0 };
const REFRESHING: PullState = { step: 'refreshing', pulled: 0 };

export function nextPull(state: PullState, event: PullEvent): PullState {
  if (event.type === 'refreshed') return RESTING;
  if (state.step === 'refreshing') return state;
  if (event.type === 'asked') return REFRESHING;
  if (event.type === 'released') return state.step === 'ready' ? REFRESHING : RESTING;
  if (event.type !== 'moved') return RESTING;
  const pullDistance = Math.min(Math.max(event.by, 0), FURTHEST_PULL);
  return { step: pullDistance >= PULL_PIXELS ? 'ready' : 'pulling', pulled: pullDistance };
}
