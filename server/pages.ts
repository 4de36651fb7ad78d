/** React Router behind the page cache: what a page becomes on its way out. */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createRequest } from '@remix-run/node-fetch-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { requestContext } from '#app/site/request-context.server.ts';
import type { Config } from '#config';
import type { Database } from '#db/client.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import {
  type CachedPage,
  type Encoding,
  isCompressible,
  type PageCache,
  type RenderedPage,
} from '#platform/page-cache/page-cache.server.ts';
import { LARGEST_BODY_BYTES, type Refusal, TOO_LARGE } from './guards.ts';
import { contentSecurityPolicy, NOTHING_RUNS } from './security-headers.ts';

type PageServices = {
  config: Config;
  database: Database;
  log: Log;
  pageCache: PageCache;
  build: ServerBuild;
  headers: [string, string][];
};

/** Stands where the nonce of a page goes until it is rendered. Random, so that no content can name it. */
const NONCE_SLOT = `nonce-slot-${randomBytes(16).toString('hex')}`;
const SCRIPTS_WITH_SLOT = new RegExp(`<script[^>]* nonce="${NONCE_SLOT}"[^>]*>([\\s\\S]*?)</script>`, 'g');
/** Added by advertisers to links that they hand on; they change nothing on the page. */
const TRACKING_PARAMETERS = /^(utm_\w+|gclid|fbclid|msclkid)$/;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type PageHandler = {
  /** Sends a stored page, if there is one. Synchronous and short: this is the path most visits take. */
  sendCached(request: IncomingMessage, response: ServerResponse): boolean;
  send(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<Refusal | null>;
};

export function createPageHandler(services: PageServices): PageHandler {
  const { config, pageCache } = services;
  const handle = createRequestHandler(services.build, 'production');

  return {
    sendCached(request, response) {
      if (request.method !== 'GET' || hasSession(request)) return false;
      const page = pageCache.find(cacheKey(request.url ?? '/'), Date.now());
      if (page) sendPage(request, response, page);
      return page !== undefined;
    },

    async send(request, response, requestId) {
      const isAnonymousGet = request.method === 'GET' && !hasSession(request);
      const make = () => renderPage(request, response, requestId);
      let page: CachedPage | RenderedPage | Refusal;
      if (isAnonymousGet)
        page = await pageCache.render(cacheKey(request.url ?? '/'), Date.now, async () => asPage(await make()));
      else page = await make();
      if ('message' in page) return page;
      if ('bodies' in page) sendPage(request, response, page);
      else await sendOnce(request, response, page);
      return null;
    },
  };

  async function renderPage(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    requestId: string,
  ): Promise<RenderedPage | Refusal> {
    const limit = { isPassed: false };
    const request = limitBody(createRequest(withCleanUrl(incoming), outgoing, originOf(config)), limit);
    const context = new RouterContextProvider();
    context.set(requestContext, {
      requestId,
      nonce: NONCE_SLOT,
      publicOrigin: config.publicOrigin,
      isDemo: config.isDemo,
      now: new Date(),
      database: services.database,
      log: services.log,
    });
    const answer = await handle(request, context);
    if (limit.isPassed) return TOO_LARGE;
    return finish(answer, hasSession(incoming));
  }

  async function finish(answer: Response, isPrivate: boolean): Promise<RenderedPage> {
    const storage = isPrivate ? null : readStorage(answer);
    const isHtml = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
    const body = Buffer.from(await answer.arrayBuffer());
    const page = isHtml ? lockScripts(body.toString('utf8'), storage !== null) : { body, policy: NOTHING_RUNS };
    answer.headers.delete('Cache-Tag');
    answer.headers.set(
      'Cache-Control',
      storage ? 'public, max-age=0, must-revalidate' : isPrivate ? 'private, no-store' : 'no-store',
    );
    answer.headers.set('Content-Security-Policy', page.policy);
    answer.headers.delete('Content-Length');
    return {
      status: answer.status,
      headers: [...services.headers, ...answer.headers.entries()],
      body: page.body,
      storage,
    };
  }
}

/** The name of the session cookie; any request that carries one is rendered for that person alone. */
const SESSION_COOKIES = ['__Host-session=', 'session='];
const hasSession = ({ headers: { cookie } }: IncomingMessage) =>
  cookie !== undefined && SESSION_COOKIES.some((name) => cookie.startsWith(name) || cookie.includes(`; ${name}`));

/** The demo answers under every name of this computer; a real site knows what it is called, whatever `Host` says. */
const originOf = ({ publicOrigin, isDemo }: Config) => {
  const { host, protocol } = new URL(publicOrigin);
  return isDemo ? { protocol } : { host, protocol };
};

/** One key for all spellings of the same question: parameters sorted, tracking ones left out. */
function cacheKey(url: string): string {
  const query = url.indexOf('?');
  if (query === -1) return url;
  const parameters = new URLSearchParams(url.slice(query + 1));
  for (const name of [...parameters.keys()]) if (TRACKING_PARAMETERS.test(name)) parameters.delete(name);
  parameters.sort();
  return parameters.size === 0 ? url.slice(0, query) : `${url.slice(0, query)}?${parameters}`;
}

/** Pages are rendered under their key, so that what is stored never depends on who asked first. */
function withCleanUrl(request: IncomingMessage): IncomingMessage {
  if (request.method === 'GET') request.url = cacheKey(request.url ?? '/');
  return request;
}

/** Stops a body that says nothing of its length, or lies about it, at the same bound. */
function limitBody(request: Request, limit: { isPassed: boolean }): Request {
  if (!request.body) return request;
  let received = 0;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        if (received > LARGEST_BODY_BYTES) {
          limit.isPassed = true;
          controller.error(new Error('The request body is too large'));
        } else controller.enqueue(chunk);
      },
    }),
  );
  return new Request(request, { body: counted, duplex: 'half' } as RequestInit);
}

