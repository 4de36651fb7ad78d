/**
 * Stores public pages for offline reading. Stores only anonymous versions: a page rendered for an account is fetched again without cookies.
 */
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { isKeepable, keptAs, listAssets } from './addresses.ts';
import { CACHES } from './cache-names.ts';

const MOST_PAGES = 60;
const LONGEST_SECONDS = 30 * 24 * 60 * 60;
/** A copy this young need not be fetched again just to store it. */
const YOUNG_MS = 5 * 60_000;
const GONE = [404, 410];

const ages = new CacheExpiration(CACHES.pages, { maxEntries: MOST_PAGES, maxAgeSeconds: LONGEST_SECONDS });

/** Called for each build file of a stored page. */
type KeepAsset = (path: string) => Promise<void>;

const isPage = ({ headers, type, redirected }: Response) =>
  type === 'basic' && !redirected && (headers.get('Content-Type')?.startsWith('text/html') ?? false);

const cacheControl = ({ headers }: Response) => headers.get('Cache-Control') ?? '';

/** True if `keepAnswer` would store or delete something; otherwise cloning the answer is wasteful. */
export const isWorthKeeping = (address: URL, answer: Response): boolean =>
  isKeepable(address) && isPage(answer) && (answer.status === 200 || GONE.includes(answer.status));

/** Stores a public answer, fetches a private one again without cookies, and deletes a page that no longer exists. */
export async function keepAnswer(address: URL, answer: Response, keepAsset: KeepAsset): Promise<void> {
  if (GONE.includes(answer.status)) await forget(address);
  else if (/\bpublic\b/.test(cacheControl(answer))) await keep(address, answer, keepAsset);
  else if (/\bprivate\b/.test(cacheControl(answer))) await keepAsStranger(address, keepAsset);
}

/** Fetches the page without cookies and keeps it if it is public. Ignores a failure: the next visit tries again. */
export async function keepAsStranger(address: URL, keepAsset: KeepAsset): Promise<void> {
  if (!isKeepable(address) || savesData() || (await isYoung(address))) return;
  const answer = await fetch(keptAs(address), { credentials: 'omit' }).catch(() => null);
  if (!answer || !isPage(answer)) return;
  if (GONE.includes(answer.status)) await forget(address);
  else if (answer.status === 200 && /\bpublic\b/.test(cacheControl(answer))) await keep(address, answer, keepAsset);
}

/** Marked as coming from here, so that the page can tell. */
export async function findKept(address: URL): Promise<Response | undefined> {
  const stored = await match(address);
  return stored && !(await ages.isURLExpired(keptAs(address))) ? asStored(stored) : undefined;
}

/** Called at sign-out: stored pages reveal what the reader read. */
export async function forgetAll(): Promise<void> {
  await caches.delete(CACHES.pages);
  await ages.delete();
}

export function asStored(answer: Response): Response {
  const headers = new Headers(answer.headers);
  // Cached bodies are already decompressed.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  headers.set('Server-Timing', 'stored');
  return new Response(answer.body, { status: answer.status, headers });
}

async function keep(address: URL, answer: Response, keepAsset: KeepAsset): Promise<void> {
  const key = keptAs(address);
  const html = await answer.clone().text();
  await (await caches.open(CACHES.pages)).put(key, answer);
  await ages.updateTimestamp(key);
  await ages.expireEntries();
  await Promise.all(listAssets(html).map((path) => keepAsset(path)));
}

async function forget(address: URL): Promise<void> {
  await (await caches.open(CACHES.pages)).delete(keptAs(address), { ignoreVary: true });
}

const match = async (address: URL) => (await caches.open(CACHES.pages)).match(keptAs(address), { ignoreVary: true });

async function isYoung(address: URL): Promise<boolean> {
  const stored = await match(address);
  return Date.now() - Date.parse(stored?.headers.get('Date') ?? '') < YOUNG_MS;
}

/** A browser with `saveData` always has `connection`; not all have either. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
