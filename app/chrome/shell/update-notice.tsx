/** Registers the service worker and announces new versions of the site. Reloads only when the visitor asks. */
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import { Button } from '#app/ui/button.tsx';

const LOOK_EVERY_MS = 60 * 60_000;

export function UpdateNotice() {
  const isEnabled = useRouteLoaderData<{ usesServiceWorker?: boolean }>('root')?.usesServiceWorker ?? false;
  const [waitingWorker, setWaiting] = useState<ServiceWorker | null>(null);
  useEffect(() => {
    // The development server has no worker.
    if (!isEnabled || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    const end = new AbortController();
    void register(end.signal, setWaiting);
    return () => end.abort();
  }, [isEnabled]);
  // A live region must exist before its text; otherwise screen readers do not announce it.
  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-0 top-[max(0.75rem,env(safe-area-inset-top))] z-30 flex justify-center px-4"
    >
      {waitingWorker && <NewVersion worker={waitingWorker} onDismiss={() => setWaiting(null)} />}
    </div>
  );
}

function NewVersion({ worker, onDismiss }: { worker: ServiceWorker; onDismiss: () => void }) {
  const [isReloading, setReloading] = useState(false);
  const isUpdateRequested = useRef(false);
  const reload = () => {
    if (isUpdateRequested.current) return;
    isUpdateRequested.current = true;
    setReloading(true);
    // Another tab may have activated it already.
    if (worker.state !== 'installed') return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    worker.postMessage({ type: 'skip-waiting' });
  };
  return (
    <div className="pointer-events-auto flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-surface py-3 pr-2 pl-4 text-ink shadow-raised">
      <p>A new version is ready.</p>
      <div className="flex items-center gap-1">
        <Button type="button" size="sm" onClick={reload} isLoading={isReloading}>
          Reload
        </Button>
        <button
          type="button"
          onClick={onDismiss}
          aria-label="Not now"
          className="grid size-9 place-items-center rounded-md text-ink-soft touch-target hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
    </div>
  );
}

async function register(signal: AbortSignal, onWaiting: (worker: ServiceWorker) => void): Promise<void> {
  const container = navigator.serviceWorker;
  const hadWorker = container.controller !== null;
  if (!hadWorker) container.addEventListener('controllerchange', keepThisPage, { once: true, signal });
  // Registration fails offline and without storage: the site works without a worker.
  const registration: ServiceWorkerRegistration | undefined = await container
    .register('/service-worker.js')
    .catch(() => undefined);
  if (!registration || signal.aborted) return;
  // The worker does not yet control a page that loaded while it started.
  if (!hadWorker) registration.active?.postMessage({ type: 'claim' });

  const watch = (worker: ServiceWorker | null) => {
    const reportWaiting = () => {
      // The first worker on this device is not an update.
      if (worker?.state === 'installed' && registration.active) onWaiting(worker);
    };
    worker?.addEventListener('statechange', reportWaiting, { signal });
    reportWaiting();
  };
  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing), { signal });

  let checkedAt = Date.now();
  const checkForUpdate = () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < LOOK_EVERY_MS) return;
    checkedAt = Date.now();
    // Offline the check fails; the next one follows later.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', checkForUpdate, { signal });
}

/** Stores this page, which loaded before the worker was ready. */
function keepThisPage(): void {
  navigator.serviceWorker.controller?.postMessage({ type: 'keep', path: location.pathname + location.search });
}
