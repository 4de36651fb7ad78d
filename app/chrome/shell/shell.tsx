/**
 * What makes the site an app, and what it watches while somebody reads: loaded once the page itself has come to rest, so
 * that nobody waits for it.
 */
import { lazy, Suspense, startTransition, useEffect, useState } from 'react';

const Background = lazy(() => import('#app/background.tsx'));

export function Shell() {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    // In small pieces, between which the page answers to whoever uses it already.
    const begin = () => startTransition(() => setAtRest(true));
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(begin, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(begin, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isAtRest ? (
    <Suspense>
      <Background />
    </Suspense>
  ) : null;
}
