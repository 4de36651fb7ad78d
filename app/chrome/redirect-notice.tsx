import { createContext, useContext, useEffect, useState } from 'react';
import { useLocation, useMatches } from 'react-router';
import { PageNotice, showToast } from '#app/ui/feedback/toasts.tsx';
import type { PageNoticeText } from '#app/web/notices/notice-keys.ts';
import { NOTICE_PARAMETER } from '#app/web/notices/notice-parameter.ts';
import { useViewer } from '#app/web/viewer.ts';
import { mergeHandles } from './route-handle.ts';

type FindNotice = (search: string) => PageNoticeText | null;

/** Only the server provides it; browsers load the texts with the first notice. */
const FindNoticeContext = createContext<FindNotice | null>(null);
export const FindNoticeProvider = FindNoticeContext.Provider;

export function RedirectNotice({ load }: { load: () => Promise<{ findPageNotice: FindNotice }> }) {
  const { key, search } = useLocation();
  const viewer = useViewer();
  const { isNeverStored } = mergeHandles(useMatches());
  const findNotice = useContext(FindNoticeContext);
  // A cached page was rendered without this parameter, and must hydrate unchanged.
  const mayBeInPage = viewer !== null || isNeverStored;
  const [firstNotice] = useState(() => ({
    key,
    notice: findNotice ? mayBeInPage && findNotice(search) : readNoticeInPage(),
  }));
  const inPage = firstNotice.key === key && firstNotice.notice;
  useEffect(() => {
    wasHydrated = true;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what makes it once for each navigation
  useEffect(() => {
    if (!new URLSearchParams(search).has(NOTICE_PARAMETER)) return;
    forgetNotice();
    if (inPage) return;
    load().then(
      ({ findPageNotice }) => {
        const notice = findPageNotice(search);
        if (notice) showToast(notice);
      },
      () => {
        // The texts cannot be loaded offline, but offline no redirect adds a notice.
      },
    );
  }, [key, search]);
  if (!inPage) return null;
  const { title, text, tone } = inPage;
  return (
    <div className="wrap" data-notice-title={title} data-notice-text={text} data-notice-tone={tone}>
      <PageNotice {...inPage} />
    </div>
  );
}

/** True from the first hydration on. A change of frame remounts this component while the previous notice is still in the document. */
let wasHydrated = false;

function readNoticeInPage(): PageNoticeText | null {
  if (typeof document === 'undefined' || wasHydrated) return null;
  const element = document.querySelector<HTMLElement>('[data-notice-title]');
  const { noticeTitle: title, noticeText: text, noticeTone: tone } = element?.dataset ?? {};
  return title === undefined ? null : { title, text, tone: tone as PageNoticeText['tone'] };
}

function forgetNotice(): void {
  const address = new URL(location.href);
  address.searchParams.delete(NOTICE_PARAMETER);
  history.replaceState(history.state, '', address);
}
