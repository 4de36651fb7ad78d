/** A word or two about an item. The text repeats the meaning of the colour. */
import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';

export type BadgeTone = 'neutral' | 'brand' | 'signal' | 'slate' | 'amber';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  brand: 'bg-brand-soft text-brand',
  signal: 'bg-signal-soft text-signal',
  slate: 'bg-white-collar-soft text-white-collar',
  amber: 'bg-blue-collar-soft text-blue-collar',
};

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-sm px-2 py-0.5 text-sm font-medium whitespace-nowrap',
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
