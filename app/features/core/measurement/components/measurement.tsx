/**
 * Counts what visitors read and use, if they agreed (docs/decisions/0023). Loads and stores nothing without consent, and stops at once when
 * it is withdrawn. Staff are not counted.
 */
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { onConsentChange, readConsent } from '#app/features/core/consent/client.ts';
import { forgetVisits } from '#app/web/cookies/visit-cookies.ts';
import { useViewer } from '#app/web/viewer.ts';
import { isStaffRole } from '#domain/account/account.ts';

// If the import fails, for example offline, only the counting is missing.
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
