/** The frame of every page. The tokens come first: they name the order of the layers that all other styles stand in. */
import './ui/styles/tokens.css';
import { lazy, useEffect } from 'react';
import {
  data,
  href,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router';
import { ClientLinks } from '#app/chrome/client-links.tsx';
import { PAGE_NOTICES_ID } from '#app/chrome/dialogs/dialog-requests.ts';
import { applyRequests, enquiryRequests, offlineApplyRequests } from '#app/chrome/dialogs/enquiry-request.ts';
import { loginRequests } from '#app/chrome/dialogs/login-request.ts';
import { RequestedDialog } from '#app/chrome/dialogs/requested-dialog.tsx';
import { ErrorScreen } from '#app/chrome/errors/error-screen.tsx';
import { NotFoundScreen } from '#app/chrome/errors/not-found-screen.tsx';
import { RefusedScreen } from '#app/chrome/errors/refused-screen.tsx';
import { PageAnnouncer } from '#app/chrome/page-announcer.tsx';
import { PendingBar } from '#app/chrome/pending-bar.tsx';
import { RedirectNotice } from '#app/chrome/redirect-notice.tsx';
import { mergeHandles } from '#app/chrome/route-handle.ts';
import { SessionWatch } from '#app/chrome/session-watch.tsx';
import { Shell } from '#app/chrome/shell/shell.tsx';
import { SiteFrame } from '#app/chrome/site-frame.tsx';
import { SkipLink } from '#app/chrome/skip-link.tsx';
import { findViewer } from '#app/features/core/accounts/gates.server.ts';
import { isSignedIn, type Viewer } from '#app/features/core/accounts/policy.ts';
import { ConsentBanner } from '#app/features/core/consent/components/consent-banner.tsx';
import { VerifyingAccess } from '#app/features/core/desk/components/frame/verifying-access.tsx';
import { AssistantButton } from '#app/features/site/assistant/components/assistant-button.tsx';
import { patternInMap } from '#app/pages/pattern.ts';
import { isSwitchedOff } from '#app/pages/switched-off.ts';
import { Toasts } from '#app/ui/feedback/toasts.tsx';
import { keepRefusedForms } from '#app/web/form/typed/form-keeper.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { noteReady } from '#app/web/start/start.ts';
import { type ShownViewer, useViewer } from '#app/web/viewer.ts';
import { lookStyles } from '#domain/brand/look.ts';
import { agency, brand } from '#domain/site/site.ts';
import type { Route } from './+types/root';
import newsreader from './ui/styles/fonts/newsreader-display.woff2?url';
import publicSans from './ui/styles/fonts/public-sans-text.woff2?url';

const Background = lazy(() => import('./background.tsx'));

const font = (file: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: file }) as const;

export const links: Route.LinksFunction = () => [
  font(publicSans),
  ...(brand().headings === 'newsreader' ? [font(newsreader)] : []),
  { rel: 'icon', type: 'image/svg+xml', href: href('/brand/:icon', { icon: 'icon.svg' }) },
  { rel: 'apple-touch-icon', sizes: '180x180', href: href('/brand/:icon', { icon: 'apple-touch-icon.png' }) },
  { rel: 'manifest', href: href('/manifest.webmanifest') },
  ...listLookStyles(),
];

function listLookStyles() {
  const styles = lookStyles(brand());
  return styles ? [{ rel: 'stylesheet', href: styles }] : [];
}

/** Answers 404 to pages and forms of a service that is switched off. */
const refuseSwitchedOff: Route.MiddlewareFunction = async ({ request, pattern }, next) => {
  if (!isSwitchedOff(patternInMap(pattern))) return next();
  // If the page answers 404 itself, keep its answer: the header then still shows who is signed in.
  const answer = request.method === 'GET' || request.method === 'HEAD' ? await next() : null;
  if (answer?.status === 404) return answer;
  throw data(null, { status: 404 });
};

export const middleware: Route.MiddlewareFunction[] = [refuseSwitchedOff];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepRefusedForms];

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await findViewer({ request, context });
  const { publicOrigin, usesServiceWorker, languageModel } = context.get(requestContext);
  const frame = { publicOrigin, usesServiceWorker, usesLanguageModel: languageModel !== null };
  return { ...frame, viewer: viewer && toShownViewer(viewer) };
}

const toShownViewer = (viewer: Viewer): ShownViewer => ({
  id: viewer.id,
  name: viewer.fullName,
  role: viewer.role,
  isSignedIn: isSignedIn(viewer),
});