/** A route opts in to being stored with `s-maxage` and names what it shows in `Cache-Tag`. */
function readStorage({ status, headers }: Response): RenderedPage['storage'] {
  const seconds = Number(/s-maxage=(\d+)/.exec(headers.get('Cache-Control') ?? '')?.[1] ?? 0);
  if (status !== 200 || seconds === 0 || headers.has('Set-Cookie')) return null;
  return { seconds, tags: headers.get('Cache-Tag')?.split(' ') ?? [] };
}

/** Names each script of the page in its policy: by hash where the bytes will be sent again, else by a fresh nonce. */
function lockScripts(html: string, isStored: boolean): { body: Buffer; policy: string } {
  if (!isStored) {
    const nonce = randomBytes(16).toString('base64');
    return { body: Buffer.from(html.replaceAll(NONCE_SLOT, nonce)), policy: contentSecurityPolicy({ nonce }) };
  }
  const hashes = [...html.matchAll(SCRIPTS_WITH_SLOT)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
  return {
    body: Buffer.from(html.replaceAll(` nonce="${NONCE_SLOT}"`, '')),
    policy: contentSecurityPolicy({ hashes }),
  };
}

/** In an anonymous GET there is no body, so nothing can be refused for its size. */
function asPage(page: RenderedPage | Refusal): RenderedPage {
  if ('message' in page) throw new Error(`Unexpected refusal of a GET: ${page.message}`);
  return page;
}

function sendPage(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const etag = `W/"${page.etag}"`;
  if (request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, [...page.headers.flat(), 'ETag', etag, 'Vary', 'Accept-Encoding, Cookie']);
    response.end();
    return;
  }
  const encoding = chooseEncoding(request);
  const body = page.bodies[encoding];
  const headers = [
    ...page.headers.flat(),
    'ETag',
    etag,
    'Vary',
    'Accept-Encoding, Cookie',
    'Content-Length',
    String(body.length),
  ];
  if (body !== page.bodies.identity) headers.push('Content-Encoding', encoding);
  response.writeHead(page.status, headers);
  response.end(body);
}

async function sendOnce(request: IncomingMessage, response: ServerResponse, page: RenderedPage): Promise<void> {
  const isWorthwhile = page.body.length > 1_024 && isCompressible(page.headers);
  const encoding = isWorthwhile ? chooseEncoding(request) : 'identity';
  const body = await encode(page.body, encoding);
  const headers = [...page.headers.flat(), 'Vary', 'Accept-Encoding, Cookie'];
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  if (page.status !== 204 && page.status !== 304) headers.push('Content-Length', String(body.length));
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** For one sending only: the cheapest levels. */
function encode(body: Buffer, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === 'br') return compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
  if (encoding === 'gzip') return compressGzip(body, { level: 3 });
  return body;
}

function chooseEncoding({ headers }: IncomingMessage): Encoding {
  const accepted = headers['accept-encoding'];
  if (typeof accepted !== 'string') return 'identity';
  if (/\bbr\b(?!;q=0(?:[,;]|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(?:[,;]|$))/.test(accepted) ? 'gzip' : 'identity';
}
