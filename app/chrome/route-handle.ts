/** Settings that a route module exports: `export const handle = { … } satisfies RouteHandle`. */
import type { ComponentType, ReactNode } from 'react';
import type { StartMode } from '#app/web/start/start.ts';

export type RouteHandle = {
  isStatic?: boolean;
  /** When the page's scripts start; default: at the first touch. */
  scripts?: StartMode;
  /** The page is never cached, so its notice may be rendered for visitors without a session. */
  isNeverStored?: boolean;
  /** Opened by an emailed link: its reader is not asked about cookies. */
  isPrivateLink?: boolean;
  /** Replaces the site's header and footer; of nested routes the innermost decides. */
  Frame?: ComponentType<{ children: ReactNode }>;
};

export function mergeHandles(matches: readonly { handle: unknown }[]): RouteHandle {
  return Object.assign({}, ...matches.map(({ handle }) => handle));
}
