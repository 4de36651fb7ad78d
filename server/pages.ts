/** React Router behind the page cache. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { requestContext, type SiteServices } from '#app/site/request-context.server.ts';
import type { Config } from '#config';
import type { PageCache, RenderedPage } from '#platform/page-cache/page-cache.server.ts';
import { type Client, clientOf } from './client-address.ts';
import { finishPage, NONCE_SLOT } from './finish-page.ts';
import { LARGEST_BODY_BYTES, type Refusal, TOO_LARGE } from './guards.ts';
import { hasSession, isReading, PageKeys } from './page-key.ts';
import { sendFreshPage, sendStoredPage } from './send-page.ts';

type PageServices = {
  config: Config;
  services: SiteServices;
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

export function createPageHandler(parts: PageServices): PageHandler {
  const { config, services, pageCache, headers, isDevelopment } = parts;
  const handle = createRequestHandler(parts.build, isDevelopment ? 'development' : 'production');
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
      const asked = limitBody(createRequest(request, response, originOf(config)), limit);
      const page = await renderForOne(asked, requestId, clientOf(request, config.trustProxy));
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
    const answer = await handle(new Request(new URL(url, config.publicOrigin)), contextOf(requestId, ANYBODY));
    const keyOf = (parameters: readonly string[]) => keys.learn(url, parameters);
    return finishPage(answer, { requestId, headers, isDevelopment, isPrivate: false, keyOf });
  }

  async function renderForOne(request: Request, requestId: string, client: Client): Promise<RenderedPage> {
    const answer = await handle(request, contextOf(requestId, client));
    return finishPage(answer, { requestId, headers, isDevelopment, isPrivate: true, keyOf: () => null });
  }

  function contextOf(requestId: string, client: Client): RouterContextProvider {
    const context = new RouterContextProvider();
    const { publicOrigin, isDemo } = config;
    const request = { requestId, nonce: NONCE_SLOT, now: new Date(), client };
    context.set(requestContext, { ...services, ...request, publicOrigin, isDemo });
    return context;
  }
}

const ANYBODY: Client = { ip: '0.0.0.0', userAgent: '' };

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
