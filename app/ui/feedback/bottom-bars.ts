/** What stands at the bottom of the screen (`data-bottom-bar`, `data-toasts-above`), so that messages keep clear of it. */
import { useEffect, useState } from 'react';

/**
 * In pixels, without the cookie banner, above which the bars themselves stand. 0 while there is no message.
 * @param messages how many there are: with each the bars may be others
 * @param dialog the open dialog that the messages stand in: the bars behind it do not matter
 */
export function useBarHeight(messages: number, dialog: HTMLDialogElement | null): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (messages === 0) return;
    const measure = () => setHeight(measureBars(dialog ?? document));
    measure();
    // A bar may scroll with the page until it sticks, or inside a dialog, whose scroll events do not bubble.
    addEventListener('scroll', measure, { passive: true, capture: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure, { capture: true });
      removeEventListener('resize', measure);
    };
  }, [messages, dialog]);
  return messages > 0 ? height : 0;
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
