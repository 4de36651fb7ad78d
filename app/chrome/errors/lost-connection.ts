/** Recognises a failure to reach the site, which is not reported as an error. */

/** The messages of Chromium, Firefox and Safari for a failed fetch and a failed script. */
const LOST_CONNECTION_MESSAGES =
  /failed to fetch|networkerror when attempting|load failed|error loading dynamically imported|importing a module script failed/i;

export const isLostConnection = (error: unknown): boolean =>
  error instanceof TypeError && LOST_CONNECTION_MESSAGES.test(error.message);

/** Marks a history entry whose page was reloaded automatically (worker/shell-files.ts sets it, too). */
export const LOADED_ANEW = 'isLoadedAnew';

/**
 * True if the service worker may have stored this page: it answers only page loads, not followed links. Checked once per history entry,
 * because an incomplete page would otherwise reload forever.
 */
export const mayBeKept = (): boolean =>
  navigator.serviceWorker?.controller != null && !(history.state as Record<string, unknown> | null)?.[LOADED_ANEW];

export function reloadOnce(): void {
  history.replaceState({ ...history.state, [LOADED_ANEW]: true }, '');
  location.reload();
}
