/** A dialog that any page can request and the root shows. Its code loads once, and the visitor stays on the page. */
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { isPlainPress } from '#app/ui/plain-press.ts';

export const PAGE_NOTICES_ID = 'page-notices';

type Show<Wish> = (wish: Wish) => void;

export type DialogRequests<Wish> = {
  /** Click handler of a link to a page. A plain press opens the dialog instead, once the root can show it. */
  open(event: MouseEvent<HTMLAnchorElement>, wish: Wish): void;
  subscribe(show: Show<Wish>): () => void;
  /** Links lead to their pages again, because the dialog can no longer be shown. */
  release(): void;
};

type Press = (event: MouseEvent<HTMLAnchorElement>) => void;

/** Props of a link that opens a dialog instead of its page, also when pressed before hydration (app/web/start/first-touch.ts). */
export const opensDialog = (onClick: Press) => ({ onClick, 'data-opens-dialog': '' });

export function createDialogRequests<Wish>(): DialogRequests<Wish> {
  let show: Show<Wish> | null = null;
  const release = () => {
    show = null;
  };
  return {
    open: (event, wish) => {
      if (!show || !isPlainPress(event)) return;
      event.preventDefault();
      // Some browsers do not focus a pressed link; the dialog later returns the focus to this element.
      event.currentTarget.focus();
      show(wish);
    },
    subscribe: (newShow) => {
      show = newShow;
      return release;
    },
    release,
  };
}

export function useDialogRequests<Wish>({ subscribe }: DialogRequests<Wish>) {
  const [wish, setWish] = useState<Wish | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(
    () =>
      subscribe((newWish) => {
        setWish(newWish);
        setIsOpen(true);
      }),
    [subscribe],
  );
  return { wish, isOpen, close: () => setIsOpen(false) };
}

export function useCloseOnLeaving(onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current !== pathname) close.current();
    openedAt.current = pathname;
  }, [pathname]);
}
