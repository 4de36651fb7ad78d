import { createContext, useContext } from 'react';

/** 'lane 2 of figure 1'; null if the field belongs to the item itself. */
export const EntryName = createContext<string | null>(null);

/** 'Parts (lane 2 of figure 1)' */
export function useGroupName(label: string): string {
  const entry = useContext(EntryName);
  return entry ? `${label} (${entry})` : label;
}
