/**
 * What the page that stands in for others does. It is shown at the address of another page, which the router would then try
 * to load: so this page runs without it, and this function runs by itself. It goes into the page as text and may use
 * nothing from around it.
 */
import type { CACHES } from './cache-names.ts';

/**
 * Lists the pages that are kept on this device, the one that was read last first, and tries the address again when it is
 * asked to or the site can be reached.
 * @param ending of every title, which says nothing in a list
 */
export async function runOfflinePage(
  cacheName: (typeof CACHES)['pages'],
  ownPath: string,
  ending: string,
): Promise<void> {
  const tryAgain = () => (location.pathname === ownPath ? location.assign('/') : location.reload());
  document.getElementById('try-again')?.addEventListener('click', tryAgain);
  addEventListener('online', tryAgain, { once: true });
  // A device may be online long before the site can be reached.
  setInterval(() => {
    if (!navigator.onLine || document.visibilityState !== 'visible' || location.pathname === ownPath) return;
    fetch('/livez', { cache: 'no-store' }).then(
      ({ ok }) => ok && tryAgain(),
      () => undefined,
    );
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
