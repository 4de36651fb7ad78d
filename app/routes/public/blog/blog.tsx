/** All articles (spec: marketing §2, "Blog"). */
import { Rss } from 'lucide-react';
import { href } from 'react-router';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd } from '#app/chrome/seo/structured-data.ts';
import { ContactSection } from '#app/features/core/enquiries/components/contact-section.tsx';
import { ArticleList } from '#app/features/site/blog/components/article-list.tsx';
import { CategoryIndex } from '#app/features/site/blog/components/category-index.tsx';
import { feedLink } from '#app/features/site/blog/components/feed-link.ts';
import { ServiceLinks } from '#app/features/site/blog/components/service-links.tsx';
import { countByCategory, listFeatured, listNewestArticles } from '#app/features/site/blog/queries.server.ts';
import { pageText } from '#app/pages/page-text.ts';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#domain/article/article.ts';
import type { Route } from './+types/blog';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const LATEST = 6;
const trail = [{ label: 'Blog', href: href('/blog') }];

export function loader({ context }: Route.LoaderArgs) {
  const { content } = context.get(requestContext);
  const counts = Object.fromEntries(
    ARTICLE_CATEGORIES.map((category) => [category, countByCategory(content, category)]),
  ) as Record<ArticleCategory, number>;
  return cacheable(
    { featured: listFeatured(content), latest: listNewestArticles(content, LATEST), counts },
    { tags: ['pages'] },
  );
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const publicOrigin = originOf(matches);
  const jsonLd = breadcrumbJsonLd(publicOrigin, trail);
  return [...pageMeta({ ...pageText('/blog'), publicOrigin, path: href('/blog'), jsonLd }), feedLink()];
};

export default function Blog({ loaderData: { featured, latest, counts } }: Route.ComponentProps) {
  return (
    <>
      <div className="wrap pt-4">
        <Breadcrumb items={trail} />
        <div className="grid items-end gap-x-8 gap-y-6 pt-8 sm:pt-14 lg:grid-cols-12">
          <Heading level={1} size="display" className="lg:col-span-8">
            {pageText('/blog').name}
          </Heading>
          <div className="lg:col-span-4">
            <p className="text-lg text-ink-soft">
              Pay, rights, adverts and figures. Every article is dated, cites its sources and gives you something to act
              on.
            </p>
            <a
              href={href('/rss.xml')}
              className="link mt-3 inline-flex items-center gap-2 font-semibold pointer-coarse:min-h-11"
            >
              <Rss aria-hidden="true" className="size-4" />
              RSS feed
            </a>
          </div>
        </div>
      </div>
      {featured.length > 0 && (
        <section aria-labelledby="featured-articles" className="wrap pt-12 sm:pt-16">
          <Heading level={2} id="featured-articles">
            Featured Articles
          </Heading>
          <ArticleList articles={featured} columns={2} headingLevel={3} labelledBy="featured-articles" />
        </section>
      )}
      <section aria-labelledby="latest-articles" className="wrap pt-20 sm:pt-30">
        <Heading level={2} id="latest-articles">
          Latest Articles
        </Heading>
        <ArticleList articles={latest} columns={3} headingLevel={3} labelledBy="latest-articles" />
      </section>
      <CategoryIndex counts={counts} />
      <ServiceLinks />
      <ContactSection />
    </>
  );
}
