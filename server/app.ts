/** The HTTP pipeline, in the order a request meets it. */

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerBuild } from 'react-router';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { Config } from '#config';
import type { Queries } from '#db/connections/client.server.ts';
import type { ContentStore } from '#db/content/content-store.server.ts';
import { LOOKS } from '#domain/brand/look.ts';
import type { Clock } from '#platform/clock/clock.server.ts';
import type { AnswerSource } from '#platform/metrics/request-times.server.ts';
import { noteRefusedOrigins } from '#platform/origins/refused-origins.server.ts';
import type { PageCache } from '#platform/page-cache/page-cache.server.ts';
import { limitConnections } from './http/connection-limits.ts';
import { mostConnections } from './http/file-limit.ts';
import {
  ADDRESS_TOO_LONG,
  canonicalPath,
  hasBody,
  LONGEST_LOCATION,
  type Refusal,
  refuseBody,
  refuseForeignOrigin,
  refuseHost,
  refuseMethod,
  refuseUrl,
  waitForAnswer,
} from './http/guards.ts';
import { inTurn } from './http/pipelining.ts';
import { securityHeaders } from './http/security-headers.ts';
import { watchBody } from './http/slow-bodies.ts';
import { boundUnread } from './http/slow-readers.ts';
import { destroyLingering, hangUp, lingerUnread } from './http/unread-body.ts';
import { METRICS_PATH, type SiteMetrics } from './metrics/metrics.ts';
import { type ClientFiles, createAssetHandler, HASHED_PATH } from './pages/assets.ts';
import { isReading } from './pages/page-key.ts';
import { createPageHandler } from './pages/pages.ts';
import { refusalFor } from './pages/plain-page.ts';
import { BrokenOff } from './pages/send-page.ts';
import { sendKillSwitch, WORKER_PATH } from './pages/service-worker.ts';

