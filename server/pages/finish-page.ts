/** Turns the router's answer into a response: whether it may be stored, which scripts may run, and its headers. */
import { IN_PIECES, NAMED_AFTER_CONTENT } from '#app/web/caching/cacheable.server.ts';
import { FRAMED_ANYWHERE } from '#app/web/render/framing.server.ts';
import { bytesOf } from '#app/web/render/page-bytes.server.ts';
import { fillNonce, hashScripts } from '#app/web/render/script-nonce.server.ts';
import type { ContentTag } from '#db/content-changes.ts';
import { isCompressible, type RenderedPage } from '#platform/page-cache/page-cache.server.ts';
import {
  contentSecurityPolicy,
  DRAWING_ALONE,
  framedPolicy,
  KEPT_NOT_SHOWN,
  NOTHING_RUNS,
} from '#server/http/security-headers.ts';
import type { Declared } from './page-key.ts';
import { isPreview } from './preview.ts';

/** Headers from a route to the page cache and to this server; they are not sent to clients. */
const STORAGE_HEADERS = [
  'Cache-Tag',
  'Cache-Parameters',
  'Cache-Other-Parameters',
  FRAMED_ANYWHERE,
  ...Object.keys({ ...IN_PIECES, ...NAMED_AFTER_CONTENT }),
];
/** Seconds. `Retry-After` of a 503 during an outage, or if the page sets none. */
const RETRY_AFTER_SECONDS = '2';

/** Cached like built files (./assets.ts). */
const FOR_EVER = 'public, max-age=31536000, immutable';

type FinishOptions = {
  requestId: string;
  headers: [string, string][];
  isDevelopment: boolean;
  /** The policy allows reCAPTCHA's script and requests. */
  usesRecaptcha: boolean;
  /** The database was out of reach during the request, so an error is not the page's fault and a retry may soon work. */
  isOutage: boolean;
  /** The answer is for this request only and is never stored. */
  isPrivate: boolean;
  /** Names the page by the parameters it depends on; null: it cannot be stored. */
  keyOf(declared: Declared): string | null;
};

export async function finishPage(answer: Response, finishing: FinishOptions): Promise<RenderedPage> {
  const { requestId, headers, isDevelopment, isPrivate, usesRecaptcha } = finishing;
  const storage = isPrivate ? null : readStorage(answer, finishing.keyOf);
  const isHtml = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  const isPlainText = answer.headers.get('Content-Type')?.startsWith('text/plain') ?? true;
  let body = await bytesOf(answer);
  const framedStyles = isPreview(answer) ? null : answer.headers.get(FRAMED_ANYWHERE);
  let policy = NOTHING_RUNS;
  if (isHtml && framedStyles) policy = framedPolicy(framedStyles);
  else if (isHtml && storage) {
    const hashed = hashScripts(body);
    body = hashed.body;
    policy = contentSecurityPolicy({ hashes: hashed.hashes }, { usesRecaptcha });
  } else if (isHtml) {
    const isFramed = isPreview(answer);
    policy = contentSecurityPolicy({ nonce: fillNonce(body) }, { usesRecaptcha, isFramed });
  } else if (answer.headers.get('Content-Type') === 'image/svg+xml') policy = DRAWING_ALONE;
  // A fault outside a page has no error screen but gives its id too. The router answers such faults in plain text; answers that our scripts
  // read stay unchanged.
  else if (answer.status === 500 && isPlainText) body = Buffer.from(`Something went wrong. Error ID: ${requestId}\n`);

  const status = answer.status === 500 && finishing.isOutage ? 503 : answer.status;
  // During an outage the server chooses the time of the retry, not the page.
  const setsRetryAfter = finishing.isOutage || !answer.headers.has('Retry-After');
  if (status === 503 && setsRetryAfter) answer.headers.set('Retry-After', RETRY_AFTER_SECONDS);
  const isImmutable =
    answer.status === 200 && Object.keys(NAMED_AFTER_CONTENT).every((name) => answer.headers.has(name));
  for (const name of [...STORAGE_HEADERS, 'Content-Length']) answer.headers.delete(name);
  const reuse = isImmutable
    ? FOR_EVER
    : storage
      ? 'public, max-age=0, must-revalidate'
      : isPrivate
        ? 'private, no-store'
        : 'no-store';
  answer.headers.set('Cache-Control', reuse);
  // Vite's hot updates need inline styles and scripts; the policy protects the production build.
  if (!isDevelopment) answer.headers.set('Content-Security-Policy', policy);
  // Headers of the page override the general ones.
  const general = headers.filter(
    ([name]) => !answer.headers.has(name) && !(framedStyles && name === 'X-Frame-Options'),
  );
  return { status, headers: [...general, ...answer.headers.entries()], body, storage };
}

/** Downloads and streamed answers are sent as they come, not collected first. */
export const isStreamed = ({ headers }: Response): boolean =>
  headers.get('Content-Disposition')?.startsWith('attachment') === true ||
  headers.get('Content-Type')?.startsWith('application/x-ndjson') === true ||
  isInPieces({ headers });

/** Among public answers only those that declare it are streamed: a feed downloaded as a file is stored like any page. */
export const isInPieces = ({ headers }: Pick<Response, 'headers'>): boolean =>
  Object.keys(IN_PIECES).every((name) => headers.has(name));

export type Streamed = {
  status: number;
  headers: [string, string][];
  body: Response['body'];
  /** Long and public. Other streams are files sent unchanged, or short chunks that must not wait for each other. */
  isWorthCompressing: boolean;
};

export function finishStreamed(
  answer: Response,
  { headers, isPrivate }: Pick<FinishOptions, 'headers' | 'isPrivate'>,
): Streamed {
  // A public answer with a version may be cached, and is revalidated each time.
  const isForEverybody = !isPrivate && isInPieces(answer);
  const isVersioned = isForEverybody && answer.headers.has('ETag');
  const isWorthCompressing = isForEverybody && isCompressible([...answer.headers.entries()]);
  for (const name of STORAGE_HEADERS) answer.headers.delete(name);
  answer.headers.set('Cache-Control', isVersioned ? 'no-cache' : 'private, no-store');
  answer.headers.set('Content-Security-Policy', KEPT_NOT_SHOWN);
  const general = headers.filter(([name]) => !answer.headers.has(name));
  const { status, body } = answer;
  return { status, headers: [...general, ...answer.headers.entries()], body, isWorthCompressing };
}

/** A route opts in to being stored with `s-maxage`, and names what it shows and which parameters it depends on. */
function readStorage({ status, headers }: Response, keyOf: FinishOptions['keyOf']): RenderedPage['storage'] {
  const seconds = Number(/s-maxage=(\d+)/.exec(headers.get('Cache-Control') ?? '')?.[1] ?? 0);
  if (status !== 200 || seconds === 0 || headers.has('Set-Cookie')) return null;
  const names = headers.get('Cache-Parameters')?.split(' ') ?? [];
  const key = keyOf({ names, othersMatter: headers.has('Cache-Other-Parameters') });
  return key === null ? null : { seconds, key, tags: readTags(headers) };
}

/** Reads the tags that cachingHeaders wrote. */
const readTags = (headers: Headers) => (headers.get('Cache-Tag')?.split(' ') ?? []) as ContentTag[];
