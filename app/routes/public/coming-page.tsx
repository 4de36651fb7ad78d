/** Stands in for the page about the installed app, which is planned and not built: says so, and where to go meanwhile. */
import { href } from 'react-router';
import { cacheable } from '#app/site/cacheable.server.ts';
import { originOf, pageMeta } from '#app/site/seo.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { pageText } from '#content/pages.ts';
import type { Route } from './+types/coming-page';

export { cacheHeaders as headers } from '#app/site/cacheable.ts';

export const loader = () => cacheable(null);

const page = pageText('/mobile-demo');

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ ...page, publicOrigin: originOf(matches), path: href('/mobile-demo'), noindex: true });

export default function ComingPage() {
  return (
    <div className="wrap pt-4 pb-16">
      <PageHead trail={[{ label: page.name }]} title={page.name} />
      <p className="measure text-lg text-ink-soft">
        This page is not ready yet. It will hold what this site can do when it is installed as an app.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={href('/jobs')}>See all jobs</ButtonLink>
        <ButtonLink to={href('/')} variant="secondary">
          Home page
        </ButtonLink>
      </div>
    </div>
  );
}
