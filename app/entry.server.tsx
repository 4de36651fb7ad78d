/**
 * Renders a page in one go. Nothing here streams: a late error still gets its true status, and the whole page can be
 * cached. React Router's own entry renders through a stream, at several times the cost (docs/decisions/0004).
 */
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { ErrorIdProvider } from '#app/chrome/errors/error-id.tsx';
import { Footer } from '#app/chrome/footer/footer.tsx';
import { headerMenu } from '#app/chrome/header/header-menu.tsx';
import { HeaderLogo } from '#app/chrome/header/logo.tsx';
import { nameOfSlot } from '#app/chrome/header/navigation.ts';
import { FindNoticeProvider } from '#app/chrome/redirect-notice.tsx';
import { mergeHandles } from '#app/chrome/route-handle.ts';
import { ConsentQuestion } from '#app/features/core/consent/components/consent-question.tsx';
import { CONSENT_BANNER } from '#app/features/core/consent/schema.ts';
import { navigationWatchScript } from '#app/features/core/security/components/navigation-watch.server.ts';
import { NonceProvider } from '#app/web/nonce.tsx';
import { assemblePage } from '#app/web/render/assemble-page.server.ts';
import { DrawnPartsProvider } from '#app/web/render/kept-markup.tsx';
import { answerInBytes } from '#app/web/render/page-bytes.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { StartMode } from '#app/web/start/start.ts';
import type { ShownViewer } from '#app/web/viewer.ts';
import { MENU_SLOTS } from '#domain/site/navigation.ts';
import { siteFacts } from '#domain/site/site.ts';
import { findPageNotice } from './notices.ts';

/** The parts of every page that only the server draws (app/web/render/kept-markup.tsx). */
const drawnParts = {
  footer: Footer,
  'header-logo': HeaderLogo,
  ...Object.fromEntries(MENU_SLOTS.map((slot) => [nameOfSlot(slot), headerMenu(slot)])),
  [CONSENT_BANNER]: ConsentQuestion,
};

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, requestId } = loadContext.get(requestContext);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { serverHandoffStream, ...context } = routerContext;
  const hydration = await readAll(serverHandoffStream);
  const markup = renderToString(
    <ErrorIdProvider id={requestId}>
      <FindNoticeProvider value={findPageNotice}>
        <NonceProvider value={nonce}>
          <DrawnPartsProvider value={drawnParts}>
            <ServerRouter context={context} url={request.url} nonce={nonce} />
          </DrawnPartsProvider>
        </NonceProvider>
      </FindNoticeProvider>
    </ErrorIdProvider>,
  );
  const hasScripts = routerContext.renderMeta?.didRenderScripts;
  const parts = assemblePage(
    markup,
    hasScripts
      ? {
          hydration,
          facts: siteFacts(),
          headScript: navigationWatch(routerContext),
          nonce,
          mode: startModeOf(request, status, routerContext),
          entryImports: routerContext.manifest.entry.imports,
        }
      : null,
  );
  return answerInBytes(parts, { status, headers });
}

/** A surprise is logged once, under the id that the person sees on the error screen. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { log, requestId } = context.get(requestContext);
  log.error({ err: error, errorId: requestId, path: new URL(request.url).pathname }, 'request failed');
};

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  return stream ? await new Response(stream).text() : '';
}

/**
 * People with a session come to do something, and are promised things that only scripts keep: to hear within half a minute
 * that it has ended, and that what they saved without a connection is sent (spec: accounts §4, §9).
 */
function startModeOf(
  { method }: Request,
  status: number,
  { staticHandlerContext: { loaderData, matches }, routeModules }: EntryContext,
): StartMode {
  // The answer to a form, or a failure: what it says is announced, and takes the focus.
  if (method === 'POST' || status >= 400 || loaderData['root']?.viewer) return 'at_once';
  const handles = matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle }));
  return mergeHandles(handles).scripts ?? 'first_touch';
}

/** Only for a signed-in viewer: their pages are never stored, so no anonymous visitor is sent this script. */
function navigationWatch({ staticHandlerContext }: EntryContext): string | null {
  const { loaderData, matches } = staticHandlerContext;
  const viewer: ShownViewer | null | undefined = loaderData['root']?.viewer;
  return viewer?.isSignedIn ? navigationWatchScript(matches.at(-1)?.route.id ?? 'root') : null;
}
