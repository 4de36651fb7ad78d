import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { vibrate } from '#app/chrome/shell/native/haptics.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { useDrag } from './drag.ts';
import { SWIPE_PIXELS, swipeOf } from './gestures.ts';
import { Part } from './part.tsx';

type Side = 'left' | 'right';

export function SwipePart() {
  const [moved, setMoved] = useState<number | null>(null);
  const [counts, setCounts] = useState({ left: 0, right: 0 });
  const [last, setLast] = useState<Side | 'short' | null>(null);
  const swipe = (side: Side) => {
    vibrate(side === 'right' ? 'medium' : 'light');
    setCounts((before) => ({ ...before, [side]: before[side] + 1 }));
    setLast(side);
  };
  const handlers = useDrag({
    onMove: ({ x }) => setMoved(x),
    onEnd: ({ x }) => {
      setMoved(null);
      const side = swipeOf(x);
      if (side) swipe(side);
      else setLast('short');
    },
    onCancel: () => setMoved(null),
  });
  const towards = swipeOf(moved ?? 0);
  return (
    <Part
      id="swipe"
      title="Swipe card"
      text={`Drag the card to one side and let go. After ${SWIPE_PIXELS} pixels or less the card goes back.`}
      inApp="touch, with the haptic motor"
      inBrowser="touch, mouse or the buttons"
    >
      <div className="overflow-hidden rounded-lg bg-sunken px-4 py-6">
        <div
          {...handlers}
          data-swipe-card
          className={classNames(
            'mx-auto max-w-xs cursor-grab touch-pan-y select-none rounded-lg border border-line border-t-4 bg-surface px-5 py-6 shadow-raised active:cursor-grabbing',
            towards === 'right' ? 'border-t-brand' : towards === 'left' ? 'border-t-signal' : 'border-t-control',
            moved === null && 'transition-transform duration-200 ease-out',
          )}
          style={moved === null ? undefined : { transform: `translateX(${moved}px)` }}
        >
          <p className="font-display text-xl">{towards ? `Let go: ${towards}` : 'Swipe me'}</p>
          <p className="figures mt-1 text-ink-soft text-sm">
            {counts.left} to the left, {counts.right} to the right
          </p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="button" variant="secondary" onClick={() => swipe('left')}>
          <ArrowLeft aria-hidden="true" />
          Swipe left
        </Button>
        <Button type="button" variant="secondary" onClick={() => swipe('right')}>
          Swipe right
          <ArrowRight aria-hidden="true" />
        </Button>
      </div>
      <p role="status" className="mt-3 min-h-6 text-ink-soft text-sm">
        {last && SAID[last]}
      </p>
    </Part>
  );
}

const SAID = { left: 'Swiped left.', right: 'Swiped right.', short: 'Too short: the card went back.' };
