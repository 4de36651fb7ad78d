/** Measures bars at the bottom of the screen (`data-bottom-bar`, `data-toasts-above`), so that messages keep clear of them. */
import { useEffect, useState } from 'react';

/**
 * Height in pixels, without the cookie banner, which is below the bars. 0 without a message.
 * @param messages number of messages: bars may change with each
 * @param dialog open dialog that contains the messages: bars behind it do not matter
 */
export function useBarHeight(messages: number, dialog: HTMLDialogElement | null): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (messages === 0) return;
    const measure = () => setHeight(measureBars(dialog ?? document));
    measure();
    // A bar may scroll until it sticks, or be inside a dialog, whose scroll events do not bubble.
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
    // A bar in the upper half is not at the bottom yet, even if it sticks there later.
    .filter(({ top, height }) => height > 0 && top > innerHeight / 2 - banner && top < floor)
    .map(({ top }) => top);
  return tops.length === 0 ? 0 : Math.ceil(floor - Math.min(...tops));
}
