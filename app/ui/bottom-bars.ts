/** What stands at the bottom of the screen (`data-bottom-bar`, `data-toasts-above`), so that messages keep clear of it. */
import { useEffect, useState } from 'react';

/** In pixels, without the cookie banner, above which the bars themselves stand. 0 while not `isNeeded`. */
export function useBarHeight(isNeeded: boolean): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!isNeeded) return;
    const measure = () => setHeight(measureBars());
    measure();
    // A bar may scroll with the page until it sticks.
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [isNeeded]);
  return isNeeded ? height : 0;
}

function measureBars(): number {
  const banner = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--banner-space')) || 0;
  const floor = innerHeight - banner;
  const tops = [...document.querySelectorAll('[data-bottom-bar], [data-toasts-above]')]
    .filter((bar) => getComputedStyle(bar).visibility === 'visible')
    .map((bar) => bar.getBoundingClientRect())
    // One in the upper half is no bar at the bottom, wherever it may stick later.
    .filter(({ top, height }) => height > 0 && top > innerHeight / 2 - banner && top < floor)
    .map(({ top }) => top);
  return tops.length === 0 ? 0 : Math.ceil(floor - Math.min(...tops));
}
