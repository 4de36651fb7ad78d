/** React Router behind the page cache. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { findMovedJob } from '#app/features/board/job-imports/queries/old-address.server.ts';
import { findViewer, keptAnswers } from '#app/features/core/accounts/gates.server.ts';
import { isStaff } from '#app/features/core/accounts/policy.ts';
import { findSessionToken } from '#app/web/cookies/session-cookie.server.ts';
import { formKeeping } from '#app/web/form/once/form-once.server.ts';
import { NONCE_SLOT } from '#app/web/render/script-nonce.server.ts';
import { type RequestContext, requestContext, type SiteServices } from '#app/web/request-context.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import type { ContentStore } from '#db/content/content-store.server.ts';
import type { Clock } from '#platform/clock/clock.server.ts';
import { networkOf } from '#platform/limits/network.server.ts';
import type { PageCache, RenderedPage } from '#platform/page-cache/page-cache.server.ts';
import { Turns } from '#platform/turns/turns.ts';
import { type Client, clientOf } from '#server/http/client-address.ts';
import { declaredLength, largestBody, type Refusal, TOO_LARGE, tooLarge } from '#server/http/guards.ts';
import { lingerUnread, lingerWhileReading } from '#server/http/unread-body.ts';
import type { Config } from '../../config.server.ts';
import { isOpenBeforeLaunch, sendComingSoon } from './coming-soon.ts';
import { finishPage, finishStreamed, isInPieces, isStreamed, type Streamed } from './finish-page.ts';
import { type Declared, isReading, isWithKey, PageKeys, renderDeclared } from './page-key.ts';
import { asGet, boundBody, failAt, originOf } from './page-request.ts';
import { asPreview, factsOfPreview, findPreview, previewedFacts } from './preview.ts';
import { isSearch, Searches, tooManySearches } from './searches.ts';
import { sendFreshPage, sendStoredPage, sendStreamed } from './send-page.ts';

/**
 * Limits how many personal pages are rendered at once. Rendering is bound by the processor, so more at a time would finish none earlier and
 * would hold database connections and memory for longer. Anybody can send a session cookie, so the queue is limited too: to a few seconds
 * of work, after which people would have left.
 */
const OWN_PAGES = { atOnce: 16, queue: 200 };

type PageServices = {
  config: Config;
  services: SiteServices;
  clock: Clock;
  content: Pick<ContentStore, 'current' | 'redirectOf' | 'isLaunched'>;
  /** Reads as an anonymous visitor, for pages that everybody shares. */
  publicReads: Queries;
  pageCache: PageCache;
  build: ServerBuild | (() => Promise<ServerBuild>);
  headers: [string, string][];
  isDevelopment: boolean;
};

