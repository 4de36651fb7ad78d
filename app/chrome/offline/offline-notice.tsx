import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { OFFLINE_NOTICE, OFFLINE_NOTICE_MS } from '#domain/device/saved-offline.ts';

/** The notice disappears after five seconds, or when the device is online again (spec: accounts §4 "Offline behaviour"). */
export function OfflineNotice() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const goOffline = () => setShown(true);
    const goOnline = () => setShown(false);
    if (!navigator.onLine) goOffline();
    addEventListener('offline', goOffline);
    addEventListener('online', goOnline);
    return () => {
      removeEventListener('offline', goOffline);
      removeEventListener('online', goOnline);
    };
  }, []);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), OFFLINE_NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  // A live region must exist before its text; otherwise screen readers do not announce it.
  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-0 top-[max(0.75rem,env(safe-area-inset-top))] z-40 flex justify-center px-4"
    >
      {isShown && (
        <p className="flex max-w-md items-start gap-3 rounded-md border border-line bg-surface px-4 py-3 text-ink shadow-raised">
          <WifiOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-signal" />
          <span>
            <strong className="font-semibold">{OFFLINE_NOTICE.title}:</strong> {OFFLINE_NOTICE.text}
          </span>
        </p>
      )}
    </div>
  );
}
