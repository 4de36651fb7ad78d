import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run: false on the server, and in a browser until the page listens. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
