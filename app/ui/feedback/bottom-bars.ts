/** What stands at the bottom of the screen (`data-bottom-bar`, `data-toasts-above`), so that messages keep clear of it. */
import { useEffect, useState } from 'react';

/**
 * In pixels, without the cookie banner, above which the bars themselves stand. 0 while not `isNeeded`.
 * @param dialog the open dialog that the messages stand in: the bars behind it do not matter
 */
export function useBarHeight(isNeeded: boolean, dialog: HTMLDialogElement | null): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!isNeeded) return;
    const measure = () => setHeight(measureBars(dialog ?? document));
    measure();
    // A bar may scroll with the page until it sticks, or inside a dialog, whose scroll events do not bubble.
    addEventListener('scroll', measure, { passive: true, capture: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure, { capture: true });
      removeEventListener('resize', measure);
    };
  }, [isNeeded, dialog]);
  return isNeeded ? height : 0;
}

function measureBars(scope: ParentNode): number {
  const banner = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--banner-space')) || 0;
  const floor = innerHeight - banner;
  const tops = [...scope.querySelectorAll('[data-bottom-bar], [data-toasts-above]')]
    .filter((bar) => getComputedStyle(bar).visibility === 'visible')
    .map((bar) => bar.getBoundingClientRect())
    // A bar in the upper half is not at the bottom now, even if it sticks there later.
    .filter(({ top, height }) => height > 0 && top > innerHeight / 2 - banner && top < floor)
    .map(({ top }) => top);
  return tops.length === 0 ? 0 : Math.ceil(floor - Math.min(...tops));
}
