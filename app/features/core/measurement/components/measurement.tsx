/**
 * Counts what visitors read and use, if they agreed to it (docs/decisions/0023). Without consent nothing is loaded or
 * stored; when a visitor withdraws it, sending stops at once. Staff are not counted: they are at work.
 */
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { onConsentChange, readConsent } from '#app/features/core/consent/client.ts';
import { forgetVisits } from '#app/web/cookies/visit-cookies.ts';
import { useViewer } from '#app/web/viewer.ts';
import { isStaffRole } from '#domain/account/account.ts';

// Without a connection nothing is counted, and no page breaks for it.
const Counting = lazy(() => import('./counting/counting.tsx').catch(() => ({ default: () => null })));

export function Measurement() {
  const viewer = useViewer();
  const isAgreed = useSyncExternalStore(onConsentChange, readAgreement, () => false);
  useEffect(() => {
    if (!isAgreed) forgetVisits();
  }, [isAgreed]);
  if (!isAgreed || (viewer && isStaffRole(viewer.role))) return null;
  return (
    <Suspense>
      <Counting />
    </Suspense>
  );
}

const readAgreement = () => readConsent()?.analytics ?? false;
