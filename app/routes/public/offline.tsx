/** Shown by the service worker where a page is not kept on the device. */
import { href } from 'react-router';
import { cacheable } from '#app/site/cacheable.server.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageText } from '#content/pages.ts';
import type { Route } from './+types/offline';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

export const loader = () => cacheable(null);

const page = pageText('/offline');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...page, publicOrigin: originOf(matches), path: href('/offline'), noindex: true });

export default function Offline() {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
    </div>
  );
}
