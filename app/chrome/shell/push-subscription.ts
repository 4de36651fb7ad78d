/** Ends a push subscription of another account in this browser, which outlives a session that never ended. */
import { href } from 'react-router';

const LONGEST_WAIT_MS = 10_000;

/**
 * Call it once the signed-in account is known. The site knows the owner of the subscription; the device may not, because a page without a
 * session makes it forget its account. Never throws: the next page tries again.
 */
export async function forgetForeignSubscription(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const subscription = await registration?.pushManager?.getSubscription();
    if (subscription && (await isForeign(subscription))) await subscription.unsubscribe();
  } catch {
    // Offline, or a browser without push subscriptions.
  }
}

async function isForeign({ endpoint }: PushSubscription): Promise<boolean> {
  const response = await fetch(href('/api/push-subscription'), {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ intent: 'find', endpoint }),
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });
  if (!response.ok) return false;
  const { ok, preferences }: { ok: boolean; preferences: unknown } = await response.json();
  return ok && preferences === null;
}
