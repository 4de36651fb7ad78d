/** React Router behind the page cache. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest } from '@remix-run/node-fetch-server';
import { findViewer } from '#app/features/core/accounts/gates.server.ts';
import { isStaff } from '#app/features/core/accounts/policy.ts';
import { findSessionToken } from '#app/web/cookies/session-cookie.server.ts';
import { networkOf } from '#platform/limits/network.server.ts';
import { Turns } from '#platform/turns/turns.ts';
import { clientOf } from '#server/http/client-address.ts';
import { declaredLength, largestBody, type Refusal, TOO_LARGE, tooLarge } from '#server/http/guards.ts';
import { lingerUnread, lingerWhileReading } from '#server/http/unread-body.ts';
import { isOpenBeforeLaunch, sendComingSoon } from './coming-soon.ts';
import { finishPage, finishStreamed, isStreamed } from './finish-page.ts';
import { createMovedRedirect } from './moved-address.ts';
import { isReading, isWithKey, PageKeys } from './page-key.ts';
import { asGet, type Bound, boundBody, failAt, originOf } from './page-request.ts';
import { createPublicPages } from './public-pages.ts';
import { createRenderer, type PageServices } from './renderer.ts';
import { BUSY, isSearch, Searches, tooManySearches } from './searches.ts';
import { sendFreshPage, sendStreamed } from './send-page.ts';

/**
 * Limits how many personal pages are rendered at once. Rendering is bound by the processor, so more at a time would finish none earlier and
 * would hold database connections and memory for longer. Anybody can send a session cookie, so the queue is limited too: to a few seconds
 * of work, after which people would have left.
 */
const OWN_PAGES = { atOnce: 16, queue: 200 };

export type PageHandler = {
  /** Sends the stored page, if any. Synchronous and short, because most visits take this path. */
  sendStored(request: IncomingMessage, response: ServerResponse): boolean;
  send(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<Refusal | 'coming_soon' | null>;
};

/** One request for a page that is not shared: it has a session or a key, or is a form. */
type OwnRequest = { hasKey: boolean; token: string | null; isHidden: boolean; bounded: Request };

export function createPageHandler(pageServices: PageServices): PageHandler {
  const { config, content, headers } = pageServices;
  const keys = new PageKeys();
  const turns = new Turns(OWN_PAGES);
  const searches = new Searches(config.trustProxy);
  const renderer = createRenderer(pageServices);
  const redirectMoved = createMovedRedirect(pageServices);
  const publicPages = createPublicPages({ pageServices, keys, searches, renderer, redirectMoved });

  /** A cookie that cannot be a token of ours counts as none. */
  const tokenOf = ({ headers: { cookie = '' } }: IncomingMessage): string | null =>
    findSessionToken(cookie, config.publicOrigin);

  /** @returns what to send: 'hidden' is the page before the launch, 'anybody' the page for visitors */
  function renderOwn(
    request: IncomingMessage,
    response: ServerResponse,
    requestId: string,
    { hasKey, token, isHidden, bounded }: OwnRequest,
  ) {
    const client = clientOf(request, config.trustProxy);
    // Stored pages and searches cost too much to render again for each made-up session: such requests get the page for visitors without one.
    const isForAnybody = !hasKey && isReading(request) && (isSearch(request) || keys.find(request.url ?? '/') !== null);
    const work = async () => {
      if (response.destroyed) return null;
      const context = renderer.contextOf(requestId, client);
      // Only the people who prepare the site see it before its launch.
      if (isHidden && !(await isPreparing({ request: bounded, context }))) return 'hidden';
      if (isForAnybody && (await isVisitor({ request: bounded, context }))) return 'anybody';
      return redirectMoved(request, await renderer.renderFresh(bounded, context));
    };
    // Reads wait in a queue. A slow upload must not hold a place in it, so forms run at once.
    if (isReading(request)) return turns.take(work, networkOf(client.ip));
    return isQuestion(request, token, hasKey) ? searches.take(request, work) : work();
  }

  return {
    sendStored: (request, response) =>
      isReading(request) &&
      !isWithKey(request) &&
      tokenOf(request) === null &&
      publicPages.sendStored(request, response),

    async send(request, response, requestId) {
      const hasKey = isWithKey(request);
      // Cookies of a program that sends a key are ignored.
      const token = hasKey ? null : tokenOf(request);
      const isHidden = !content.isLaunched() && !isOpenBeforeLaunch(request.url ?? '/');
      const showComingSoon = () => {
        sendComingSoon(request.url ?? '/', headers, response);
        return 'coming_soon' as const;
      };
      if (isHidden && token === null) return showComingSoon();
      if (isReading(request) && token === null && !hasKey) return publicPages.send(request, response, requestId);
      const bound = boundBody(request, response);
      const bounded = failAt(bound, asGet(createRequest(request, response, originOf(config))));
      if (hasKey) bounded.headers.delete('Cookie');
      const startedAt = performance.now();
      const answer = await renderOwn(request, response, requestId, { hasKey, token, isHidden, bounded });
      if (!answer || answer === 'busy') return isQuestion(request, token, hasKey) ? tooManySearches(request) : BUSY;
      if (answer === 'hidden') return showComingSoon();
      if (answer === 'anybody') return publicPages.send(request, response, requestId);
      // The page's own answer about the limit is more specific.
      if (bound.isPassed && answer.status !== TOO_LARGE) return tooLarge(request);
      await sendOwn(pageServices, request, response, { requestId, answer, bound, startedAt });
      return null;
    },
  };
}

async function sendOwn(
  { config, services, headers, isDevelopment }: PageServices,
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, answer, bound, startedAt }: { requestId: string; answer: Response; bound: Bound; startedAt: number },
): Promise<void> {
  lingerIfUnread(request, response, bound);
  const isOutage = services.database.wasOutOfReachSince(startedAt);
  const usesRecaptcha = config.recaptcha !== null;
  const common = { requestId, headers, isDevelopment, usesRecaptcha, isOutage };
  const finishing = { ...common, isPrivate: true, keyOf: () => null };
  if (isStreamed(answer)) await sendStreamed(request, response, finishStreamed(answer, finishing));
  else await sendFreshPage(request, response, await finishPage(answer, finishing));
  if (request.complete) return;
  // An unread stream would pause the request at each chunk.
  bound.cut('The request was answered before its end');
  request.resume();
}

/** A visitor's search that is sent as a form. */
const isQuestion = (request: IncomingMessage, token: string | null, hasKey: boolean): boolean =>
  !isReading(request) && isSearch(request) && token === null && !hasKey;

function lingerIfUnread(request: IncomingMessage, response: ServerResponse, bound: Bound): void {
  if (request.complete) return;
  if (!bound.isPassed && declaredLength(request) <= largestBody(request)) {
    lingerWhileReading(request);
    return;
  }
  // The body is larger than we read, so the connection closes after the response.
  response.setHeader('Connection', 'close');
  lingerUnread(request);
}

/** Returns false if the lookup fails; the page then reports the failure without another lookup. */
const isVisitor = (args: Parameters<typeof findViewer>[0]): Promise<boolean> =>
  findViewer(args).then(
    (viewer) => viewer === null,
    () => false,
  );

/** Returns true if the lookup fails, because the page then reports the failure. */
const isPreparing = (args: Parameters<typeof findViewer>[0]): Promise<boolean> =>
  findViewer(args).then(
    (viewer) => viewer !== null && isStaff(viewer),
    () => true,
  );
