/** A word or two about a thing. The two worlds have a mark of their own, so that colour is never all that tells them apart. */
import type { ReactNode } from 'react';
import { CATEGORY_NAMES, type JobCategory } from '#domain/job.ts';
import { classNames } from './class-names.ts';

export type BadgeTone = 'neutral' | 'brand' | 'signal' | 'white-collar' | 'blue-collar';

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-soft',
  brand: 'bg-brand-soft text-brand',
  signal: 'bg-signal-soft text-signal',
  'white-collar': 'bg-white-collar-soft text-white-collar',
  'blue-collar': 'bg-blue-collar-soft text-blue-collar',
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

export function CategoryBadge({ category }: { category: JobCategory }) {
  return (
    <Badge tone={category}>
      <CategoryMark category={category} />
      {CATEGORY_NAMES[category]}
    </Badge>
  );
}

/** A shirt collar, or a hexagon nut. */
export function CategoryMark({ category, className = 'size-3.5' }: { category: JobCategory; className?: string }) {
  const paths =
    category === 'white-collar'
      ? 'M4 2.5h8M4 2.5 1.5 7 5 13l3-4.5 3 4.5 3.5-6L12 2.5l-4 6z'
      : 'M4.5 2h7L15 8l-3.5 6h-7L1 8zM8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5';
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={classNames('shrink-0', className)}>
      <path
        d={paths}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
