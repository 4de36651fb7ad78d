import { useEffect } from 'react';

type Keys = readonly (readonly [string, string])[];

let screenKeys: Keys = [];

/** The keys of the list on the current screen, if any. */
export const listScreenKeys = (): Keys => screenKeys;

export function useScreenKeys(keys: Keys): void {
  useEffect(() => {
    screenKeys = keys;
    return () => {
      screenKeys = [];
    };
  }, [keys]);
}
