/** The frame of every page. The tokens come first: they name the order of the layers that all other styles stand in. */
import './ui/tokens.css';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
} from 'react-router';
import { ErrorScreen } from '#app/site/error-screen.tsx';
import { Footer } from '#app/site/footer.tsx';
import { Header } from '#app/site/header.tsx';
import { NotFoundScreen } from '#app/site/not-found-screen.tsx';
import { PageAnnouncer } from '#app/site/page-announcer.tsx';
import { PendingBar } from '#app/site/pending-bar.tsx';
import { RefusedScreen } from '#app/site/refused-screen.tsx';
import { requestContext } from '#app/site/request-context.server.ts';
import { SkipLink } from '#app/site/skip-link.tsx';
import { Toasts } from '#app/site/toasts.tsx';
import { company } from '#content/company.ts';
import type { Route } from './+types/root';
import newsreader from './ui/fonts/newsreader-display.woff2?url';

/** What a route may say of itself: a static one sends no scripts at all. */
export type RouteHandle = { isStatic?: boolean };

const font = (file: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: file }) as const;

export const links: Route.LinksFunction = () => [
  font(publicSans),
  font(newsreader),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
];

export function loader({ context }: Route.LoaderArgs) {
  return { publicOrigin: context.get(requestContext).publicOrigin };
}

/** What it loads changes only with the server. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod && formMethod !== 'GET' ? defaultShouldRevalidate : false;
}

/** Seen only where a page has none of its own: on the error screens. */
export const meta: Route.MetaFunction = ({ error }) => {
  if (!error) return [{ title: company.name }];
  const name = { missing: 'Page not found', refused: 'Not possible', broken: 'Something went wrong' }[kindOf(error)];
  return [
    { title: `${name} | ${company.name}` },
    { name: 'description', content: `${name}. The way on is on the page itself.` },
    { name: 'robots', content: 'noindex' },
  ];
};

export function Layout({ children }: { children: React.ReactNode }) {
  const isStatic = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.isStatic);
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f6f8f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#101613" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        <Header />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
        {!isStatic && (
          <>
            <PendingBar />
            <PageAnnouncer />
            <Toasts />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || kindOf(error) === 'broken') return <ErrorScreen error={error} />;
  return error.status === 404 ? <NotFoundScreen /> : <RefusedScreen status={error.status} />;
}

function kindOf(error: unknown): 'missing' | 'refused' | 'broken' {
  if (!isRouteErrorResponse(error) || error.status >= 500) return 'broken';
  return error.status === 404 ? 'missing' : 'refused';
}
