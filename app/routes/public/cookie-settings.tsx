/** What may be kept in the browser, and changing one's mind. */
import { href } from 'react-router';
import { cacheable } from '#app/site/cacheable.server.ts';
import { readFields } from '#app/site/form.server.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageText } from '#content/pages.ts';
import type { Route } from './+types/cookie-settings';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

export const loader = () => cacheable(null);

export async function action({ request }: Route.ActionArgs) {
  await readFields(request);
  return null;
}

const page = pageText('/cookie-settings');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...page, publicOrigin: originOf(matches), path: href('/cookie-settings'), noindex: true });

export default function CookieSettings() {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
    </div>
  );
}
