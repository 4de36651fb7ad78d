/** The five legal pages, which share one layout (spec: marketing §2, "Legal pages"). */

import { data } from 'react-router';
import type { RouteHandle } from '#app/chrome/route-handle.ts';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd } from '#app/chrome/seo/structured-data.ts';
import { LegalContents } from '#app/features/site/legal/components/legal-contents.tsx';
import { LegalSections } from '#app/features/site/legal/components/legal-sections.tsx';
import { LegalText } from '#app/features/site/legal/components/legal-text.tsx';
import { findLegalPage } from '#app/features/site/legal/queries.server.ts';
import { pageText } from '#app/pages/page-text.ts';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { Route } from './+types/legal-page';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

/** A page for reading: scripts start only on a press that needs them. */
export const handle = { scripts: 'when_needed' } satisfies RouteHandle;

export function loader({ url, context }: Route.LoaderArgs) {
  const { content, retention } = context.get(requestContext);
  const page = findLegalPage(content, url.pathname.slice(1), retention);
  if (!page || page.slug === 'data-protection') throw data(null, { status: 404 });
  const { slug, changedOn, ...document } = page;
  const legalPage = { path: `/${slug}` as const, document, changed: changedOn };
  return cacheable({ ...legalPage, changedOn: formatLongDate(new Date(changedOn)) }, { tags: ['pages'] });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { path } = loaderData;
  const text = pageText(path);
  const publicOrigin = originOf(matches);
  const jsonLd = [breadcrumbJsonLd(publicOrigin, [{ label: text.name, href: path }])];
  return pageMeta({ ...text, publicOrigin, path, jsonLd });
};

export default function LegalPage({ loaderData: { path, document, changed, changedOn } }: Route.ComponentProps) {
  const { name } = pageText(path);
  return (
    <div className="wrap pt-4 pb-8">
      <Breadcrumb items={[{ label: name }]} />
      <header className="mt-6 border-line border-b pb-10 sm:mt-10 sm:pb-14">
        <Heading level={1}>{name}</Heading>
        <p className="measure mt-4 text-lg text-ink-soft">
          <LegalText text={document.lead} />
        </p>
        <p className="figures mt-6 text-sm text-ink-faint">
          Last changed <time dateTime={changed}>{changedOn}</time>
        </p>
      </header>
      <div className="mt-8 grid items-start gap-x-16 gap-y-10 sm:mt-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <LegalContents sections={document.sections} />
        <div className="min-w-0 max-w-[42rem]">
          {document.inShort.length > 0 && (
            <section aria-labelledby="in-short" className="border-brand border-t-2 pt-5">
              <h2 id="in-short" className="font-semibold">
                In short
              </h2>
              <ul className="mt-2 divide-y divide-line">
                {document.inShort.map((text) => (
                  <li key={text} className="py-2.5">
                    <LegalText text={text} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <LegalSections sections={document.sections} />
        </div>
      </div>
    </div>
  );
}
