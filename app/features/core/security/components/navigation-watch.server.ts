/**
 * Counts how often the visitor leaves pages of a tab (spec: accounts §9 "rapid navigation"). Inlined in the page's head, because the site's
 * scripts start too late for a page left within half a second.
 */
import { href } from 'react-router';
import { countUnload, NO_UNLOADS, RAPID_NAVIGATION } from '#domain/account/security-watch.ts';
import { UNLOADS_STORAGE } from '#domain/device/browser-storage.ts';

const SETTINGS = {
  storageKey: UNLOADS_STORAGE,
  none: NO_UNLOADS,
  limits: RAPID_NAVIGATION,
  address: href('/api/security-reports'),
};

export const navigationWatchScript = (page: string): string =>
  `(${watchNavigation})(${countUnload},${JSON.stringify({ ...SETTINGS, page })});`;

/** Serialised and sent to the browser, so it may use nothing from this file but its parameters. */
function watchNavigation(
  count: typeof countUnload,
  { storageKey, none, limits, address, page }: typeof SETTINGS & { page: string },
): void {
  addEventListener('pagehide', () => {
    try {
      const storedUnloads = sessionStorage.getItem(storageKey);
      const { unloads, isSuspicious } = count(storedUnloads ? JSON.parse(storedUnloads) : none, Date.now(), limits);
      sessionStorage.setItem(storageKey, JSON.stringify(unloads));
      if (!isSuspicious) return;
      const body = JSON.stringify({ type: 'rapid_navigation', page });
      // The page is unloading, so the answer is ignored.
      fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, keepalive: true }).catch(
        () => undefined,
      );
    } catch {
      // Every page looks like the first without session storage, so there is nothing to count.
    }
  });
}
