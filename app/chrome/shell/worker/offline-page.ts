/**
 * Script of the offline fallback page. It appears at another page's URL, which the router would try to load, so this runs without the
 * router. It is inlined as text, so it may use nothing outside this function.
 */
import type { CACHES } from './cache-names.ts';

/**
 * Lists pages stored on this device, last read first. Retries the URL on request or when the site becomes reachable, at most twice if the
 * site is reachable but the URL is not.
 *
 * @param ending shared suffix of titles, removed in the list
 */
export async function runOfflinePage(
  cacheName: (typeof CACHES)['pages'],
  ownPath: string,
  ending: string,
): Promise<void> {
  const tryAgain = () => (location.pathname === ownPath ? location.assign('/') : location.reload());
  const button = document.getElementById('try-again');
  button?.addEventListener('click', tryAgain);

  // Stored in the history entry, so that it counts per URL and survives reloads.
  const countTries = (): number => history.state?.offlineTries ?? 0;
  const setTries = (count: number) => history.replaceState({ ...history.state, offlineTries: count }, '');
  const reason = button?.parentElement?.previousElementSibling;
  reason?.setAttribute('role', 'status');
  const showFailure = () => {
    const text = 'We can’t load this page just now.';
    if (reason && reason.textContent !== text) reason.textContent = text;
  };
  if (countTries() >= 2) showFailure();

  const retryAutomatically = () => {
    if (countTries() >= 2) return showFailure();
    setTries(countTries() + 1);
    tryAgain();
  };
  const resetTries = () => {
    if (countTries() > 0) setTries(0);
  };
  // Polls, because a device may be online long before the site is reachable.
  const checkSite = () =>
    fetch('/livez', { cache: 'no-store' }).then(
      ({ ok }) => (ok ? retryAutomatically() : resetTries()),
      // The site was unreachable, so earlier tries of this URL do not count.
      resetTries,
    );
  addEventListener('online', () => {
    resetTries();
    checkSite();
  });
  setInterval(() => {
    if (navigator.onLine && document.visibilityState === 'visible' && location.pathname !== ownPath) checkSite();
  }, 5_000);

  const list = document.getElementById('kept-pages');
  const sample = document.querySelector<HTMLTemplateElement>('#kept-page');
  if (!list || !sample || !('caches' in window) || !(await caches.has(cacheName))) return;
  const pages = await caches.open(cacheName);
  const requests = [...(await pages.keys())].reverse();
  for (const request of requests) {
    const html = (await (await pages.match(request, { ignoreVary: true }))?.text()) ?? '';
    const { title } = new DOMParser().parseFromString(html.slice(0, html.indexOf('</title>') + 8), 'text/html');
    const item = sample.content.cloneNode(true) as DocumentFragment;
    const link = item.querySelector('a');
    if (!link || !title) continue;
    link.href = request.url;
    link.textContent = title.endsWith(ending) ? title.slice(0, -ending.length) : title;
    list.append(item);
  }
  if (list.childElementCount === 0) return;
  list.hidden = false;
  document.getElementById('nothing-kept')?.setAttribute('hidden', '');
}
