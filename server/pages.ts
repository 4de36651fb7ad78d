/** React Router behind the page cache. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { requestContext, type SiteServices } from '#app/site/request-context.server.ts';
import type { Config } from '#config';
import type { PageCache, RenderedPage } from '#platform/page-cache/page-cache.server.ts';
import { type Client, clientOf } from './client-address.ts';
import { finishPage, finishStreamed, isStreamed, NONCE_SLOT } from './finish-page.ts';
import { largestBody, type Refusal, tooLarge } from './guards.ts';
import { hasSession, isReading, PageKeys } from './page-key.ts';
import { sendFreshPage, sendStoredPage, sendStreamed } from './send-page.ts';
import { stopReading } from './unread-body.ts';

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
  const usesRecaptcha = config.recaptcha !== null;

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
      const bound = boundBody(request, response);
      const asked = failAt(bound, createRequest(request, response, originOf(config)));
      const answer = await handle(asked, contextOf(requestId, clientOf(request, config.trustProxy)));
      if (bound.isPassed) return tooLarge(request);
      const finishing = { requestId, headers, isDevelopment, usesRecaptcha, isPrivate: true, keyOf: () => null };
      if (isStreamed(answer)) await sendStreamed(request, response, finishStreamed(answer, finishing));
      else await sendFreshPage(request, response, await finishPage(answer, finishing));
      if (!request.complete) request.resume();
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
    return finishPage(answer, { requestId, headers, isDevelopment, usesRecaptcha, isPrivate: false, keyOf });
  }

  function contextOf(requestId: string, client: Client): RouterContextProvider {
    const context = new RouterContextProvider();
    const { publicOrigin, isDemo, usesServiceWorker } = config;
    const request = { requestId, nonce: NONCE_SLOT, now: new Date(), client };
    context.set(requestContext, { ...services, ...request, publicOrigin, isDemo, usesServiceWorker });
    return context;
  }
}

const ANYBODY: Client = { ip: '0.0.0.0', userAgent: '' };

/** The demo answers under every name of this computer; a real site knows what it is called, whatever `Host` says. */
const originOf = ({ publicOrigin, isDemo }: Config) => {
  const { host, protocol } = new URL(publicOrigin);
  return isDemo ? { protocol } : { host, protocol };
};

type Bound = {
  isPassed: boolean;
  /** Called when it is. */
  onPass: () => void;
};

/**
 * Stops a body that says nothing of its length, or lies about it, at the same bound. Counted where it comes in, so that
 * nothing is read beyond it while something waits on its way. An answer may have been given by then: whatever is left of
 * a body within the bound is read and forgotten, so that the other side gets to the answer; what goes on is cut off.
 */
function boundBody(request: IncomingMessage, response: ServerResponse): Bound {
  const most = largestBody(request);
  const bound: Bound = { isPassed: false, onPass: () => undefined };
  let received = 0;
  request.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received <= most) return;
    stopReading(request);
    bound.isPassed = true;
    bound.onPass();
    if (response.headersSent) request.destroy();
  });
  return bound;
}

/** The body of a request, which fails where the bound is passed. */
function failAt(bound: Bound, request: Request): Request {
  if (!request.body) return request;
  const bounded = request.body.pipeThrough(
    new TransformStream({
      start: (controller) => {
        bound.onPass = () => controller.error(new Error('The request body is too large'));
      },
    }),
  );
  return new Request(request, { body: bounded, duplex: 'half' } as RequestInit);
}