export type AppServices = {
  config: Config;
  services: SiteServices;
  clock: Clock;
  content: Pick<ContentStore, 'current' | 'redirectOf' | 'isLaunched'>;
  /** Queries of pages that are made for all visitors; they may read from a replica. */
  publicReads: Queries;
  pageCache: PageCache;
  metrics: SiteMetrics;
  build: ServerBuild | (() => Promise<ServerBuild>);
  files: ClientFiles;
  /** Answers requests for sources and hot updates, and calls `next` for all others. */
  development?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

export type App = {
  server: Server;
  /** Lets running requests finish, takes no new connections, and resolves when the last one has closed (after 10 s at most). */
  drain(): Promise<void>;
};

const DRAIN_LIMIT_MS = 10_000;
/** Interval of the search for connections whose last answer has ended. */
const SWEEP_MS = 100;

/**
 * A proxy that sends this header asks another process when this one answers 502, and sends this one nothing for a while, so
 * that no request is on its way when the server closes (deploy/nginx.conf). No other answer of ours has this status.
 */
const CAN_ASK_ANOTHER = 'x-can-ask-another';
const ASK_ANOTHER: Refusal = { status: 502, message: 'This process is stopping; ask another one' };

/** nginx's status for a client that closed the connection before there was an answer. */
const CLIENT_HUNG_UP = 499;

/** The pictures show the demo agency. */
const DEMO_PICTURES = '/screenshots/';

const CLIENT_ERRORS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

export function createApp(parts: AppServices): App {
  const { config, services, clock, content, publicReads, pageCache, metrics, build, files, development } = parts;
  const { database, log } = services;
  const headers = securityHeaders(config);
  const sendAsset = createAssetHandler(files, headers);
  const isDevelopment = development !== undefined;
  const pages = createPageHandler({
    config,
    services,
    clock,
    content,
    publicReads,
    pageCache,
    build,
    headers,
    isDevelopment,
  });
  const origins = allowedOrigins(config);
  // A real site uses its configured name whatever `Host` says. The demo trusts `Host`, so it must be one of its own names.
  const hosts = config.isDemo ? new Set([...origins].map((origin) => new URL(origin).host)) : null;
  const noteRefusedOrigin = noteRefusedOrigins({ ...config, log });
  let isDraining = false;
  const underway = new Set<ServerResponse>();

  const server = createServer({ connectionsCheckingInterval: 1_000 }, (request, response) =>
    inTurn(request, response, () => begin(request, response)),
  );
  // Browsers send headers at once; a client that takes longer only occupies a connection.
  server.headersTimeout = 8_000;
  // A body may take as long as it keeps coming: see watchBody.
  server.requestTimeout = 0;
  server.keepAliveTimeout = 65_000;
  // A client that stops reading is disconnected after two such periods. Waiting for a database connection and for a
  // statement takes less than one (db/connections/client.server.ts).
  server.timeout = 14_000;
  limitConnections(server, { most: mostConnections(), isBehindProxy: config.trustProxy > 0 });
  boundUnread(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    hangUp(socket, CLIENT_ERRORS[error.code ?? ''] ?? '400 Bad Request'),
  );

  function begin(request: IncomingMessage, response: ServerResponse): void {
    if (isDraining) {
      response.setHeader('Connection', 'close');
      if (isReading(request) && request.headers[CAN_ASK_ANOTHER]) {
        refuse(request, response, ASK_ANOTHER);
        return;
      }
    }
    watchBody(request, response);
    waitForAnswer(request);
    const startedAt = performance.now();
    const refusal = findRefusal(request);
    if (!refusal && pages.sendStored(request, response))
      metrics.count(request, response.statusCode, 'stored', startedAt);
    else if (development) development(request, response, () => void serve(request, response, refusal));
    else void serve(request, response, refusal);
  }

  /** Runs before any answer, so that a page is refused in the same way whether or not it is stored. */
  const findRefusal = (request: IncomingMessage): Refusal | null =>
    refuseMethod(request) ??
    refuseHost(request, hosts) ??
    refuseUrl(request) ??
    refuseAndNoteOrigin(request) ??
    refuseBody(request);

  function refuseAndNoteOrigin(request: IncomingMessage): Refusal | null {
    const refusal = refuseForeignOrigin(request, origins);
    if (refusal) void noteRefusedOrigin(request.headers);
    return refusal;
  }

  async function serve(request: IncomingMessage, response: ServerResponse, refused: Refusal | null): Promise<void> {
    const requestId = randomUUID();
    const startedAt = performance.now();
    const { method, url = '/' } = request;
    underway.add(response);
    const path = url.split('?', 1)[0];
    const from: { source: AnswerSource } = { source: 'server' };
    let isComingSoon = false;
    let hasHungUp = false;
    response.once('close', () => {
      hasHungUp = !response.headersSent;
    });
    try {
      const refusal = refused ?? (await answer(request, response, requestId, path ?? '/', from));
      if (refusal === 'coming_soon') isComingSoon = true;
      else if (refusal) refuse(request, response, refusal);
    } catch (error) {
      // A client that hangs up makes work fail: not logged. When our own answer breaks off, Node reports a hang-up, too.
      if (!request.aborted || error instanceof BrokenOff)
        log.error({ err: error, errorId: requestId, path }, 'request failed outside a page');
      const message = `Something went wrong. Error ID: ${requestId}`;
      if (response.headersSent) response.destroy();
      else refuse(request, response, { status: 500, message });
    }
    const status = hasHungUp ? CLIENT_HUNG_UP : response.statusCode;
    metrics.count(request, isComingSoon ? 'coming_soon' : status, from.source, startedAt);
    underway.delete(response);
    const milliseconds = Math.round(performance.now() - startedAt);
    log.info({ requestId, method, path, status, milliseconds }, 'request');
  }

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    path: string,
    from: { source: AnswerSource },
  ): Promise<Refusal | 'coming_soon' | null> {
    if (path === '/livez') return { status: 200, message: 'alive' };
    if (path === '/readyz') {
      const isReady = !isDraining && (await database.isReady());
      return isReady
        ? { status: 200, message: 'ready' }
        : { status: 503, message: 'not ready', headers: [['Retry-After', '5']] };
    }
    if (path === METRICS_PATH && (await metrics.answer(request, response))) return null;
    if (path === WORKER_PATH && !config.usesServiceWorker && isReading(request)) {
      sendKillSwitch(request, response, headers);
      return null;
    }
    if (!config.isDemo && path.startsWith(DEMO_PICTURES)) return { status: 404, message: 'Not found' };
    if (isReading(request) && sendAsset(request, response)) {
      from.source = 'file';
      return null;
    }
    if (path.startsWith(HASHED_PATH) && !path.startsWith(LOOKS)) return { status: 404, message: 'Not found' };
    const canonical = canonicalPath(path);
    if (isReading(request) && canonical !== path) {
      const location = canonical + (request.url?.slice(path.length) ?? '');
      return location.length > LONGEST_LOCATION
        ? ADDRESS_TOO_LONG
        : { status: 308, message: 'Moved permanently', headers: [['Location', location]] };
    }
    from.source = 'rendered';
    return pages.send(request, response, requestId);
  }

  function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
    const { status, headers: extra = [] } = refusal;
    const { type, policy, text } = refusalFor(request, refusal);
    const body = Buffer.from(text);
    // A body that was not read would be taken for the next request on this connection.
    const mayBeUnread = !isReading(request) || hasBody(request);
    const closing = mayBeUnread ? ['Connection', 'close'] : [];
    if (mayBeUnread && !request.complete) lingerUnread(request);
    response.writeHead(status, [
      ...headers.flat(),
      ...extra.flat(),
      ...closing,
      'Content-Security-Policy',
      policy,
      'Cache-Control',
      'no-store',
      'Content-Type',
      type,
      'Content-Length',
      String(body.length),
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return {
    server,
    drain: async () => {
      isDraining = true;
      for (const response of underway) if (!response.headersSent) response.setHeader('Connection', 'close');
      // The load balancer must see /readyz fail before the server closes. Until then every answer ends its connection: close() would reset
      // idle connections, perhaps just as their next request arrives.
      await wait(config.drainSeconds * 1000);
      await new Promise<void>((resolve) => {
        const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
        const sweep = setInterval(() => {
          server.closeIdleConnections();
          destroyLingering();
        }, SWEEP_MS);
        server.close(() => {
          clearTimeout(limit);
          clearInterval(sweep);
          resolve();
        });
      });
    },
  };
}

/** Allows all loopback hosts in demo mode, because the site answers at 127.0.0.1 as at localhost. */
function allowedOrigins({ publicOrigin, isDemo, port }: Config): ReadonlySet<string> {
  const loopback = ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
  return new Set(isDemo ? [publicOrigin, ...loopback] : [publicOrigin]);
}
