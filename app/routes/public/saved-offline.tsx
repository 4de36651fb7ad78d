import { SavedOfflineList } from '#app/chrome/offline/saved-offline-list.tsx';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { SkeletonText } from '#app/ui/feedback/skeleton.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import type { Route } from './+types/saved-offline';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

/** The content is on this device, readable by scripts only. */
export const handle = { scripts: 'at_once' } satisfies RouteHandle;

export const loader = () => cacheable(null);

/** The page is static, and read offline. */
export const clientLoader = () => null;

const page = unlistedText('/saved-offline');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function SavedOffline() {
  const isHydrated = useIsHydrated();
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <p className="measure text-lg text-ink-soft">
        We save what you do offline on this device and send it in order when you’re back online. If the site doesn’t
        accept something, it stays here with the reason until you send it again or discard it.
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
        <p className="mt-6">You need JavaScript to save offline.</p>
      </noscript>
    </div>
  );
}
