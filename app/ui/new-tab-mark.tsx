import { ArrowUpRight } from 'lucide-react';

/** Link attributes for a new tab without access to this page. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

export function NewTabMark() {
  return (
    <>
      <ArrowUpRight aria-hidden="true" className="ml-1 inline size-4 shrink-0 align-[-0.125em] text-ink-faint" />
      <span className="sr-only"> (opens in a new tab)</span>
    </>
  );
}
