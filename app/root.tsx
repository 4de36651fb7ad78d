/** The frame of every page. */
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
import { requestContext } from '#app/site/request-context.server.ts';
import { SkipLink } from '#app/site/skip-link.tsx';
import { Toasts } from '#app/site/toasts.tsx';
import { company } from '#content/company.ts';
import type { Route } from './+types/root';
import newsreader from './ui/fonts/newsreader-display.woff2?url';
import './ui/tokens.css';

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
  const { publicOrigin, isDemo } = context.get(requestContext);
  return { publicOrigin, isDemo };
}

/** What it loads changes only with the server. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod && formMethod !== 'GET' ? defaultShouldRevalidate : false;
}

/** Seen only where a page has none of its own: on the error screens. */
export const meta: Route.MetaFunction = ({ error }) => [
  {
    title: error ? `${isNotFound(error) ? 'Page not found' : 'Something went wrong'} | ${company.name}` : company.name,
  },
  ...(error ? [{ name: 'robots', content: 'noindex' }] : []),
];

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
  return isNotFound(error) ? <NotFoundScreen /> : <ErrorScreen error={error} />;
}

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;
