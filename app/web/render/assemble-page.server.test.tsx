/** The router renders these pages, so that a new version which writes its scripts differently fails here first. */
import { createHash } from 'node:crypto';
import vm from 'node:vm';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  Links,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
  useLoaderData,
} from 'react-router';
import { expect, test } from 'vitest';
import { siteFacts } from '#domain/site/site.ts';
import { assemblePage } from './assemble-page.server.ts';
import { answerInBytes } from './page-bytes.server.ts';
import { fillNonce, hashScripts, NONCE_SLOT } from './script-nonce.server.ts';

const HOSTILE = '</script><script>alert("Ouse & Sons")</script>\u2028$&';
const HEAD_SCRIPT = "order.push('head', '$&')";

test('a page of the router contains its data, and its scripts wait for the small start', async () => {
  const page = await renderPage({ hasScripts: true });
  expect(page).toMatch(/^<!DOCTYPE html><html lang="en-GB"><head><link [^>]*href="\/job.css"\/><script/);
  expect(page).toContain('<script type="application/ld+json">{}</script><main>&lt;/script&gt;');

  const scripts = listScripts(page);
  const [heldScript, ...others] = scripts.filter(({ attributes }) => attributes.includes('text/x-start'));
  expect(others).toEqual([]);
  expect(heldScript?.attributes).toContain('data-start="first_touch"');
  expect(heldScript?.code).toMatch(/import\("\/entry\.js"\)\.then\(\({ hydrate }\) => hydrate\(\)\);$/);
  expect(
    /data-modules="([^"]*)"/
      .exec(heldScript?.attributes ?? '')?.[1]
      ?.split(' ')
      .sort(),
  ).toEqual(['/job.js', '/manifest.js', '/root.js']);
  const small = page.slice(page.indexOf('</footer>'));
  expect(small).toContain('<link rel="modulepreload" href="/shared.js"/>');
  expect(page.match(/rel="modulepreload"/g)).toHaveLength(1);
  expect(scripts.filter(({ attributes }) => attributes.includes('type="module"'))).toEqual([
    { attributes: expect.stringContaining('src="/entry.js"'), code: '' },
  ]);

  const { order, data } = await run(scripts.filter(({ attributes }) => !attributes.includes('type=')));
  expect(order.slice(0, 2)).toEqual(['head', '$&']);
  expect(order).toContain('listens to click');
  expect(JSON.parse(data)).toContain(HOSTILE);
});

test('each script of such a page is allowed by its hash or its nonce', async () => {
  const page = await renderPage({ hasScripts: true });
  const { body, hashes } = hashScripts(Buffer.from(page));
  const stored = listScripts(body.toString()).filter(({ attributes }) => !/application\/(ld\+)?json/.test(attributes));
  expect(stored.length).toBeGreaterThan(4);
  expect(hashes).toEqual(stored.map(({ code }) => createHash('sha256').update(code).digest('base64')));
  expect(body.includes('nonce=')).toBe(false);

  const ownBytes = Buffer.from(page);
  const nonce = fillNonce(ownBytes);
  const attributes = listScripts(ownBytes.toString()).map((script) => script.attributes);
  expect(attributes.filter((text) => text.includes(`nonce="${nonce}"`))).toHaveLength(stored.length);
  expect(ownBytes.includes(NONCE_SLOT)).toBe(false);
});

test('a page without scripts is sent as rendered', async () => {
  const page = await renderPage({ hasScripts: false });
  expect(listScripts(page)).toEqual([{ attributes: ' type="application/ld+json"', code: '{}' }]);
});

async function renderPage({ hasScripts }: { hasScripts: boolean }): Promise<string> {
  const handle = createRequestHandler(createBuild(hasScripts), 'production');
  const answer = await handle(new Request('https://jobs.example/job'), new RouterContextProvider());
  expect(answer.status).toBe(200);
  return answer.text();
}

function createBuild(hasScripts: boolean): ServerBuild {
  const Root = () => (
    <html lang="en-GB">
      <head>
        <Links />
      </head>
      <body>
        <script type="application/ld+json">{'{}'}</script>
        <Outlet />
        <footer>Us</footer>
        {hasScripts && <Scripts nonce={NONCE_SLOT} />}
      </body>
    </html>
  );
  const Job = () => <main>{useLoaderData<string>()}</main>;
  const routes = {
    root: { id: 'root', path: '', module: { default: Root } },
    job: { id: 'job', path: 'job', parentId: 'root', module: { default: Job, loader: () => HOSTILE } },
  };
  const client = {
    hasAction: false,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  return {
    entry: {
      module: {
        default: async (request, status, headers, { serverHandoffStream, ...context }) => {
          const hydration = await new Response(serverHandoffStream).text();
          const markup = renderToString(<ServerRouter context={context} url={request.url} nonce={NONCE_SLOT} />);
          const { imports } = context.manifest.entry;
          const scripts = {
            hydration,
            facts: siteFacts(),
            headScript: HEAD_SCRIPT,
            nonce: NONCE_SLOT,
            mode: 'first_touch',
            entryImports: imports,
          } as const;
          const didRender = context.renderMeta?.didRenderScripts;
          return answerInBytes(assemblePage(markup, didRender ? scripts : null), { status, headers });
        },
      },
    },
    routes,
    assets: {
      entry: { module: '/entry.js', imports: ['/shared.js'] },
      routes: {
        root: { ...client, id: 'root', path: '', module: '/root.js', hasLoader: false },
        job: {
          ...client,
          id: 'job',
          path: 'job',
          parentId: 'root',
          module: '/job.js',
          css: ['/job.css'],
          hasLoader: true,
        },
      },
      url: '/manifest.js',
      version: '1',
    },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
}

type Script = { attributes: string; code: string };

const listScripts = (page: string): Script[] =>
  [...page.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', code = '']) => ({
    attributes,
    code,
  }));

/**
 * Runs inline scripts as a browser does.
 *
 * @returns the order of their effects, and the data for the router
 */
async function run(scripts: Script[]): Promise<{ order: string[]; data: string }> {
  type Handover = { __reactRouterContext?: { stream: ReadableStream<BufferSource> } };
  const order: string[] = [];
  const window: Handover = {};
  const addEventListener = (type: string) => order.push(`listens to ${type}`);
  const context = vm.createContext({ window, order, addEventListener, ReadableStream, TextEncoderStream });
  for (const { code } of scripts) vm.runInContext(code, context);
  return { order, data: await new Response(window.__reactRouterContext?.stream).text() };
}
