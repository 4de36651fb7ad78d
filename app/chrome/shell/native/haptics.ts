import { buzz, type Strength } from './bridge.ts';

/** Respects reduced motion. */
export function vibrate(strength: Strength): void {
  if (!prefersReducedMotion()) void buzz(strength);
}

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
