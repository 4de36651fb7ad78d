/**
 * What was saved without a connection, and what became of it. The page itself is the same for everybody and is kept on the
 * device; what it lists is read there.
 */
import { href } from 'react-router';
import { cacheable } from '#app/site/cacheable.server.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { SavedOfflineList } from '#app/site/shell/saved-offline-list.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { SkeletonText } from '#app/ui/skeleton.tsx';
import { pageText } from '#content/pages.ts';
import type { Route } from './+types/saved-offline';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

export const loader = () => cacheable(null);

/** There is nothing in it that could change, and it is read without a connection. */
export const clientLoader = () => null;

const page = pageText('/saved-offline');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...page, publicOrigin: originOf(matches), path: href('/saved-offline'), noindex: true });

export default function SavedOffline() {
  const isHydrated = useIsHydrated();
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <p className="measure text-lg text-ink-soft">
        What you did without a connection waits on this device and is sent, in order, as soon as there is one. What the
        site does not accept stays here with the reason, until you send it again or discard it.
      </p>
      <div className="mt-8">
        {isHydrated ? (
          <SavedOfflineList />
        ) : (
          <div className="noscript:hidden">
            <SkeletonText lines={4} />
          </div>
        )}
      </div>
      <noscript>
        <p className="mt-6">Saving without a connection needs JavaScript.</p>
      </noscript>
    </div>
  );
}
