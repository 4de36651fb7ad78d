/** The HTTP pipeline, in the order a request meets it. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';
import type { SiteServices } from '#app/site/request-context.server.ts';
import type { Config } from '#config';
import type { PageCache } from '#platform/page-cache/page-cache.server.ts';
import { createAssetHandler } from './assets.ts';
import {
  canonicalPath,
  type Refusal,
  refuseBody,
  refuseForeignOrigin,
  refuseHost,
  refuseMethod,
  refuseUrl,
} from './guards.ts';
import { isReading } from './page-key.ts';
import { createPageHandler } from './pages.ts';
import { NOTHING_RUNS, securityHeaders } from './security-headers.ts';
import { sendKillSwitch, WORKER_PATH } from './service-worker.ts';
import { lingerUnread } from './unread-body.ts';

export type AppServices = {
  config: Config;
  services: SiteServices;
  pageCache: PageCache;
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** Folder of the client build. */
  assetFolder: string;
  /** Answers what it knows (sources, hot updates) and calls `next` for the rest. */
  development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

export type App = {
  server: Server;
  /** Answers what is underway, takes no more, and resolves when the last connection is gone (10 s at most). */
  drain(): Promise<void>;
};

const DRAIN_LIMIT_MS = 10_000;

const CLIENT_ERRORS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

export function createApp({ config, services, pageCache, build, assetFolder, development }: AppServices): App {
  const { database, log } = services;
  const headers = securityHeaders(config.publicOrigin.startsWith('https:'));
  const sendAsset = createAssetHandler(assetFolder, headers);
  const isDevelopment = development !== undefined;
  const pages = createPageHandler({ config, services, pageCache, build, headers, isDevelopment });
  const origins = allowedOrigins(config);
  // A real site goes by its configured name whatever `Host` says. The demo believes it, so it must be one of its own.
  const hosts = config.isDemo ? new Set([...origins].map((origin) => new URL(origin).host)) : null;
  let isDraining = false;

  const server = createServer({ connectionsCheckingInterval: 1_000 }, (request, response) => {
    if (isDraining) response.setHeader('Connection', 'close');
    if (pages.sendStored(request, response)) return;
    if (development) development(request, response, () => void serve(request, response));
    else void serve(request, response);
  });
  // A browser sends its headers at once; whoever takes longer is holding the connection, not using it.
  server.headersTimeout = 10_000;
  server.requestTimeout = 30_000;
  server.keepAliveTimeout = 65_000;
  // Whoever stops reading is let go after two such spells; a statement of the database may take 10 s.
  server.timeout = 12_000;
  server.maxConnections = 8_000;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return;
    const status = CLIENT_ERRORS[error.code ?? ''] ?? '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const requestId = randomUUID();
    const startedAt = performance.now();
    const { method, url = '/' } = request;
    const path = url.split('?', 1)[0];
    try {
      const refusal =
        refuseMethod(request) ??
        refuseHost(request, hosts) ??
        refuseUrl(request) ??
        refuseForeignOrigin(request, origins) ??
        refuseBody(request) ??
        (await answer(request, response, requestId, path ?? '/'));
      if (refusal) refuse(request, response, refusal);
    } catch (error) {
      if (!request.aborted) log.error({ err: error, errorId: requestId, path }, 'request failed outside a page');
      const message = `Something went wrong. Error ID: ${requestId}`;
      if (response.headersSent) response.destroy();
      else refuse(request, response, { status: 500, message });
    }
    const milliseconds = Math.round(performance.now() - startedAt);
    log.info({ requestId, method, path, status: response.statusCode, milliseconds }, 'request');
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    path: string,
  ): Promise<Refusal | null> {
    if (path === '/livez') return { status: 200, message: 'alive' };
    if (path === '/readyz') {
      const isReady = !isDraining && (await database.isReady());
      return isReady
        ? { status: 200, message: 'ready' }
        : { status: 503, message: 'not ready', headers: [['Retry-After', '5']] };
    }
    if (path === WORKER_PATH && !config.usesServiceWorker && isReading(request)) {
      sendKillSwitch(request, response, headers);
      return null;
    }
    if (isReading(request) && sendAsset(request, response)) return null;
    const canonical = canonicalPath(path);
    if (isReading(request) && canonical !== path) {
      const query = request.url?.slice(path.length) ?? '';
      return { status: 308, message: 'Moved permanently', headers: [['Location', canonical + query]] };
    }
    return pages.send(request, response, requestId);
  }

  function refuse(
    request: IncomingMessage,
    response: ServerResponse,
    { status, message, headers: extra = [] }: Refusal,
  ): void {
    const isScript = request.headers.accept?.includes('application/json') ?? false;
    const body = Buffer.from(isScript ? JSON.stringify({ ok: false, message }) : `${message}\n`);
    // A body that was not read would be taken for the next request on this connection.
    const closing = isReading(request) ? [] : ['Connection', 'close'];
    if (!isReading(request) && !request.complete) lingerUnread(request);
    response.writeHead(status, [
      ...headers.flat(),
      ...extra.flat(),
      ...closing,
      ...['Content-Security-Policy', NOTHING_RUNS, 'Cache-Control', 'no-store'],
      ...['Content-Type', isScript ? 'application/json' : 'text/plain; charset=utf-8'],
      ...['Content-Length', String(body.length)],
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return {
    server,
    drain: async () => {
      isDraining = true;
      // Whoever spreads the load needs to see /readyz say no before the door is closed. Meanwhile every answer ends its
      // connection: close() would reset those that are idle, just as the next request is on its way.
      await wait(config.drainSeconds * 1000);
      await new Promise<void>((resolve) => {
        const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
        server.close(() => {
          clearTimeout(limit);
          resolve();
        });
        server.closeIdleConnections();
      });
    },
  };
}

/** In demo mode the site is as much at 127.0.0.1 as at localhost. */
function allowedOrigins({ publicOrigin, isDemo, port }: Config): ReadonlySet<string> {
  const loopback = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
  return new Set(isDemo ? [publicOrigin, ...loopback] : [publicOrigin]);
}
