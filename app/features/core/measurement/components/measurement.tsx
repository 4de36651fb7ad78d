/**
 * Counts what visitors read and use, if they agreed to it (docs/decisions/0023). Without consent nothing is loaded or stored; withdrawing
 * it stops sending at once. Staff are not counted, because they are at work.
 */
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { onConsentChange, readConsent } from '#app/features/core/consent/client.ts';
import { forgetVisits } from '#app/web/cookies/visit-cookies.ts';
import { useViewer } from '#app/web/viewer.ts';
import { isStaffRole } from '#domain/account/account.ts';

// A failed import, as without a connection, disables counting but not the page.
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
