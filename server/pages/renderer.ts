/** Renders pages by React Router, each with the context of its request. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { keptAnswers } from '#app/features/core/accounts/gates.server.ts';
import { formKeeping } from '#app/web/form/once/form-once.server.ts';
import { NONCE_SLOT } from '#app/web/render/script-nonce.server.ts';
import { type RequestContext, requestContext, type SiteServices } from '#app/web/request-context.server.ts';
import type { Queries } from '#db/connections/client.server.ts';
import type { Content } from '#db/content/content.ts';
import type { ContentStore } from '#db/content/content-store.server.ts';
import type { Clock } from '#platform/clock/clock.server.ts';
import type { PageCache } from '#platform/page-cache/page-cache.server.ts';
import type { Client } from '#server/http/client-address.ts';
import type { Config } from '../../config.server.ts';
import { asPreview, factsOfPreview, findPreview, previewedFacts } from './preview.ts';

export type PageServices = {
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

export type Renderer = {
  contextOf(requestId: string, client: Client, services?: SiteServices): RouterContextProvider;
  render(request: Request, context: RouterContextProvider): Promise<Response>;
  /** Renders a page for one person; for an editor's preview, with the draft in place. */
  renderFresh(request: Request, context: RouterContextProvider): Promise<Response>;
};

export function createRenderer({ build, isDevelopment, config, services, clock, content }: PageServices): Renderer {
  const render = createRequestHandler(build, isDevelopment ? 'development' : 'production');

  function renderPreview(request: Request, published: RequestContext, previewed: Content): Promise<Response> {
    const context = new RouterContextProvider();
    context.set(requestContext, { ...published, content: previewed });
    return previewedFacts.run(factsOfPreview(previewed), async () => asPreview(await render(request, context)));
  }

  return {
    render,
    async renderFresh(request, context) {
      const preview = await findPreview({ request, context });
      return preview ? renderPreview(request, context.get(requestContext), preview) : render(request, context);
    },
    contextOf(requestId, client, requestServices = services) {
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
      context.set(requestContext, {
        ...requestServices,
        ...request,
        publicOrigin,
        isDemo,
        usesServiceWorker,
        retention,
      });
      context.set(formKeeping, keptAnswers);
      return context;
    },
  };
}
