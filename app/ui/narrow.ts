/** Whether the screen is as narrow as a phone's (spec: marketing §9 "mobile breakpoint 768 px"). */
import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 767.98px)';

function watchNarrow(tell: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Null where no script runs yet. */
export const useIsNarrow = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    watchNarrow,
    () => matchMedia(NARROW).matches,
    () => null,
  );
