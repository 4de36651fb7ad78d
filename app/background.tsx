/** All that goes on beside the page; each of these shows itself only where it has something to say. */
import { lazy, Suspense, useEffect } from 'react';
import { PageDataGuard } from '#app/chrome/errors/page-data-guard.tsx';
import { OfflineNotice } from '#app/chrome/offline/offline-notice.tsx';
import { SavedOfflineSync } from '#app/chrome/offline/saved-offline-sync.tsx';
import { NativeShell } from '#app/chrome/shell/native-shell.tsx';
import { UpdateNotice } from '#app/chrome/shell/update-notice.tsx';
import { LOGOUT_FAILED } from '#app/features/core/accounts/components/sign-in/logout-failed.ts';
import { Measurement } from '#app/features/core/measurement/components/measurement.tsx';
import { SecurityWatch } from '#app/features/core/security/components/security-watch.tsx';
import { useViewer } from '#app/web/viewer.ts';
import { isStaffRole } from '#domain/account/account.ts';

const SignOutGuard = lazy(() => import('#app/chrome/shell/sign-out-guard.tsx'));

export default function Background() {
  const viewer = useViewer();
  useEffect(() => {
    // Preloads the code that saves actions offline, while there is a connection. If this fails, it loads on the first use.
    import('#app/web/offline/send-or-save.ts').catch(() => undefined);
  }, []);
  return (
    <>
      <PageDataGuard />
      <OfflineNotice />
      <SavedOfflineSync />
      {viewer && (
        <Suspense>
          <SignOutGuard failed={LOGOUT_FAILED} />
        </Suspense>
      )}
      <UpdateNotice />
      <NativeShell />
      {/* Staff are never counted. */}
      {!(viewer && isStaffRole(viewer.role)) && <Measurement />}
      <SecurityWatch />
    </>
  );
}
