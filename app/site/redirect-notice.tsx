/** Stands once in the root of the page: says what a redirect brought, and takes it out of the address again. */
import { useEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { findPageNotice, NOTICE_PARAMETER } from './page-notices.ts';
import { PageNotice, showToast } from './toasts.tsx';
import { useViewer } from './viewer.ts';

/** A route that is never stored says so, that its notice may be part of the page also for those without a session. */
export type NoticeHandle = { isNeverStored?: boolean };

export function RedirectNotice() {
  const { key, search } = useLocation();
  const viewer = useViewer();
  const isNeverStored = useMatches().some(({ handle }) => (handle as NoticeHandle | undefined)?.isNeverStored);
  // A stored page was made without this parameter, and has to be taken over as it is.
  const isInPage = viewer !== null || isNeverStored;
  const notice = findPageNotice(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what makes it once for each navigation
  useEffect(() => {
    if (!notice) return;
    if (!isInPage) showToast(notice);
    forgetNotice();
  }, [key, search]);
  return notice && isInPage ? (
    <div className="wrap">
      <PageNotice {...notice} />
    </div>
  ) : null;
}

/** A reload, or whoever is sent the address, should not be told again. */
function forgetNotice(): void {
  const address = new URL(location.href);
  address.searchParams.delete(NOTICE_PARAMETER);
  history.replaceState(history.state, '', address);
}
