/** A short buzz in the hand, where the device can. */
import { buzz, type Strength } from './bridge.ts';

/** Nothing for those who have asked for less movement. */
export function vibrate(strength: Strength): void {
  if (!isStill()) void buzz(strength);
}

/** Whether the person has asked for less movement. In browsers only. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
