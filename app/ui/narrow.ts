import { useSyncExternalStore } from 'react';

/** spec: marketing §9 "mobile breakpoint 768 px". */
const NARROW = '(max-width: 767.98px)';

function watchNarrow(tell: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Null before hydration. */
export const useIsNarrow = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    watchNarrow,
    () => matchMedia(NARROW).matches,
    () => null,
  );
