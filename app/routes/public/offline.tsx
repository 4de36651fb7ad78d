/** The service worker shows this, at the requested address, for a page that is not stored on the device. */

import { RotateCw } from 'lucide-react';
import { href, Link } from 'react-router';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { CACHES } from '#app/chrome/shell/worker/cache-names.ts';
import { runOfflinePage } from '#app/chrome/shell/worker/offline-page.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { Button } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { useNonce } from '#app/web/nonce.tsx';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/offline';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

/** The site's scripts route by address, which belongs to another page. */
export const handle = { isStatic: true } satisfies RouteHandle;

export const loader = () => cacheable(null);

const page = unlistedText('/offline');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

const listValues = () => [CACHES.pages, href('/offline'), ` | ${agency().name}`].map((value) => JSON.stringify(value));

export default function Offline() {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <div className="measure">
        <p className="text-ink-soft">
          We can’t reach the site, and this page isn’t saved on your device. We’ll load it automatically when you’re
          back online.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="button" id="try-again">
            <RotateCw aria-hidden="true" />
            Try again
          </Button>
        </div>
        <h2 className="mt-10 font-display text-xl font-medium">Pages on this device</h2>
        <p id="nothing-kept" className="mt-3 text-ink-soft">
          None yet. We keep public pages you read here for 30 days.
        </p>
        <ul id="kept-pages" hidden className="mt-3 divide-y divide-line border-line border-y" />
        <template id="kept-page">
          <li>
            {/* Filled in by the script; an address makes it a link. */}
            <a href="/" className="link flex min-h-11 items-center py-2">
              {agency().name}
            </a>
          </li>
        </template>
        <p className="mt-6 text-ink-soft">
          What you did offline is{' '}
          <Link to={href('/saved-offline')} className="link">
            saved offline
          </Link>{' '}
          until it can be sent.
        </p>
      </div>
      <script
        nonce={useNonce()}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, named by the policy of the page
        dangerouslySetInnerHTML={{ __html: `(${runOfflinePage})(${listValues().join(', ')});` }}
      />
    </div>
  );
}
