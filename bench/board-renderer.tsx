/** Renders the board with React alone: the site's components and data without a server framework. */
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { Footer } from '#app/chrome/footer/footer.tsx';
import { Header } from '#app/chrome/header/header.tsx';
import { SkipLink } from '#app/chrome/skip-link.tsx';
import JobsPage, { type loader } from '#app/routes/public/jobs/jobs.tsx';
import { provideSite, type SiteFacts } from '#domain/site/site.ts';

type BoardData = Awaited<ReturnType<typeof loader>>['data'];
export type BoardPage = { facts: SiteFacts; loaderData: BoardData };

export async function createBoardRenderer({ facts, loaderData }: BoardPage): Promise<() => string> {
  provideSite(() => facts);
  const handler = createStaticHandler([{ path: '/jobs', Component: () => <Page loaderData={loaderData} /> }]);
  const context = await handler.query(new Request('http://localhost/jobs'));
  if (context instanceof Response) throw new Error('The static handler answered with a response');
  const router = createStaticRouter(handler.dataRoutes, context);
  return () =>
    `<!DOCTYPE html>${renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />)}`;
}

function Page({ loaderData }: { loaderData: BoardData }) {
  const props = { loaderData, params: {}, matches: [] } as unknown as Parameters<typeof JobsPage>[0];
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <title>Jobs</title>
      </head>
      <body>
        <SkipLink />
        <Header />
        <main id="main">
          <JobsPage {...props} />
        </main>
        <Footer />
      </body>
    </html>
  );
}
