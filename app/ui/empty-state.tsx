/** A list with nothing in it: what that means, and what to do next. */
import type { ReactNode } from 'react';

type EmptyStateProps = { title: ReactNode; children?: ReactNode; action?: ReactNode; headingLevel?: 2 | 3 };

export function EmptyState({ title, children, action, headingLevel = 2 }: EmptyStateProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className="border-line border-y py-12 sm:py-16">
      <svg viewBox="0 0 120 20" aria-hidden="true" className="mb-6 h-5 w-30 text-control">
        <path d="M0 10h44c8 0 8-7 16-7s8 14 16 14 8-7 16-7h28" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <Title className="font-display text-xl font-medium">{title}</Title>
      {children && <div className="measure mt-2 text-ink-soft">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
