/**
 * What the page that stands in for others does. It is shown at the address of another page, which the router would then try
 * to load: so this page runs without it, and this function runs by itself. It goes into the page as text and may use
 * nothing from around it.
 */
import type { CACHES } from './cache-names.ts';

/**
 * Lists the pages that are kept on this device, the one that was read last first, and tries the address again when it is
 * asked to or the site can be reached; by itself only twice where the site can be reached and that address cannot.
 * @param ending of every title, which says nothing in a list
 */
export async function runOfflinePage(
  cacheName: (typeof CACHES)['pages'],
  ownPath: string,
  ending: string,
): Promise<void> {
  const tryAgain = () => (location.pathname === ownPath ? location.assign('/') : location.reload());
  const button = document.getElementById('try-again');
  button?.addEventListener('click', tryAgain);

  // Of this entry of the history, and so of this address: it is still there when the page is loaded anew.
  const countTries = (): number => history.state?.offlineTries ?? 0;
  const setTries = (count: number) => history.replaceState({ ...history.state, offlineTries: count }, '');
  const why = button?.parentElement?.previousElementSibling;
  why?.setAttribute('role', 'status');
  const giveUp = () => {
    const text = 'This page cannot be loaded just now.';
    if (why && why.textContent !== text) why.textContent = text;
  };
  if (countTries() >= 2) giveUp();

  const tryByItself = () => {
    if (countTries() >= 2) return giveUp();
    setTries(countTries() + 1);
    tryAgain();
  };
  const beginAnew = () => {
    if (countTries() > 0) setTries(0);
  };
  // A device may be online long before the site can be reached; and who follows a link meanwhile is not held back.
  const look = () =>
    fetch('/livez', { cache: 'no-store' }).then(
      ({ ok }) => (ok ? tryByItself() : beginAnew()),
      // Once the site is back, that address may be, too.
      beginAnew,
    );
  addEventListener('online', () => {
    beginAnew();
    look();
  });
  setInterval(() => {
    if (navigator.onLine && document.visibilityState === 'visible' && location.pathname !== ownPath) look();
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
