/** All that goes on beside the page; each of these shows itself only where it has something to say. */
import { useEffect } from 'react';
import { Measurement } from '#app/site/analytics/measurement.tsx';
import { ConsentBanner } from '#app/site/consent/consent-banner.tsx';
import { SecurityWatch } from '#app/site/security/security-watch.tsx';
import { NativeShell } from './native-shell.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { SavedOfflineSync } from './saved-offline-sync.tsx';
import { SignOutGuard } from './sign-out-guard.tsx';
import { UpdateNotice } from './update-notice.tsx';

export default function Background() {
  useEffect(() => {
    // What keeps a press without a connection comes before the connection goes; what cannot be had now is asked for later.
    import('./send-or-save.ts').catch(() => undefined);
  }, []);
  return (
    <>
      <OfflineNotice />
      <SavedOfflineSync />
      <SignOutGuard />
      <UpdateNotice />
      <NativeShell />
      <ConsentBanner />
      <Measurement />
      <SecurityWatch />
    </>
  );
}
