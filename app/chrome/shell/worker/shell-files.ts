/**
 * Build files. Those of the shell are fetched before a new worker activates, others stored on first use. File names contain a content hash,
 * so stored files are never outdated.
 */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { LOADED_ANEW } from '#app/chrome/errors/lost-connection.ts';
import { CACHES } from './cache-names.ts';

/** About twice the files of one version. */
const MOST_FILES = 400;
const LOST_PAGE = '/offline';

/** Filled in by scripts/build-service-worker.mjs. */
declare const SHELL: { url: string; revision: string | null }[];
declare const ROUTE_SCRIPTS: string[];

const withoutCookies: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { credentials: 'omit' }),
};
const shell = new PrecacheController({ cacheName: CACHES.shell, plugins: [withoutCookies], fallbackToNetwork: false });
shell.addToCacheList(SHELL);

const files = new CacheFirst({
  cacheName: CACHES.assets,
  // Its type differs from WorkboxPlugin only in `| undefined`.
  plugins: [new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true }) as WorkboxPlugin],
});

export const installShell = (event: ExtendableEvent): Promise<unknown> => shell.install(event);

/** Replaces the previous version; its files stay for open tabs and stored pages that need them. */
export async function replacePreviousVersion(event: ExtendableEvent): Promise<void> {
  await keepFormerFiles();
  await shell.activate(event);
  const currentNames: string[] = Object.values(CACHES);
  for (const name of await caches.keys()) if (!currentNames.includes(name)) await caches.delete(name);
}

export async function answerFile(request: Request, event: ExtendableEvent): Promise<Response> {
  const precached = await shell.matchPrecache(request);
  if (precached) return precached;
  try {
    return await files.handle({ request, event });
  } catch (error) {
    if (ROUTE_SCRIPTS.includes(new URL(request.url).pathname)) return replacementScript();
    throw error;
  }
}

export async function keepFile(path: string, event: ExtendableEvent): Promise<void> {
  if (shell.getCacheKeyForURL(path)) return;
  // A file that fails now is fetched when the page is read.
  await files.handle({ request: new Request(path), event }).catch(() => undefined);
}

export async function findShellPage({ pathname }: URL): Promise<Response> {
  return (
    (await shell.matchPrecache(pathname)) ??
    (await shell.matchPrecache(LOST_PAGE)) ??
    // The browser may have evicted the files; it then shows its own offline page.
    Response.error()
  );
}

/**
 * Replaces the script of a route that cannot be fetched, because the router would otherwise reload the page being left. Loads the requested
 * page instead, so that the worker can answer with a stored copy, and never settles while it loads, so that the screen stays. The second
 * time it throws an error that lost-connection.ts recognises, because a stored page without its script would reload forever.
 */
const replacementScript = () =>
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
  const [formerShell, assets] = await Promise.all([caches.open(CACHES.shell), caches.open(CACHES.assets)]);
  const expiration = new CacheExpiration(CACHES.assets, { maxEntries: MOST_FILES });
  const current = new Set(shell.getURLsToCacheKeys().values());
  for (const { url } of await formerShell.keys()) {
    if (current.has(url) || !new URL(url).pathname.startsWith('/assets/')) continue;
    const file = await formerShell.match(url, { ignoreVary: true });
    if (!file) continue;
    await assets.put(url, file);
    await expiration.updateTimestamp(url);
  }
}
