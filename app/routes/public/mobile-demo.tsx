/** What the site can do on a phone (spec: accounts §2 "Demo page"). */
import { href } from 'react-router';
import { cacheable } from '#app/site/cacheable.server.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageText } from '#content/pages.ts';
import type { Route } from './+types/mobile-demo';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

export const loader = () => cacheable(null);

const page = pageText('/mobile-demo');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...page, publicOrigin: originOf(matches), path: href('/mobile-demo'), noindex: true });

export default function MobileDemo() {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
    </div>
  );
}
