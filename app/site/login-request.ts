/** Signing in without leaving the page: whoever needs it asks here, and the root shows the dialog. */
import { type MouseEvent, useEffect } from 'react';
import { isPlainPress } from '#app/ui/plain-press.ts';

export type LoginKind = 'candidate' | 'employer';

/** What somebody signs in for, as the address of a login page says it. */
export type LoginWish = {
  kind: LoginKind;
  /** Where to go afterwards; empty for where they are. */
  next: string;
  /** The job that they liked before they could; empty for none. */
  like: string;
};

let show: ((wish: LoginWish) => void) | null = null;

/** Of a link to a login page: a plain press opens the dialog instead, as soon as one can be shown. */
export function openLogin(event: MouseEvent<HTMLAnchorElement>): void {
  openLoginFor(event, readWish(new URL(event.currentTarget.href)));
}

/** The same for a link to what only makes sense to whoever is signed in. */
export function openLoginFor(event: MouseEvent<HTMLAnchorElement>, wish: LoginWish): void {
  if (!show || !isPlainPress(event)) return;
  event.preventDefault();
  show(wish);
}

const readWish = ({ pathname, searchParams }: URL): LoginWish => ({
  kind: pathname.startsWith('/candidate') ? 'candidate' : 'employer',
  next: searchParams.get('next') ?? '',
  like: searchParams.get('like') ?? '',
});

/** For the one who shows it. */
export function useLoginRequests(onRequest: (wish: LoginWish) => void): void {
  useEffect(() => {
    show = onRequest;
    return () => {
      show = null;
    };
  }, [onRequest]);
}
