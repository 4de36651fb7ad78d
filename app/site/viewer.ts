/** Who the page is shown to, as far as its frame needs to know. The root of the page loads it. */
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
  return useRouteLoaderData<{ viewer: ShownViewer | null }>('root')?.viewer ?? null;
}

/** 'Siân Pritchard' → 'SP'. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase('en-GB') ?? '').join('');
}
