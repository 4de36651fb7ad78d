/**
 * The many links of header and footer are plain ones: this one listener follows them without loading a page anew. Inside an
 * element with `data-client-links`; links elsewhere are the router's own.
 */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPlainPress } from '#app/ui/plain-press.ts';

export function ClientLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    // A click reaches the window last, so that a link which opens a dialog has had its chance.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-client-links] a');
      if (!link || event.defaultPrevented || !isPlainPress(event)) return;
      if (link.target !== '' || link.origin !== location.origin) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      // As a browser does: the page that is open already is no new step of its history.
      void navigate({ pathname, search, hash }, { replace: link.href === location.href });
    };
    addEventListener('click', follow);
    return () => removeEventListener('click', follow);
  }, [navigate]);
  return null;
}
