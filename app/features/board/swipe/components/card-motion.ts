/** Lets a card be dragged to either side, and leads it back. Fetched after the page: buttons and keys need none of it. */
import { drag, type MotionValue, mapValue, motionValue, styleEffect } from 'motion';
import { isStill } from '#app/chrome/shell/native/haptics.ts';
import { decideSwipe, SWIPE_OFFSET, type SwipeAction } from '#domain/swipe/swipe.ts';

/** Pixels over which a card tilts and degrees it tilts by, and from where on its stamp can be seen. */
const TILT = { over: 320, degrees: 9 };
const WORD_FROM = 20;

type Way = MotionValue<number>;

export type CardMotion = {
  /** Puts a card that flew away back where it belongs; how it comes there is seen to by CSS. */
  centre(): void;
  stop(): void;
};

/**
 * Only `transform` and `opacity` change on the way, and React renders nothing.
 * @param onSwipe told when a drag was a swipe; where the card goes then is not decided here
 */
export function makeDraggable(card: HTMLElement, onSwipe: (action: SwipeAction) => void): CardMotion {
  const x = motionValue(0);
  const stops = isStill() ? followPlainly(card, x) : followWithTilt(card, x);
  let wasDragged = false;
  stops.push(
    drag(card, {
      axis: 'x',
      x,
      momentum: false,
      snapToOrigin: !isStill(),
      transition: { bounceStiffness: 500, bounceDamping: 40 },
      onStart: () => {
        wasDragged = true;
      },
      onEnd: ({ type }, { offset, velocity }) => {
        // The browser took the finger for itself, to scroll the page.
        const action = type === 'pointercancel' ? null : decideSwipe(offset.x, velocity.x);
        if (isStill()) x.jump(0);
        if (!action) return;
        // It flies from here, instead of back.
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
  // The end of a drag is also a click on whatever is under the finger.
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

/** The card tilts, and the stamp of either side comes up. */
function followWithTilt(card: HTMLElement, x: Way): (() => void)[] {
  const rotate = mapValue(x, [-TILT.over, 0, TILT.over], [-TILT.degrees, 0, TILT.degrees]);
  const stops = [styleEffect(card, { x, rotate })];
  for (const [action, side] of [['like', 1] as const, ['pass', -1] as const]) {
    const stamp = card.querySelector(`[data-word="${action}"]`);
    const seen = side > 0 ? [WORD_FROM, SWIPE_OFFSET] : [-SWIPE_OFFSET, -WORD_FROM];
    if (stamp) stops.push(styleEffect(stamp, { opacity: mapValue(x, seen, side > 0 ? [0, 1] : [1, 0]) }));
  }
  return stops;
}

/** For those who have asked for less movement: an edge around the card says what letting go would mean. */
function followPlainly(card: HTMLElement, x: Way): (() => void)[] {
  const mark = (way: number) => {
    const action = decideSwipe(way, 0);
    if (action) card.dataset['leaning'] = action;
    else delete card.dataset['leaning'];
  };
  return [styleEffect(card, { x }), x.on('change', mark)];
}
