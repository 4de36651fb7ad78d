/** The HTTP pipeline, in the order a request meets it. */

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { SiteServices } from '#app/web/request-context.server.ts';
import type { Config } from '#config';
import type { Queries } from '#db/connections/client.server.ts';
import type { ContentStore } from '#db/content/content-store.server.ts';
import type { Clock } from '#platform/clock/clock.server.ts';
import type { PageCache } from '#platform/page-cache/page-cache.server.ts';
import { type Answer, createAnswer } from './answer.ts';
import { limitConnections } from './http/connection-limits.ts';
import { drainServer } from './http/drain.ts';
import { mostConnections } from './http/file-limit.ts';
import { createGuard } from './http/guard.ts';
import { type Refusal, waitForAnswer } from './http/guards.ts';
import { inTurn } from './http/pipelining.ts';
import { securityHeaders } from './http/security-headers.ts';
import { sendRefusal } from './http/send-refusal.ts';
import { watchBody } from './http/slow-bodies.ts';
import { boundUnread } from './http/slow-readers.ts';
import { hangUp } from './http/unread-body.ts';
import type { SiteMetrics } from './metrics/metrics.ts';
import type { ClientFiles } from './pages/assets.ts';
import { isReading } from './pages/page-key.ts';
import { createPageHandler } from './pages/pages.ts';
import { BrokenOff } from './pages/send-page.ts';

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

/**
 * A proxy that sends this header asks another process when this one answers 502, and sends this one nothing for a while, so
 * that no request is on its way when the server closes (deploy/nginx.conf). No other answer of ours has this status.
 */
const CAN_ASK_ANOTHER = 'x-can-ask-another';
const ASK_ANOTHER: Refusal = { status: 502, message: 'This process is stopping; ask another one' };

/** nginx's status for a client that closed the connection before there was an answer. */
const CLIENT_HUNG_UP = 499;

const CLIENT_ERRORS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

export function createApp(parts: AppServices): App {
  const { config, services, metrics, files, development } = parts;
  const { database, log } = services;
  const headers = securityHeaders(config);
  const pages = createPageHandler({ ...parts, headers, isDevelopment: development !== undefined });
  const findRefusal = createGuard(config, log);
  let isDraining = false;
  const answer = createAnswer({ config, database, metrics, files, headers, pages, isDraining: () => isDraining });
  const underway = new Set<ServerResponse>();
  const server = createServer({ connectionsCheckingInterval: 1_000 }, (request, response) =>
    inTurn(request, response, () => begin(request, response)),
  );
  limitServer(server, config);

  function begin(request: IncomingMessage, response: ServerResponse): void {
    if (isDraining) {
      response.setHeader('Connection', 'close');
      if (isReading(request) && request.headers[CAN_ASK_ANOTHER]) {
        sendRefusal(request, response, ASK_ANOTHER, headers);
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

  async function serve(request: IncomingMessage, response: ServerResponse, refusal: Refusal | null): Promise<void> {
    const requestId = randomUUID();
    const startedAt = performance.now();
    const { method, url = '/' } = request;
    underway.add(response);
    const path = url.split('?', 1)[0] ?? '/';
    let hasHungUp = false;
    response.once('close', () => {
      hasHungUp = !response.headersSent;
    });
    // A request that fails has reached a page: nothing before pages throws.
    let answered: Answer = { source: refusal ? 'server' : 'rendered', refusal };
    try {
      if (!refusal) answered = await answer({ request, response, requestId, path });
      if (answered.refusal && answered.refusal !== 'coming_soon')
        sendRefusal(request, response, answered.refusal, headers);
    } catch (error) {
      // A client that hangs up makes work fail: not logged. When our own answer breaks off, Node reports a hang-up, too.
      if (!request.aborted || error instanceof BrokenOff)
        log.error({ err: error, errorId: requestId, path }, 'request failed outside a page');
      const message = `Something went wrong. Error ID: ${requestId}`;
      if (response.headersSent) response.destroy();
      else sendRefusal(request, response, { status: 500, message }, headers);
    }
    const status = hasHungUp ? CLIENT_HUNG_UP : response.statusCode;
    const isComingSoon = answered.refusal === 'coming_soon';
    metrics.count(request, isComingSoon ? 'coming_soon' : status, answered.source, startedAt);
    underway.delete(response);
    const milliseconds = Math.round(performance.now() - startedAt);
    log.info({ requestId, method, path, status, milliseconds }, 'request');
  }

  return {
    server,
    drain: () => {
      isDraining = true;
      return drainServer(server, underway, config.drainSeconds);
    },
  };
}

function limitServer(server: Server, { trustProxy }: Config): void {
  // Browsers send headers at once; a client that takes longer only occupies a connection.
  server.headersTimeout = 8_000;
  // A body may take as long as it keeps coming: see watchBody.
  server.requestTimeout = 0;
  server.keepAliveTimeout = 65_000;
  // A client that stops reading is disconnected after two such periods. Waiting for a database connection and for a
  // statement takes less than one (db/connections/client.server.ts).
  server.timeout = 14_000;
  limitConnections(server, { most: mostConnections(), isBehindProxy: trustProxy > 0 });
  boundUnread(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    hangUp(socket, CLIENT_ERRORS[error.code ?? ''] ?? '400 Bad Request'),
  );
}
