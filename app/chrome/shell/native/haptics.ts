import { buzz, type Strength } from './bridge.ts';

/** Respects reduced motion. */
export function vibrate(strength: Strength): void {
  if (!isStill()) void buzz(strength);
}

export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
