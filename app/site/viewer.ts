/** Who the page is shown to, as far as its frame needs to know. The root of the page loads it. */
import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Role } from '#domain/account.ts';

export type ShownViewer = {
  id: string;
  name: string;
  role: Role;
  /** Signed in for real; otherwise somebody who waits for approval, or still has to show a passkey. */
  isSignedIn: boolean;
};

export function useViewer(): ShownViewer | null {
  const remembered = useSyncExternalStore(subscribe, getRemembered, () => null);
  return useRouteLoaderData<{ viewer: ShownViewer | null }>('root')?.viewer ?? remembered;
}

let remembered: ShownViewer | null = null;
const listeners = new Set<() => void>();

/**
 * A page that the service worker had kept knows nobody: without a connection it is shown to whoever is signed in on this
 * device (app/site/shell). Nothing is allowed by it: the server asks anew.
 */
export function showRememberedViewer(viewer: ShownViewer | null): void {
  remembered = viewer;
  for (const listener of listeners) listener();
}

const getRemembered = () => remembered;

/** The page was kept, and the site is still out of reach. */
export const isViewerRemembered = (): boolean => remembered !== null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** 'Siân Pritchard' → 'SP'. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en-GB') ?? '').join('');
}
