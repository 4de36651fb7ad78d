/**
 * Stores public pages for offline reading, and only as visitors see them: a page rendered for an account is fetched again without cookies.
 */
import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { isKeepable, keptAs, listAssets } from './addresses.ts';
import { CACHES } from './cache-names.ts';

const MOST_PAGES = 60;
const LONGEST_SECONDS = 30 * 24 * 60 * 60;
/** A younger copy is not fetched again just to store it. */
const YOUNG_MS = 5 * 60_000;
const GONE = [404, 410];

const expiration = new CacheExpiration(CACHES.pages, { maxEntries: MOST_PAGES, maxAgeSeconds: LONGEST_SECONDS });

type KeepAsset = (path: string) => Promise<void>;

const isPage = ({ headers, type, redirected }: Response) =>
  type === 'basic' && !redirected && (headers.get('Content-Type')?.startsWith('text/html') ?? false);

const cacheControl = ({ headers }: Response) => headers.get('Cache-Control') ?? '';

/** False if `keepAnswer` would do nothing, so that the answer need not be cloned. */
export const isWorthKeeping = (address: URL, answer: Response): boolean =>
  isKeepable(address) && isPage(answer) && (answer.status === 200 || GONE.includes(answer.status));

export async function keepAnswer(address: URL, answer: Response, keepAsset: KeepAsset): Promise<void> {
  if (GONE.includes(answer.status)) await forget(address);
  else if (/\bpublic\b/.test(cacheControl(answer))) await keep(address, answer, keepAsset);
  else if (/\bprivate\b/.test(cacheControl(answer))) await keepVisitorsPage(address, keepAsset);
}

/** Fetches the page without cookies and stores it if it is public. Ignores a failure, because the next visit tries again. */
export async function keepVisitorsPage(address: URL, keepAsset: KeepAsset): Promise<void> {
  if (!isKeepable(address) || savesData() || (await isYoung(address))) return;
  const answer = await fetch(keptAs(address), { credentials: 'omit' }).catch(() => null);
  if (!answer || !isPage(answer)) return;
  if (GONE.includes(answer.status)) await forget(address);
  else if (answer.status === 200 && /\bpublic\b/.test(cacheControl(answer))) await keep(address, answer, keepAsset);
}

/** Marks the copy, so that the page can tell (`Server-Timing`). */
export async function findKept(address: URL): Promise<Response | undefined> {
  const stored = await match(address);
  return stored && !(await expiration.isURLExpired(keptAs(address))) ? asStored(stored) : undefined;
}

export async function forgetAll(): Promise<void> {
  await caches.delete(CACHES.pages);
  await expiration.delete();
}

export function asStored(answer: Response): Response {
  const headers = new Headers(answer.headers);
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  headers.set('Server-Timing', 'stored');
  return new Response(answer.body, { status: answer.status, headers });
}

async function keep(address: URL, answer: Response, keepAsset: KeepAsset): Promise<void> {
  const key = keptAs(address);
  const html = await answer.clone().text();
  await (await caches.open(CACHES.pages)).put(key, answer);
  await expiration.updateTimestamp(key);
  await expiration.expireEntries();
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

/** Browsers with `saveData` always have `connection`; some have neither. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
