/** Shows what goes on beside the page once the page itself has come to rest, so that no visitor waits for it. */
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';

/** @param children are loaded lazily, so that they are only fetched then */
export function Shell({ children }: { children: ReactNode }) {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    // A transition renders in small pieces, so that the page stays responsive.
    const begin = () => startTransition(() => setAtRest(true));
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(begin, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(begin, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isAtRest ? <Suspense>{children}</Suspense> : null;
}
