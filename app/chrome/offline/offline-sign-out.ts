/**
 * Completes an offline sign-out on the server before any other request, because the cookie, which scripts cannot remove, would still open
 * that person's pages. Called by the service worker, and by pages without one.
 */
import { ACCOUNT_HEADER } from '#app/web/account-header.ts';
import { findSignedOutOffline, forgetSignedOutOffline } from '#app/web/offline/device-store.ts';

const LONGEST_WAIT_MS = 10_000;

/** @returns false while the server is unreachable; until then request nothing as that person */
export async function finishSignOut(): Promise<boolean> {
  // A browser without storage cannot have recorded an offline sign-out.
  const account = await findSignedOutOffline().catch(() => null);
  if (account === null) return true;
  try {
    const session = await post('/api/session');
    if (!session.ok) return false;
    // Another account may have signed in since; its session stays. If it signs in before the next request arrives, the server refuses that
    // request.
    const { account: current }: { account?: string | null } = await session.json();
    // Only the site itself answers `null`; any other answer proves nothing.
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
