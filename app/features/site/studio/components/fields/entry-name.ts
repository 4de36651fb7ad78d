/** The entry of a list around a field, so that lists and groups of several entries have different names. */
import { createContext, useContext } from 'react';

/** 'lane 2 of figure 1'; null: the field belongs to the item itself. */
export const EntryName = createContext<string | null>(null);

/** 'Parts (lane 2 of figure 1)' */
export function useGroupName(label: string): string {
  const entry = useContext(EntryName);
  return entry ? `${label} (${entry})` : label;
}
