/**
 * Follows plain links of the header and footer without reloading, with one listener. Applies inside elements with `data-client-links`;
 * other links belong to the router.
 */
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isPlainPress } from '#app/ui/plain-press.ts';

export function ClientLinks() {
  const navigate = useNavigate();
  useEffect(() => {
    // Listens on the window, which hears a click last, so that a link that opens a dialog handles it first.
    const followLink = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('[data-client-links] a');
      if (!link || event.defaultPrevented || !isPlainPress(event)) return;
      if (link.target !== '' || link.origin !== location.origin) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      // Following a link to the open page adds no history entry, as in browsers.
      void navigate({ pathname, search, hash }, { replace: link.href === location.href });
    };
    addEventListener('click', followLink);
    return () => removeEventListener('click', followLink);
  }, [navigate]);
  return null;
}
