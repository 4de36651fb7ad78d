/** Signing in without leaving the page: whoever needs it asks here, and the root shows the dialog. */
import { useEffect } from 'react';

export type LoginKind = 'candidate' | 'employer';

let show: ((kind: LoginKind) => void) | null = null;

/** @returns false where no dialog can be shown (yet): then the link leads to the page */
export function requestLogin(kind: LoginKind): boolean {
  show?.(kind);
  return show !== null;
}

/** For the one who shows it. */
export function useLoginRequests(onRequest: (kind: LoginKind) => void): void {
  useEffect(() => {
    show = onRequest;
    return () => {
      show = null;
    };
  }, [onRequest]);
}
