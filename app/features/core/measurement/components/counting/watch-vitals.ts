import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Vital } from '#domain/measurement/web-vital.ts';

let tellCurrent: ((vital: Vital, value: number) => void) | null = null;
let isAsked = false;

/**
 * Calls `tell` with each final value; some are final only when the visitor leaves the page.
 *
 * @returns a function that stops watching
 */
export function watchVitals(tell: (vital: Vital, value: number) => void): () => void {
  tellCurrent = tell;
  if (!isAsked) {
    isAsked = true;
    const report = ({ name, value }: MetricType) => tellCurrent?.(name, value);
    for (const ask of [onCLS, onFCP, onINP, onLCP, onTTFB]) ask(report);
  }
  return () => {
    tellCurrent = null;
  };
}
