/**
 * Completes an offline sign-out on the server before anything else is requested: until then the cookie, which scripts cannot remove, would
 * still open that person's pages. Used by the service worker before it fetches a page, and by pages without a worker.
 */
import { ACCOUNT_HEADER } from '#app/web/account-header.ts';
import { findSignedOutOffline, forgetSignedOutOffline } from '#app/web/offline/device-store.ts';

const LONGEST_WAIT_MS = 10_000;

/** @returns false while the server cannot be reached: until then request nothing as that person */
export async function finishSignOut(): Promise<boolean> {
  // A browser without a store cannot have recorded an offline sign-out.
  const account = await findSignedOutOffline().catch(() => null);
  if (account === null) return true;
  try {
    const session = await post('/api/session');
    if (!session.ok) return false;
    // Another account may have signed in here since: its session stays. If it signs in before the next request arrives, the server refuses
    // that request.
    const { account: current }: { account?: string | null } = await session.json();
    // Only the site itself answers `null`; any other answer confirms nothing.
    if (current === undefined) return false;
    if (current === account && !hasEnded(await post('/logout', { [ACCOUNT_HEADER]: account }))) return false;
    await forgetSignedOutOffline();
    return true;
  } catch {
    // Still unreachable; the next page tries again.
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

/** A successful sign-out redirects to a login page. */
export const hasEnded = ({ type }: Response): boolean => type === 'opaqueredirect';
