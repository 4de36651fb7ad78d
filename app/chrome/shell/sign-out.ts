/** Ends the session on this device and on the server; an unreachable server is informed later. */
import { href } from 'react-router';
import { hasEnded } from '#app/chrome/offline/offline-sign-out.ts';
import { tellOtherTabs } from '#app/chrome/session-channel.ts';
import type { PageNoticeKey } from '#app/web/notices/notice-keys.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { clearDevice, findDeviceAccount } from '#app/web/offline/device-store.ts';
import { isUnreachable } from '#app/web/offline/saved-offline.ts';
import type { ShownViewer } from '#app/web/viewer.ts';

const LONGEST_WAIT_MS = 10_000;

export async function signOutHere(viewer: ShownViewer | null, notice: PageNoticeKey): Promise<string | null> {
  try {
    const answer = await fetch(href('/logout'), {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    if (!hasEnded(answer)) return null;
    notifyTabsAndWorker();
    // The server tells the browser to clear its storage, perhaps just now, or there is no storage.
    await clearDevice(null).catch(() => undefined);
    const isCandidate = viewer?.role === 'job_seeker';
    return withPageNotice(isCandidate ? href('/candidate-login') : href('/employer-login'), notice);
  } catch (error) {
    return isUnreachable(error) ? signOutOffline(notice) : null;
  }
}

async function signOutOffline(notice: PageNoticeKey): Promise<string | null> {
  try {
    const account = await findDeviceAccount();
    // The server needs the account's id to end the right session later.
    if (!account) return null;
    await clearDevice(account.id);
    notifyTabsAndWorker();
    return withPageNotice(href('/'), notice);
  } catch {
    return null;
  }
}

function notifyTabsAndWorker(): void {
  tellOtherTabs(null);
  // Pages stored for offline reading reveal what the person read.
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget' });
}
