import type { ReactNode } from 'react';
import { Heading } from '#app/ui/content/heading.tsx';

type EmptyStateProps = { title: ReactNode; children?: ReactNode; action?: ReactNode; headingLevel?: 2 | 3 };

export function EmptyState({ title, children, action, headingLevel = 2 }: EmptyStateProps) {
  return (
    <div className="border-line border-y py-12 sm:py-16">
      <svg viewBox="0 0 120 20" aria-hidden="true" className="mb-6 h-5 w-30 text-control">
        <path
          d="M0 14c10 0 12-8 20-8s12 8 20 8 12-8 20-8 12 8 20 8 12-8 20-8 12 8 20 8"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
      <Heading level={headingLevel} size="item">
        {title}
      </Heading>
      {children && <div className="measure mt-2 text-ink-soft">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
