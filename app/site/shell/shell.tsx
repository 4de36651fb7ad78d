/**
 * What makes the site an app, and what it watches while somebody reads: loaded once the page itself has come to rest, so
 * that nobody waits for it.
 */
import { lazy, Suspense, useEffect, useState } from 'react';

const Background = lazy(() => import('./background.tsx'));

export function Shell() {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const begin = () => setAtRest(true);
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
