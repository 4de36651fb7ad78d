/** A short buzz in the hand, where the device can. (spec: accounts §9: 10, 50, 100 ms for light, medium, heavy.) */

const DURATIONS_MS = { light: 10, medium: 50, heavy: 100 };

/** Nothing for those who have asked for less movement. */
export function vibrate(strength: keyof typeof DURATIONS_MS): void {
  if (isStill() || typeof navigator.vibrate !== 'function') return;
  navigator.vibrate(DURATIONS_MS[strength]);
}

/** Whether the person has asked for less movement. In browsers only. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
