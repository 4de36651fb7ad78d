/**
 * A sign-out that was made without a connection reaches the server before anything else does: until then the cookie, which
 * no script can take away, would still open that person's pages. Used by the service worker before it fetches a page, and
 * by pages that have none.
 */
import { ACCOUNT_HEADER } from '#app/web/account-header.ts';
import { findSignedOutOffline, forgetSignedOutOffline } from '#app/web/offline/device-store.ts';

const LONGEST_WAIT_MS = 10_000;

/** @returns false while the server cannot be reached: nothing may be asked of it as that person meanwhile */
export async function finishSignOut(): Promise<boolean> {
  // A browser without a store cannot have recorded an offline sign-out.
  const account = await findSignedOutOffline().catch(() => null);
  if (account === null) return true;
  try {
    const session = await post('/api/session');
    if (!session.ok) return false;
    // Another account may have signed in here since: its session stays. If it signs in before the next request arrives, the
    // server refuses that request.
    const { account: current }: { account?: string | null } = await session.json();
    // Only the site itself says `null`: anything else that answers has confirmed nothing.
    if (current === undefined) return false;
    if (current === account && !hasEnded(await post('/logout', { [ACCOUNT_HEADER]: account }))) return false;
    await forgetSignedOutOffline();
    return true;
  } catch {
    // Still out of reach: it is tried again with the next page.
    return false;
  }
}

const post = (path: string, headers: HeadersInit = {}) =>
  fetch(path, {
    method: 'POST',
    headers,
    credentials: 'same-origin',
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  });

/** Whether a sign-out succeeded: the answer is then a redirect to a login page. */
export const hasEnded = ({ type }: Response): boolean => type === 'opaqueredirect';
