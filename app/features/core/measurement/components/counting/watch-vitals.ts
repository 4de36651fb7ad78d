import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Vital } from '#domain/measurement/web-vital.ts';

let reportCurrent: ((vital: Vital, value: number) => void) | null = null;
let isStarted = false;

/**
 * Calls `tell` with each final value; some are final only when the visitor leaves the page.
 *
 * @returns a function that stops watching
 */
export function watchVitals(tell: (vital: Vital, value: number) => void): () => void {
  reportCurrent = tell;
  if (!isStarted) {
    isStarted = true;
    const report = ({ name, value }: MetricType) => reportCurrent?.(name, value);
    for (const watchVital of [onCLS, onFCP, onINP, onLCP, onTTFB]) watchVital(report);
  }
  return () => {
    reportCurrent = null;
  };
}
