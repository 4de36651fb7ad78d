import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { pageHead } from '#app/chrome/seo/seo.ts';
import { CameraPart } from '#app/features/site/mobile-demo/components/camera-part.tsx';
import { ClipboardPart } from '#app/features/site/mobile-demo/components/clipboard-part.tsx';
import { DevicePart } from '#app/features/site/mobile-demo/components/device-part.tsx';
import { HapticsPart } from '#app/features/site/mobile-demo/components/haptics-part.tsx';
import { InputsPart } from '#app/features/site/mobile-demo/components/inputs-part.tsx';
import { PullPart } from '#app/features/site/mobile-demo/components/pull-part.tsx';
import { PushPart } from '#app/features/site/mobile-demo/components/push-part.tsx';
import { SharePart } from '#app/features/site/mobile-demo/components/share-part.tsx';
import { SwipePart } from '#app/features/site/mobile-demo/components/swipe-part.tsx';
import { unlistedText } from '#app/pages/unlisted-text.ts';
import { PageHead } from '#app/ui/content/page-head.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import type { Route } from './+types/mobile-demo';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

/** Only scripts can query the device. */
export const handle = { scripts: 'at_once' } satisfies RouteHandle;

export const loader = ({ context }: Route.LoaderArgs) =>
  cacheable({ vapidKey: context.get(requestContext).push?.publicKey ?? null });

const page = unlistedText('/mobile-demo');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function MobileDemo({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <p className="measure mb-8 text-ink-soft text-lg">
        Try what this site can do on a phone. In our app the device provides each feature. In a browser, the browser
        does if it can. Each part says which is in use.
      </p>
      <noscript>
        <div className="mb-8">
          <Notice tone="warning" title="JavaScript is off">
            Everything on this page needs JavaScript. The rest of the site works without it.
          </Notice>
        </div>
      </noscript>
      <DevicePart />
      <HapticsPart />
      <CameraPart />
      <ClipboardPart />
      <SharePart />
      <InputsPart />
      <SwipePart />
      <PushPart vapidKey={loaderData.vapidKey} />
      <PullPart />
    </div>
  );
}
