/** Makes a card draggable to either side. Loaded after the page: buttons and keys do not need it. */
import { drag, type MotionValue, mapValue, motionValue, styleEffect } from 'motion';
import { prefersReducedMotion } from '#app/chrome/shell/native/haptics.ts';
import { decideSwipe, SWIPE_OFFSET, type SwipeAction } from '#domain/swipe/swipe.ts';

/** A card tilts by up to `degrees` over a distance of `over` pixels. Its stamp appears from `WORD_FROM` pixels on. */
const TILT = { over: 320, degrees: 9 };
const WORD_FROM = 20;

type Offset = MotionValue<number>;

export type CardMotion = {
  /** Puts a card that flew away back in place; CSS animates it. */
  centre(): void;
  stop(): void;
};

/**
 * Changes only `transform` and `opacity`, without rendering.
 * @param onSwipe called when a drag was a swipe; the caller decides where the card goes
 */
export function makeDraggable(card: HTMLElement, onSwipe: (action: SwipeAction) => void): CardMotion {
  const x = motionValue(0);
  const stops = prefersReducedMotion() ? followPlainly(card, x) : followWithTilt(card, x);
  let wasDragged = false;
  stops.push(
    drag(card, {
      axis: 'x',
      x,
      momentum: false,
      snapToOrigin: !prefersReducedMotion(),
      transition: { bounceStiffness: 500, bounceDamping: 40 },
      onStart: () => {
        wasDragged = true;
      },
      onEnd: ({ type }, { offset, velocity }) => {
        // The browser took over the touch to scroll the page.
        const action = type === 'pointercancel' ? null : decideSwipe(offset.x, velocity.x);
        if (prefersReducedMotion()) x.jump(0);
        if (!action) return;
        x.stop();
        onSwipe(action);
      },
    }),
  );
  const listening = new AbortController();
  const { signal } = listening;
  card.addEventListener(
    'pointerdown',
    () => {
      wasDragged = false;
    },
    { signal, capture: true },
  );
  // The end of a drag also clicks the element under the finger.
  card.addEventListener(
    'click',
    (event) => {
      if (!wasDragged || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { signal, capture: true },
  );
  stops.push(() => listening.abort());
  return {
    centre: () => x.jump(0),
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}

/** Tilts the card and shows the stamp of the side to which it is dragged. */
function followWithTilt(card: HTMLElement, x: Offset): (() => void)[] {
  const rotate = mapValue(x, [-TILT.over, 0, TILT.over], [-TILT.degrees, 0, TILT.degrees]);
  const stops = [styleEffect(card, { x, rotate })];
  for (const [action, side] of [['like', 1] as const, ['pass', -1] as const]) {
    const stamp = card.querySelector(`[data-word="${action}"]`);
    const range = side > 0 ? [WORD_FROM, SWIPE_OFFSET] : [-SWIPE_OFFSET, -WORD_FROM];
    if (stamp) stops.push(styleEffect(stamp, { opacity: mapValue(x, range, side > 0 ? [0, 1] : [1, 0]) }));
  }
  return stops;
}

/** With reduced motion, an outline shows what happens on release. */
function followPlainly(card: HTMLElement, x: Offset): (() => void)[] {
  const mark = (distance: number) => {
    const action = decideSwipe(distance, 0);
    if (action) card.dataset['leaning'] = action;
    else delete card.dataset['leaning'];
  };
  return [styleEffect(card, { x }), x.on('change', mark)];
}