export type PageHandler = {
  /** Sends the stored page, if any. Synchronous and short, because most visits take this path. */
  sendStored(request: IncomingMessage, response: ServerResponse): boolean;
  send(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<Refusal | 'coming_soon' | null>;
};

export function createPageHandler(parts: PageServices): PageHandler {
  const { config, services, clock, content, pageCache, headers, isDevelopment } = parts;
  const handle = createRequestHandler(parts.build, isDevelopment ? 'development' : 'production');
  const keys = new PageKeys();
  const turns = new Turns(OWN_PAGES);
  const searches = new Searches(config.trustProxy);
  const usesRecaptcha = config.recaptcha !== null;
  const forAnybody = { ...services, database: { ...services.database, asPublic: parts.publicReads } };

  return {
    sendStored(request, response) {
      if (!isReading(request) || isWithKey(request) || tokenOf(request) !== null) return false;
      const key = keys.find(request.url ?? '/');
      const page = key === null ? undefined : pageCache.find(key, performance.now());
      if (page) sendStoredPage(request, response, page);
      return page !== undefined;
    },

    async send(request, response, requestId) {
      const hasKey = isWithKey(request);
      // Cookies of a program that sends a key are ignored.
      const token = hasKey ? null : tokenOf(request);
      const isHidden = !content.isLaunched() && !isOpenBeforeLaunch(request.url ?? '/');
      if (isHidden && token === null) {
        sendComingSoon(request.url ?? '/', headers, response);
        return 'coming_soon';
      }
      if (isReading(request) && token === null && !hasKey) {
        return await sendForAnybody(request, response, requestId);
      }
      const bound = boundBody(request, response);
      const bounded = failAt(bound, asGet(createRequest(request, response, originOf(config))));
      if (hasKey) bounded.headers.delete('Cookie');
      const startedAt = performance.now();
      const client = clientOf(request, config.trustProxy);
      // Stored pages and searches cost too much to render again for each made-up session: such requests get the page for visitors without one.
      const isForAnybody =
        !hasKey && isReading(request) && (isSearch(request) || keys.find(request.url ?? '/') !== null);
      const work = async () => {
        if (response.destroyed) return null;
        const context = contextOf(requestId, client);
        // Only the people who prepare the site see it before its launch.
        if (isHidden && !(await isPreparing({ request: bounded, context }))) return 'hidden';
        if (isForAnybody && (await isVisitor({ request: bounded, context }))) return 'anybody';
        return await redirectMoved(request, await renderFresh(bounded, context));
      };
      // Reads wait in a queue. A slow upload must not hold a place in it, so forms run at once.
      const isQuestion = !isReading(request) && isSearch(request) && token === null && !hasKey;
      const answer = await (isReading(request)
        ? turns.take(work, networkOf(client.ip))
        : isQuestion
          ? searches.take(request, work)
          : work());
      if (!answer || answer === 'busy') return isQuestion ? tooManySearches(request) : BUSY;
      if (answer === 'hidden') {
        sendComingSoon(request.url ?? '/', headers, response);
        return 'coming_soon';
      }
      if (answer === 'anybody') {
        return await sendForAnybody(request, response, requestId);
      }
      // The page's own answer about the limit is more specific.
      if (bound.isPassed && answer.status !== TOO_LARGE) return tooLarge(request);
      if (!request.complete && (bound.isPassed || declaredLength(request) > largestBody(request))) {
        // The body is larger than we read, so the connection closes after the response.
        response.setHeader('Connection', 'close');
        lingerUnread(request);
      } else if (!request.complete) lingerWhileReading(request);
      const isOutage = services.database.wasOutOfReachSince(startedAt);
      const common = { requestId, headers, isDevelopment, usesRecaptcha, isOutage };
      const finishing = { ...common, isPrivate: true, keyOf: () => null };
      if (isStreamed(answer)) await sendStreamed(request, response, finishStreamed(answer, finishing));
      else await sendFreshPage(request, response, await finishPage(answer, finishing));
      if (!request.complete) {
        // An unread stream would pause the request at each chunk.
        bound.cut('The request was answered before its end');
        request.resume();
      }
      return null;
    },
  };

  /** Renders a page for one person; for an editor's preview, with the draft in place. */
  async function renderFresh(getRequest: Request, context: RouterContextProvider): Promise<Response> {
    const preview = await findPreview({ request: getRequest, context });
    if (!preview) return handle(getRequest, context);
    return renderPreview(getRequest, context.get(requestContext), preview);
  }

  function renderPreview(getRequest: Request, published: RequestContext, previewed: Content): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(requestContext, { ...published, content: previewed });
    return previewedFacts.run(factsOfPreview(previewed), async () => asPreview(await handle(getRequest, context)));
  }

  /** Redirects the old address of an item with a changed slug, or of an imported job. */
  async function redirectMoved(
    { url = '/', method = 'GET' }: Pick<IncomingMessage, 'url' | 'method'>,
    answer: Response,
  ): Promise<Response> {
    if (answer.status !== 404 || !isReading({ method } as IncomingMessage)) return answer;
    const path = url.split('?', 1)[0] ?? '/';
    const to = content.redirectOf(path) ?? (await findMovedAddress(path));
    return to ? new Response(null, { status: 308, headers: { Location: to } }) : answer;
  }

  /** The 404 page needs no database, so it works during an outage. */
  function findMovedAddress(path: string): Promise<string | null> {
    return findMovedJob(services.database, path).catch((error: unknown) => {
      services.log.warn({ err: error }, 'it was not looked up where an old address leads');
      return null;
    });
  }

  /** A cookie that cannot be a token of ours counts as none. */
  function tokenOf({ headers: { cookie = '' } }: IncomingMessage): string | null {
    return findSessionToken(cookie, config.publicOrigin);
  }

  /** Returns false if the lookup fails; the page then reports the failure without another lookup. */
  function isVisitor(args: Parameters<typeof findViewer>[0]): Promise<boolean> {
    return findViewer(args).then(
      (viewer) => viewer === null,
      () => false,
    );
  }

  /** A failing lookup is reported by the page. */
  function isPreparing(args: Parameters<typeof findViewer>[0]): Promise<boolean> {
    return findViewer(args).then(
      (viewer) => viewer !== null && isStaff(viewer),
      () => true,
    );
  }

  async function sendForAnybody(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): Promise<Refusal | null> {
    const url = request.url ?? '/';
    const key = keys.find(url);
    const stored = key === null ? undefined : pageCache.find(key, monotonic());
    if (stored) {
      sendStoredPage(request, response, stored);
      return null;
    }
    // A streamed answer cannot be stored or shared, so each request that waited for it renders its own.
    let pieces: Streamed | null = null;
    const render = () =>
      renderDeclared(url, (address) =>
        renderForAnybody(address, requestId, (own) => {
          pieces = own;
        }),
      );
    const work = async () => (response.destroyed ? null : pageCache.render(key ?? url, monotonic, render));
    const page = await (isSearch(request) ? searches.take(request, work) : work());
    if (page === 'busy') return tooManySearches(request);
    if (!page) return BUSY;
    if (pieces) await sendStreamed(request, response, pieces);
    else if ('bodies' in page) sendStoredPage(request, response, page);
    else await sendFreshPage(request, response, page);
    return null;
  }

  /**
   * Renders an address for every visitor: no headers and no cookies of the first one reach the page, and it is finished
   * even if they hang up. HEAD is rendered as GET, so that its headers are true.
   */
  async function renderForAnybody(
    url: string,
    requestId: string,
    /** Called instead of returning a page with a body. */
    sendInPieces: (pieces: Streamed) => void,
  ): Promise<RenderedPage> {
    const startedAt = performance.now();
    const publicRequest = new Request(new URL(url, config.publicOrigin));
    const answer = await redirectMoved({ url }, await handle(publicRequest, contextOf(requestId, ANYBODY, forAnybody)));
    if (isInPieces(answer)) {
      sendInPieces(finishStreamed(answer, { headers, isPrivate: false }));
      return { status: answer.status, headers: [], body: Buffer.alloc(0), storage: null };
    }
    const isOutage = services.database.wasOutOfReachSince(startedAt);
    const keyOf = (declared: Declared) => keys.learn(url, declared);
    return finishPage(answer, { requestId, headers, isDevelopment, usesRecaptcha, isOutage, isPrivate: false, keyOf });
  }

  function contextOf(requestId: string, client: Client, ownServices: SiteServices = services): RouterContextProvider {
    const context = new RouterContextProvider();
    const { publicOrigin, isDemo, usesServiceWorker, retention } = config;
    const request = {
      requestId,
      nonce: NONCE_SLOT,
      now: clock.now(),
      client,
      content: content.current(),
      renderPreview,
    };
    context.set(requestContext, { ...ownServices, ...request, publicOrigin, isDemo, usesServiceWorker, retention });
    context.set(formKeeping, keptAnswers);
    return context;
  }
}

const monotonic = () => performance.now();

const BUSY: Refusal = { status: 503, message: 'Too busy just now; please try again', headers: [['Retry-After', '2']] };

const ANYBODY: Client = { ip: '0.0.0.0', userAgent: '' };