/** The loaded data depends on the session, which changes only by a form or by a message from another tab. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl, ...rest }: ShouldRevalidateFunctionArgs) {
  const isAskedFor = (formMethod && formMethod !== 'GET') || currentUrl.href === nextUrl.href;
  return isAskedFor ? rest.defaultShouldRevalidate : false;
}

/** Seen only where a page has none of its own: on the error screens. */
export const meta: Route.MetaFunction = ({ error }) => {
  if (!error) return [{ title: agency().name }];
  const name = { missing: 'Page not found', refused: 'Request refused', broken: 'Something went wrong' }[kindOf(error)];
  return [
    { title: `${name} | ${agency().name}` },
    { name: 'description', content: `${name}. See the page for what to do next.` },
    { name: 'robots', content: 'noindex' },
  ];
};

export function Layout({ children }: { children: React.ReactNode }) {
  const { isStatic, isPrivateLink, Frame } = mergeHandles(useMatches());
  const role = useViewer()?.role ?? 'job_seeker';
  const isEntering = useIsEnteringDesk();
  const main = (
    <main id="main" tabIndex={-1}>
      {!isStatic && (
        <>
          <RedirectNotice load={() => import('./notices.ts')} />
          <div id={PAGE_NOTICES_ID} />
        </>
      )}
      {children}
    </main>
  );
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#f6f8f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101613" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      {/* Staff and employers are not asked about cookies (consent-banner.tsx). */}
      <body data-unasked={isPrivateLink || role !== 'job_seeker' || undefined}>
        <SkipLink />
        {/* First in the document, so that its messages and questions come before the page in the tab order. */}
        {!isStatic && (
          <>
            <ConsentBanner />
            <Shell>
              <Background />
            </Shell>
          </>
        )}
        {isEntering ? (
          main
        ) : Frame ? (
          <Frame>{main}</Frame>
        ) : (
          <SiteFrame>
            {main}
            {!isStatic && <AssistantButton />}
          </SiteFrame>
        )}
        {!isStatic && (
          <>
            <PendingBar />
            <PageAnnouncer />
            <Toasts />
            <SessionWatch />
            <Dialogs />
            <ClientLinks />
            <ScrollRestoration />
            <Scripts />
            <Ready />
          </>
        )}
      </body>
    </html>
  );
}

/** The last of the page, so that everything else listens by then. */
function Ready() {
  useEffect(noteReady, []);
  return null;
}

/** Dialogs that links on any page open over it; the last one for a candidate without a connection. */
const Dialogs = () => (
  <>
    <RequestedDialog
      requests={loginRequests}
      load={() => import('#app/features/core/accounts/components/sign-in/login-dialog.tsx')}
      keyOf={({ kind }) => kind}
      offline="Sign in when you’re back online."
    />
    <RequestedDialog
      requests={enquiryRequests}
      load={() => import('#app/features/people/guests/components/request-dialog.tsx')}
      keyOf={({ form, job, location }) => [form, job?.id, location].join()}
      offline="Open the form when you’re back online."
    />
    <RequestedDialog
      requests={applyRequests}
      load={() => import('#app/features/people/applications/components/apply/apply-dialog.tsx')}
      keyOf={({ id }) => id}
      offline="Apply for this job when you’re back online."
    />
    <RequestedDialog
      requests={offlineApplyRequests}
      load={() => import('#app/features/people/applications/components/apply/offline-apply-dialog.tsx')}
      keyOf={({ id }) => id}
      offline="Apply for this job when you’re back online."
    />
  </>
);

/** The desk is loading from a page of the site, whose header and footer disappear at once. A page with the desk's frame keeps it. */
function useIsEnteringDesk(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const { Frame } = mergeHandles(useMatches());
  return state === 'loading' && isOfDesk(location.pathname) && !isOfDesk(pathname) && !Frame;
}

const isOfDesk = (path: string) => path.startsWith(href('/admin'));

/** Inside the desk its layout shows that a page is loading; on the way in that layout is not there yet (spec: accounts §2 "Access guard"). */
export default function Root() {
  if (!useIsEnteringDesk()) return <Outlet />;
  return (
    <div className="wrap">
      <VerifyingAccess />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || kindOf(error) === 'broken') return <ErrorScreen error={error} />;
  return error.status === 404 ? <NotFoundScreen /> : <RefusedScreen status={error.status} />;
}

function kindOf(error: unknown): 'missing' | 'refused' | 'broken' {
  if (!isRouteErrorResponse(error) || error.status >= 500) return 'broken';
  return error.status === 404 ? 'missing' : 'refused';
}
