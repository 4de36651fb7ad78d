/** How fast the page came and how soon it answered, as its browser measures it. */
import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Vital } from '#domain/measurement/web-vital.ts';

/** It can be asked for only once for a page. */
let tellCurrent: ((vital: Vital, value: number) => void) | null = null;
let isAsked = false;

/** Each is told when it is final, some not before the page is left. @returns what ends it */
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
