/** Renders pages for visitors without a session: once for all of them, through the page cache. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderedPage } from '#platform/page-cache/page-cache.server.ts';
import type { Client } from '#server/http/client-address.ts';
import type { Refusal } from '#server/http/guards.ts';
import { finishPage, finishStreamed, isInPieces, type Streamed } from './finish-page.ts';
import type { RedirectMoved } from './moved-address.ts';
import { type Declared, type PageKeys, renderDeclared } from './page-key.ts';
import type { PageServices, Renderer } from './renderer.ts';
import { BUSY, isSearch, type Searches, tooManySearches } from './searches.ts';
import { sendFreshPage, sendStoredPage, sendStreamed } from './send-page.ts';

const VISITOR: Client = { ip: '0.0.0.0', userAgent: '' };

type PublicPages = {
  sendStored(request: IncomingMessage, response: ServerResponse): boolean;
  send(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<Refusal | null>;
};

type Parts = {
  pageServices: PageServices;
  keys: PageKeys;
  searches: Searches;
  renderer: Renderer;
  redirectMoved: RedirectMoved;
};

export function createPublicPages({ pageServices, keys, searches, renderer, redirectMoved }: Parts): PublicPages {
  const { config, services, publicReads, pageCache, headers, isDevelopment } = pageServices;
  const publicServices = { ...services, database: { ...services.database, asPublic: publicReads } };

  function sendStored(request: IncomingMessage, response: ServerResponse): boolean {
    const key = keys.find(request.url ?? '/');
    const page = key === null ? undefined : pageCache.find(key, performance.now());
    if (page) sendStoredPage(request, response, page);
    return page !== undefined;
  }

  /**
   * Renders an address for every visitor: no headers and no cookies of the first one reach the page, and it is finished
   * even if they hang up. HEAD is rendered as GET, so that its headers are true.
   * @param sendInPieces called instead of returning a page with a body
   */
  async function render(
    url: string,
    requestId: string,
    sendInPieces: (pieces: Streamed) => void,
  ): Promise<RenderedPage> {
    const startedAt = performance.now();
    const context = renderer.contextOf(requestId, VISITOR, publicServices);
    const publicRequest = new Request(new URL(url, config.publicOrigin));
    const answer = await redirectMoved({ url }, await renderer.render(publicRequest, context));
    if (isInPieces(answer)) {
      sendInPieces(finishStreamed(answer, { headers, isPrivate: false }));
      return { status: answer.status, headers: [], body: Buffer.alloc(0), storage: null };
    }
    return finishPage(answer, {
      requestId,
      headers,
      isDevelopment,
      usesRecaptcha: config.recaptcha !== null,
      isOutage: services.database.wasOutOfReachSince(startedAt),
      isPrivate: false,
      keyOf: (declared: Declared) => keys.learn(url, declared),
    });
  }

  return {
    sendStored,
    async send(request, response, requestId) {
      if (sendStored(request, response)) return null;
      const url = request.url ?? '/';
      // A streamed answer cannot be stored or shared, so each request that waited for it renders its own.
      let pieces: Streamed | null = null;
      const renderShared = () =>
        renderDeclared(url, (address) =>
          render(address, requestId, (streamed) => {
            pieces = streamed;
          }),
        );
      const work = async () =>
        response.destroyed ? null : pageCache.render(keys.find(url) ?? url, () => performance.now(), renderShared);
      const page = await (isSearch(request) ? searches.take(request, work) : work());
      if (page === 'busy') return tooManySearches(request);
      if (!page) return BUSY;
      if (pieces) await sendStreamed(request, response, pieces);
      else if ('bodies' in page) sendStoredPage(request, response, page);
      else await sendFreshPage(request, response, page);
      return null;
    },
  };
}
