/** Beside the words of a link that leaves the page standing: an arrow for the eye, a remark for the ear. */
import { ArrowUpRight } from 'lucide-react';

/** For the link itself: a new tab that cannot reach back into ours. */
export const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' } as const;

export function NewTabMark() {
  return (
    <>
      <ArrowUpRight aria-hidden="true" className="ml-1 inline size-4 shrink-0 align-[-0.125em] text-ink-faint" />
      <span className="sr-only"> (opens in a new tab)</span>
    </>
  );
}
