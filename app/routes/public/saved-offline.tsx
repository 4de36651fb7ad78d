/** What was saved without a connection, and what became of it. */
import { href } from 'react-router';
import { cacheable } from '#app/site/cacheable.server.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageText } from '#content/pages.ts';
import type { Route } from './+types/saved-offline';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

export const loader = () => cacheable(null);

const page = pageText('/saved-offline');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...page, publicOrigin: originOf(matches), path: href('/saved-offline'), noindex: true });

export default function SavedOffline() {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
    </div>
  );
}
