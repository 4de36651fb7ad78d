/**
 * Keeps the current page if the answer to a followed link is not this site's, such as a proxy's error page or a truncated answer. The
 * router would show an error screen; this shows a message with a retry.
 */
import { useContext, useEffect } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from 'react-router';
import { showToast } from '#app/ui/feedback/toasts.tsx';
import { failureOf, readPageData } from './page-data.ts';

export function PageDataGuard() {
  // Hooks report a navigation only after rendering; its response may arrive earlier.
  const router = useContext(DataRouterContext)?.router;
  useEffect(() => {
    if (!router) return;
    const fetchFromSite = window.fetch;

    const stayOnPage = (destination: Location) => {
      const { pathname, search, hash } = router.state.location;
      // A navigation within the current page makes the router drop this one without loading anything.
      const place = { pathname, search, hash: hash || '#main' };
      void router
        .navigate(place, { replace: true, preventScrollReset: true })
        .then(() => history.replaceState(history.state, '', pathname + search + hash));
      showToast({
        title: failureOf(destination.pathname) ?? 'Failed to load the page.',
        text: 'We couldn’t read the site’s response.',
        tone: 'danger',
        action: { label: 'Try again', press: () => void router.navigate(destination) },
      });
    };

    window.fetch = async (input, init) => {
      const response = await fetchFromSite(input, init);
      const destination = router.state.navigation.location;
      if (!destination || (init?.method ?? 'GET') !== 'GET' || pageOfData(input) !== destination.pathname)
        return response;
      const answer = await readPageData(response);
      if (answer) return answer;
      stayOnPage(destination);
      // The router treats an aborted fetch like that of a navigation that was replaced.
      throw new DOMException('The answer was not this site’s', 'AbortError');
    };
    return () => {
      window.fetch = fetchFromSite;
    };
  }, [router]);
  return null;
}

function pageOfData(input: RequestInfo | URL): string | null {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href);
  if (origin !== location.origin || !pathname.endsWith('.data')) return null;
  return pathname === '/_.data' ? '/' : pathname.slice(0, -'.data'.length);
}
