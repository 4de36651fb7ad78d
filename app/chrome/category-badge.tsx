/** Each category has a symbol, so that colour is never the only difference. */
import { Badge, type BadgeTone } from '#app/ui/content/badge.tsx';
import { CATEGORY_NAMES, type JobCategory } from '#domain/job/job.ts';

const TONES: Record<JobCategory, BadgeTone> = { 'white-collar': 'slate', 'blue-collar': 'amber' };

const OUTLINES: Record<JobCategory, string> = {
  'white-collar': 'M4 2.5h8M4 2.5 1.5 7 5 13l3-4.5 3 4.5 3.5-6L12 2.5l-4 6z',
  'blue-collar': 'M4.5 2h7L15 8l-3.5 6h-7L1 8zM8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
};

export function CategoryBadge({ category }: { category: JobCategory }) {
  return (
    <Badge tone={TONES[category]}>
      <CategoryMark category={category} />
      {CATEGORY_NAMES[category]}
    </Badge>
  );
}

export function CategoryMark({ category, className = 'size-3.5' }: { category: JobCategory; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path
        d={OUTLINES[category]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
