/** Mounts background features once the page is idle, so that no visitor waits for them. */
import { type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';

/** @param children lazy components, so that their code loads only then */
export function Shell({ children }: { children: ReactNode }) {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    // A transition renders in small pieces, so that the page stays responsive.
    const mount = () => startTransition(() => setAtRest(true));
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(mount, 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(mount, { timeout: 2_000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isAtRest ? <Suspense>{children}</Suspense> : null;
}
