/** Notices pages that are left far faster than anybody reads (spec: accounts §9 "rapid navigation"). */
import { UNLOADS_STORAGE } from '#domain/browser-storage.ts';
import { countUnload, NO_UNLOADS, type Unloads } from '#domain/security-watch.ts';

/** @returns what ends it */
export function watchNavigation(report: () => void): () => void {
  const leave = () => {
    const { unloads, isSuspicious } = countUnload(readUnloads(), Date.now());
    try {
      sessionStorage.setItem(UNLOADS_STORAGE, JSON.stringify(unloads));
    } catch {
      // A browser that keeps nothing cannot count; every page of it would be the first.
      return;
    }
    if (isSuspicious) report();
  };
  addEventListener('pagehide', leave);
  return () => removeEventListener('pagehide', leave);
}

function readUnloads(): Unloads {
  try {
    const { times, isReported } = JSON.parse(sessionStorage.getItem(UNLOADS_STORAGE) ?? '');
    if (Array.isArray(times) && times.every(Number.isFinite)) return { times, isReported: isReported === true };
  } catch {
    // Nothing kept, or nothing that can be read.
  }
  return NO_UNLOADS;
}
