/** A page that failed only because the site cannot be reached: no fault of anybody, and nothing to report. */

/** The messages of Chromium, Firefox and Safari for a failed fetch and a failed script. */
const LOST =
  /failed to fetch|networkerror when attempting|load failed|error loading dynamically imported|importing a module script failed/i;

export const isLostConnection = (error: unknown): boolean => error instanceof TypeError && LOST.test(error.message);

/** Marks a history entry whose page was reloaded automatically (worker/shell-files.ts sets it, too). */
export const LOADED_ANEW = 'isLoadedAnew';

/**
 * Whether the service worker may have this page: it answers only when a page is loaded, not when a link is followed. Asked
 * once for each entry of the history, or a page that is not whole would be loaded for ever.
 */
export const mayBeKept = (): boolean =>
  navigator.serviceWorker?.controller != null && !(history.state as Record<string, unknown> | null)?.[LOADED_ANEW];

export function loadAnew(): void {
  history.replaceState({ ...history.state, [LOADED_ANEW]: true }, '');
  location.reload();
}
