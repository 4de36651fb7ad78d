/** Ends the session, here and on the server; without a connection here at once, and on the server as soon as it is reached. */
import { href } from 'react-router';
import { withPageNotice } from '#app/site/page-notices.ts';
import { tellOtherTabs } from '#app/site/session-channel.ts';
import type { ShownViewer } from '#app/site/viewer.ts';
import { clearDevice, findDeviceAccount } from './device-store.ts';
import { hasEnded } from './offline-sign-out.ts';
import { isUnreachable } from './saved-offline.ts';

const LONGEST_WAIT_MS = 10_000;

/** @returns where to go on, by loading that page; null where it did not work */
export async function signOutHere(viewer: ShownViewer | null): Promise<string | null> {
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
    return withPageNotice(isCandidate ? href('/candidate-login') : href('/employer-login'), 'logged-out');
  } catch (error) {
    return isUnreachable(error) ? signOutOffline() : null;
  }
}

async function signOutOffline(): Promise<string | null> {
  try {
    const account = await findDeviceAccount();
    // Nobody could tell the server later.
    if (!account) return null;
    await clearDevice(account.id);
    tellTheRest();
    return withPageNotice(href('/'), 'logged-out');
  } catch {
    return null;
  }
}

function tellTheRest(): void {
  tellOtherTabs(null);
  // Pages that were read say something about whoever read them.
  navigator.serviceWorker?.controller?.postMessage({ type: 'forget' });
}
