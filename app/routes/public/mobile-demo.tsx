import { unlistedText } from '#app/pages/unlisted-text.ts';
import { cacheable } from '#app/site/cacheable.server.ts';
import { requestContext } from '#app/site/request-context.server.ts';
import { pageHead } from '#app/site/seo.ts';
import { Notice } from '#app/ui/notice.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { Route } from './+types/mobile-demo';
import { CameraPart } from './mobile-demo/camera-part.tsx';
import { ClipboardPart } from './mobile-demo/clipboard-part.tsx';
import { DevicePart } from './mobile-demo/device-part.tsx';
import { HapticsPart } from './mobile-demo/haptics-part.tsx';
import { InputsPart } from './mobile-demo/inputs-part.tsx';
import { PullPart } from './mobile-demo/pull-part.tsx';
import { PushPart } from './mobile-demo/push-part.tsx';
import { SharePart } from './mobile-demo/share-part.tsx';
import { SwipePart } from './mobile-demo/swipe-part.tsx';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

export const loader = ({ context }: Route.LoaderArgs) =>
  cacheable({ vapidKey: context.get(requestContext).push?.publicKey ?? null });

const page = unlistedText('/mobile-demo');

export const meta: Route.MetaFunction = ({ matches }) => pageHead(page, matches);

export default function MobileDemo({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <p className="measure mb-8 text-ink-soft text-lg">
        What this site can do on a phone, to try one by one. Inside our app the device does it; in a browser the browser
        does, as far as it can. Each part says which of the two is at work.
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
