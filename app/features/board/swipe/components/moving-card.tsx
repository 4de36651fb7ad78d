import './swipe-card.css';
import { Heart, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { SwipeAction } from '#domain/swipe/swipe.ts';
import type { SwipeCard } from '#domain/swipe/swipe-card.ts';
import type { CardMotion } from './card-motion.ts';
import { SwipeCardFace } from './swipe-card.tsx';

type MovingCardProps = {
  card: SwipeCard;
  exit: SwipeAction | null;
  entry: SwipeAction | null;
  onSwipe: (action: SwipeAction) => void;
};

export function MovingCard({ card, exit, entry, onSwipe }: MovingCardProps) {
  const element = useRef<HTMLDivElement>(null);
  const motion = useRef<CardMotion | null>(null);
  const swipe = useEffectEvent(onSwipe);
  useEffect(() => {
    let isGone = false;
    void import('./card-motion.ts').then(({ makeDraggable }) => {
      if (!isGone && element.current) motion.current = makeDraggable(element.current, (action) => swipe(action));
    });
    return () => {
      isGone = true;
      motion.current?.stop();
      motion.current = null;
    };
  }, []);
  useEffect(() => {
    if (exit === null) motion.current?.centre();
  }, [exit]);
  return (
    <div ref={element} data-exit={exit ?? undefined} data-entry={entry ?? undefined} className="swipe-card relative">
      <SwipeCardFace card={card} />
      <Word action="like" />
      <Word action="pass" />
    </div>
  );
}

const WORDS = {
  like: { text: 'Like', Icon: Heart, look: 'left-5 -rotate-12 border-brand text-brand' },
  pass: { text: 'Pass', Icon: X, look: 'right-5 rotate-12 border-ink text-ink' },
};

/** The stamp shows what happens on release; it becomes clearer the further the card is dragged. */
function Word({ action }: { action: SwipeAction }) {
  const { text, Icon, look } = WORDS[action];
  return (
    <span
      aria-hidden="true"
      data-word={action}
      className={classNames(
        'pointer-events-none absolute top-14 inline-flex items-center gap-2 rounded-md border-4 bg-surface px-4 py-1 font-display font-semibold text-2xl opacity-0',
        look,
      )}
    >
      <Icon className="size-6" />
      {text}
    </span>
  );
}
