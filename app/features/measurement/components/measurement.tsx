/**
 * Counts what is read and used, for whoever agreed to it (docs/decisions/0024). Until then nothing of it is loaded, and
 * nothing is stored; from the moment somebody changes their mind nothing is sent any more. Administrators are at work.
 */
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { onConsentChange, readConsent } from '#app/features/consent/client.ts';
import { forgetVisits } from '#app/web/cookies/visit-cookies.ts';
import { useViewer } from '#app/web/viewer.ts';

// Without a connection nothing is counted, and no page breaks for it.
const Counting = lazy(() => import('./counting/counting.tsx').catch(() => ({ default: () => null })));

export function Measurement() {
  const viewer = useViewer();
  const isAgreed = useSyncExternalStore(onConsentChange, readAgreement, () => false);
  useEffect(() => {
    if (!isAgreed) forgetVisits();
  }, [isAgreed]);
  if (!isAgreed || viewer?.role === 'admin') return null;
  return (
    <Suspense>
      <Counting />
    </Suspense>
  );
}

const readAgreement = () => readConsent()?.analytics ?? false;
