import { unlistedText } from '#app/pages/unlisted-text.ts';
import { cacheable } from '#app/site/cacheable.server.ts';
import { pageHead } from '#app/site/seo.ts';
import { SavedOfflineList } from '#app/site/shell/saved-offline-list.tsx';
import { useIsHydrated } from '#app/ui/hydration.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { SkeletonText } from '#app/ui/skeleton.tsx';
import type { Route } from './+types/saved-offline';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

export const loader = () => cacheable(null);

/** There is nothing in it that could change, and it is read without a connection. */
export const clientLoader = () => null;

const page = unlistedText('/saved-offline');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

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
