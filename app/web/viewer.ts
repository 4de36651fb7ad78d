/** The viewing account's properties that the frame needs. Loaded by the root route. */
import { useRouteLoaderData } from 'react-router';
import { createOutsideState } from '#app/ui/outside-state.ts';
import type { Role } from '#domain/account/account.ts';

export type ShownViewer = {
  id: string;
  name: string;
  role: Role;
  /** False while the account waits for approval or still has to show a passkey. */
  isSignedIn: boolean;
};

export function useViewer(): ShownViewer | null {
  const onDevice = rememberedViewer.useValue((viewer) => viewer);
  return useRouteLoaderData<{ viewer: ShownViewer | null }>('root')?.viewer ?? onDevice;
}

/**
 * False on the error page of a request whose session lookup failed. That page offers neither sign-in nor sign-out, and leaves the device's
 * record alone.
 */
export function useIsViewerKnown(): boolean {
  const isOnDevice = rememberedViewer.useValue((viewer) => viewer !== null);
  return useRouteLoaderData('root') !== undefined || isOnDevice;
}

const rememberedViewer = createOutsideState<ShownViewer | null>(null);

/**
 * Pages from the service worker have no viewer: offline they show the account signed in on this device (app/chrome/shell). This grants
 * nothing, because the server checks every request.
 */
export const showRememberedViewer = rememberedViewer.set;

export const isViewerRemembered = (): boolean => rememberedViewer.get() !== null;

/** 'Siân Pritchard' → 'SP'. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en-GB') ?? '').join('');
}
