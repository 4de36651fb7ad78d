import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True once scripts run: false on the server and until hydration. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
