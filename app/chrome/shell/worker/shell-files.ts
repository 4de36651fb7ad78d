/**
 * Files of the build. Those of the shell are fetched before a version of the worker begins; all others are kept when they
 * are first used. Files are named after their content, so what is kept is never out of date.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { LOADED_ANEW } from '#app/chrome/errors/lost-connection.ts';
import { CACHES } from './cache-names.ts';

/** About twice what all pages of one version are made of. */
const MOST_FILES = 400;
const LOST_PAGE = '/offline';

/** Filled in by scripts/build-service-worker.mjs. */
declare const SHELL: { url: string; revision: string | null }[];
/** The script of each route, which the router fetches when a link is followed. */
declare const ROUTE_SCRIPTS: string[];

/** Fetches without cookies, so that the pages of the shell are those of an anonymous visitor. */
const withoutCookies: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { credentials: 'omit' }),
};
const shell = new PrecacheController({ cacheName: CACHES.shell, plugins: [withoutCookies], fallbackToNetwork: false });
shell.addToCacheList(SHELL);

const files = new CacheFirst({
  cacheName: CACHES.assets,
  plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true })],
});

export const installShell = (event: ExtendableEvent): Promise<unknown> => shell.install(event);

/** Takes the place of the version before; its files stay for the tabs and the kept pages that are made of them. */
export async function takeOver(event: ExtendableEvent): Promise<void> {
  await keepFormerFiles();
  await shell.activate(event);
  const ours: string[] = Object.values(CACHES);
  for (const name of await caches.keys()) if (!ours.includes(name)) await caches.delete(name);
}

export async function answerFile(request: Request, event: ExtendableEvent): Promise<Response> {
  const found = await shell.matchPrecache(request);
  if (found) return found;
  try {
    return await files.handle({ request, event });
  } catch (error) {
    if (ROUTE_SCRIPTS.includes(new URL(request.url).pathname)) return standIn();
    throw error;
  }
}

export async function keepFile(path: string, event: ExtendableEvent): Promise<void> {
  if (shell.getCacheKeyForURL(path)) return;
  // One that cannot be had now is fetched when the page is read.
  await files.handle({ request: new Request(path), event }).catch(() => undefined);
}

/** A page of the shell: the one at that path, or the one that says that the site cannot be reached. */
export async function findShellPage({ pathname }: URL): Promise<Response> {
  return (
    (await shell.matchPrecache(pathname)) ??
    (await shell.matchPrecache(LOST_PAGE)) ??
    // The browser may have thrown away what was fetched; it then says itself that there is no connection.
    Response.error()
  );
}

/**
 * Without its script a route cannot be shown, and the router would load the page that is being left. This one loads the
 * page that was asked for, which is then answered by what is kept; once, or a kept page whose own script is not there would
 * be loaded for ever. After that it fails as the script did, in words that lost-connection.ts knows. Until the page is
 * left it never comes to an end, so that what is on the screen stays there.
 */
const standIn = () =>
  new Response(
    `const never = new Promise(() => {});
let isLeaving = false;
export default function Lost() {
  if (isLeaving) throw never;
  if (history.state?.${LOADED_ANEW}) throw new TypeError('Failed to fetch dynamically imported module');
  isLeaving = true;
  history.replaceState({ ...history.state, ${LOADED_ANEW}: true }, '');
  location.reload();
  throw never;
}
`,
    { headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' } },
  );

async function keepFormerFiles(): Promise<void> {
  const [former, kept] = await Promise.all([caches.open(CACHES.shell), caches.open(CACHES.assets)]);
  const ages = new CacheExpiration(CACHES.assets, { maxEntries: MOST_FILES });
  const current = new Set(shell.getURLsToCacheKeys().values());
  for (const { url } of await former.keys()) {
    if (current.has(url) || !new URL(url).pathname.startsWith('/assets/')) continue;
    const file = await former.match(url, { ignoreVary: true });
    if (!file) continue;
    await kept.put(url, file);
    await ages.updateTimestamp(url);
  }
}
