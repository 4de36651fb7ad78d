import { useEffect, useRef, useState } from 'react';
import { href, useRevalidator } from 'react-router';
import { forgetForeignSubscription } from '#app/chrome/shell/push-subscription.ts';
import {
  findDeviceAccount,
  findSignedOutOffline,
  keepDeviceAccount,
  type SavedItem,
} from '#app/web/offline/device-store.ts';
import { watchSaved } from '#app/web/offline/saved-offline.ts';
import { showRememberedViewer, useIsViewerKnown, useViewer } from '#app/web/viewer.ts';
import { finishSignOut } from './offline-sign-out.ts';
import { holdSending, onQueueSent, startSending } from './sending.ts';
import { isStoredPage } from './stored-page.ts';
import { showWaitingLikes } from './waiting-likes.ts';

const RETRY_MS = 5_000;

export function SavedOfflineSync() {
  const viewer = useViewer();
  const isViewerKnown = useIsViewerKnown();
  const { revalidate } = useRevalidator();
  const [isFresh, setFresh] = useState(() => !isStoredPage());
  const lastViewer = useRef(viewer);
  lastViewer.current = viewer?.isSignedIn ? viewer : null;
  const id = lastViewer.current?.id ?? null;

  useEffect(() => {
    if (!isFresh) {
      showDeviceAccount();
      return watchUntilReachable(async () => {
        await revalidate();
        showRememberedViewer(null);
        setFresh(true);
      });
    }
    // The page does not know its viewer, so the next page updates the device's record.
    if (!isViewerKnown) return;
    const { current } = lastViewer;
    const account = current?.id === id && current ? { id: current.id, name: current.name, role: current.role } : null;
    syncDeviceAccount(account).catch(() => {});
    return holdSending;
  }, [id, isFresh, isViewerKnown, revalidate]);

  useEffect(() => onQueueSent(() => void revalidate()), [revalidate]);
  useEffect(
    () =>
      watchSaved((items) => {
        const waitingItems = items.filter(({ refusal }) => refusal === null);
        showWaitingLikes(new Map(waitingItems.flatMap(readLike)));
        if (waitingItems.length > 0) startSending();
      }),
    [],
  );
  useEffect(() => {
    const retryAll = () => startSending({ isRequested: true });
    addEventListener('online', retryAll);
    return () => removeEventListener('online', retryAll);
  }, []);
  return null;
}

/** Reads the job from the path of both routes that take a like: /jobs/:id/like and /job-swipe/cards/:id. */
function readLike({ kind, path, fields }: SavedItem): [jobId: string, isLiked: boolean][] {
  const { like, action } = Object.fromEntries(fields);
  const [, , secondPart = '', thirdPart = ''] = path.split('/');
  if (kind === 'like') return [[secondPart, like === 'yes']];
  return kind === 'swipe' ? [[thirdPart, action === 'like']] : [];
}

async function syncDeviceAccount(account: Parameters<typeof keepDeviceAccount>[0]): Promise<void> {
  const signedOut = await findSignedOutOffline();
  if (signedOut !== null) {
    if (!(await finishSignOut())) return;
    // This page may still be that of the account that signed out, if there is no service worker.
    if (signedOut === account?.id) return location.reload();
  }
  await keepDeviceAccount(account);
  if (account) void forgetForeignSubscription();
  startSending({ isSettled: true });
}

function showDeviceAccount(): void {
  findDeviceAccount().then(
    (account) => account && showRememberedViewer({ ...account, isSignedIn: true }),
    () => {},
  );
}

function watchUntilReachable(onReachable: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const check = async () => {
    clearTimeout(timer);
    const isReachable = navigator.onLine && (await finishSignOut()) && (await isSiteThere());
    if (isStopped) return;
    if (isReachable) await onReachable();
    // Devices may report that they are online while the site is unreachable.
    else if (navigator.onLine) timer = setTimeout(check, RETRY_MS);
  };
  addEventListener('online', check);
  void check();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener('online', check);
  };
}

const isSiteThere = () =>
  fetch(href('/api/session'), { method: 'POST' }).then(
    ({ ok }) => ok,
    () => false,
  );
