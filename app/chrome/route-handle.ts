/** What a route module may say about itself: `export const handle = { … } satisfies RouteHandle`. */
import type { ComponentType, ReactNode } from 'react';
import type { StartMode } from '#app/web/start/start.ts';

export type RouteHandle = {
  /** The page is sent without scripts. */
  isStatic?: boolean;
  /** When the scripts of the page start for visitors, if not with the first touch. */
  scripts?: StartMode;
  /** It is never stored, so its notice may be part of the page also for those without a session. */
  isNeverStored?: boolean;
  /** Stands around the page in place of the site's header and footer; of nested routes the innermost decides. */
  Frame?: ComponentType<{ children: ReactNode }>;
};

/** @param matches of `useMatches` */
export function mergeHandles(matches: readonly { handle: unknown }[]): RouteHandle {
  return Object.assign({}, ...matches.map(({ handle }) => handle));
}
