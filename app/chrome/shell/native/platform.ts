/** Properties that the app sets on the window before a page loads, on Android and on iOS. */
type NativeSide = { androidBridge?: unknown; webkit?: { messageHandlers?: { bridge?: unknown } } };

export type AppPlatform = 'android' | 'ios';

/** @returns null in a browser, and on the server */
export function appPlatform(): AppPlatform | null {
  if (typeof window === 'undefined') return null;
  const { androidBridge, webkit } = window as NativeSide;
  if (androidBridge) return 'android';
  return webkit?.messageHandlers?.bridge ? 'ios' : null;
}

export const isInApp = (): boolean => appPlatform() !== null;
