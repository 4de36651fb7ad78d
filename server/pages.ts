/** React Router behind the page cache. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { requestContext } from '#app/site/request-context.server.ts';
import type { Config } from '#config';
import type { Database } from '#db/client.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { PageCache, RenderedPage } from '#platform/page-cache/page-cache.server.ts';
import { finishPage, NONCE_SLOT } from './finish-page.ts';
import { LARGEST_BODY_BYTES, type Refusal, TOO_LARGE } from './guards.ts';
import { hasSession, isReading, PageKeys } from './page-key.ts';
import { sendFreshPage, sendStoredPage } from './send-page.ts';

type PageServices = {
  config: Config;
  database: Database;
  log: Log;
  pageCache: PageCache;
  build: ServerBuild | (() => Promise<ServerBuild>);
  headers: [string, string][];
  isDevelopment: boolean;
};

export type PageHandler = {
  /** Sends a stored page, if there is one. Synchronous and short: this is the path most visits take. */
  sendStored(request: IncomingMessage, response: ServerResponse): boolean;
  send(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<Refusal | null>;
};

export function createPageHandler(services: PageServices): PageHandler {
  const { config, pageCache, headers, isDevelopment } = services;
  const handle = createRequestHandler(services.build, isDevelopment ? 'development' : 'production');
  const keys = new PageKeys();

  return {
    sendStored(request, response) {
      if (!isReading(request) || hasSession(request)) return false;
      const key = keys.find(request.url ?? '/');
      const page = key === null ? undefined : pageCache.find(key, Date.now());
      if (page) sendStoredPage(request, response, page);
      return page !== undefined;
    },

    async send(request, response, requestId) {
      if (isReading(request) && !hasSession(request)) {
        const url = request.url ?? '/';
        const render = () => renderForAnybody(url, requestId);
        const page = await pageCache.render(keys.find(url) ?? url, Date.now, render);
        if ('bodies' in page) sendStoredPage(request, response, page);
        else await sendFreshPage(request, response, page);
        return null;
      }
      const limit = { isPassed: false };
      const page = await renderForOne(limitBody(createRequest(request, response, originOf(config)), limit), requestId);
      if (limit.isPassed) return TOO_LARGE;
      await sendFreshPage(request, response, page);
      return null;
    },
  };

  /**
   * The page is made for whoever waits for it, so nothing of the one who asked first goes in: no headers, no cookies,
   * and not their hanging up. HEAD is rendered as GET, so that its headers are true.
   */
  async function renderForAnybody(url: string, requestId: string): Promise<RenderedPage> {
    const answer = await handle(new Request(new URL(url, config.publicOrigin)), contextOf(requestId));
    const keyOf = (parameters: readonly string[]) => keys.learn(url, parameters);
    return finishPage(answer, { requestId, headers, isDevelopment, isPrivate: false, keyOf });
  }

  async function renderForOne(request: Request, requestId: string): Promise<RenderedPage> {
    const answer = await handle(request, contextOf(requestId));
    return finishPage(answer, { requestId, headers, isDevelopment, isPrivate: true, keyOf: () => null });
  }

  function contextOf(requestId: string): RouterContextProvider {
    const context = new RouterContextProvider();
    const { publicOrigin, isDemo } = config;
    const { database, log } = services;
    context.set(requestContext, { requestId, nonce: NONCE_SLOT, publicOrigin, isDemo, now: new Date(), database, log });
    return context;
  }
}

/** The demo answers under every name of this computer; a real site knows what it is called, whatever `Host` says. */
const originOf = ({ publicOrigin, isDemo }: Config) => {
  const { host, protocol } = new URL(publicOrigin);
  return isDemo ? { protocol } : { host, protocol };
};

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
