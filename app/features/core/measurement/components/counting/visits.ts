import { rememberVisit } from '#app/web/cookies/visit-cookies.ts';
import { deviceOf, type MeasuredEvent, sourceOf } from '../../schema.ts';

export function beginVisit(): Omit<MeasuredEvent, 'page'>[] {
  const visit = rememberVisit();
  if (visit === 'goes_on') return [];
  const device = deviceOf({
    shortSide: Math.min(screen.width, screen.height),
    isCoarse: matchMedia('(pointer: coarse)').matches,
  });
  return [
    { event: 'visit', detail: sourceOf(document.referrer, location.host) },
    { event: 'visit_device', detail: device },
    ...(visit === 'begins_first' ? [{ event: 'new_visitor' as const, detail: '' }] : []),
  ];
}
