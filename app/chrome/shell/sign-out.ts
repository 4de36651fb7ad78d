/** Ends the session, here and on the server; without a connection here at once, and on the server as soon as it is reached. */
import { href } from 'react-router';
import { hasEnded } from '#app/chrome/offline/offline-sign-out.ts';
import { tellOtherTabs } from '#app/chrome/session-channel.ts';
import type { PageNoticeKey } from '#app/web/notices/notice-keys.ts';
import { withPageNotice } from '#app/web/notices/page-notices.ts';
import { clearDevice, findDeviceAccount } from '#app/web/offline/device-store.ts';
import { isUnreachable } from '#app/web/offline/saved-offline.ts';
import type { ShownViewer } from '#app/web/viewer.ts';

const LONGEST_WAIT_MS = 10_000;

/**
 * @param notice what the next page says
 * @returns where to go on, by loading that page; null where it did not work
 */
export async function signOutHere(viewer: ShownViewer | null, notice: PageNoticeKey): Promise<string | null> {
  try {
    const answer = await fetch(href('/logout'), {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    if (!hasEnded(answer)) return null;
    tellTheRest();
    // The server has told the browser to forget everything, which may be underway; or it keeps nothing at all.
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
    // Without the account, the server could not be told later whose session to end.
    if (!account) return null;
    await clearDevice(account.id);
    tellTheRest();
    return withPageNotice(href('/'), notice);
  } catch {
    return null;
  }
}

function tellTheRest(): void {
  tellOtherTabs(null);
  // The pages kept for offline reading say something about the reader.
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget' });
}
