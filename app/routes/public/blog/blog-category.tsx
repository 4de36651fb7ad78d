/** The articles of one category (spec: marketing §2, "Blog"). */
import { data, href } from 'react-router';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { breadcrumbJsonLd } from '#app/chrome/seo/structured-data.ts';
import { ArticleList } from '#app/features/site/blog/components/article-list.tsx';
import { OtherCategories } from '#app/features/site/blog/components/category-index.tsx';
import { feedLink } from '#app/features/site/blog/components/feed-link.ts';
import { listByCategory } from '#app/features/site/blog/queries.server.ts';
import { pageText } from '#app/pages/page-text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { isArticleCategory } from '#domain/article/article.ts';
import { articleCategories, articleCategoryTexts } from '#domain/article/article-categories.ts';
import { countOf } from '#domain/text/counts.ts';
import type { Route } from './+types/blog-category';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const PATTERN = '/blog/category/:category';
const UNKNOWN = 'Category';

export function loader({ context, params: { category } }: Route.LoaderArgs) {
  if (!isArticleCategory(category)) return data({ articles: [] }, { status: 404 });
  return cacheable({ articles: listByCategory(context.get(requestContext).content, category) }, { tags: ['pages'] });
}

const nameOf = (category: string) => (isArticleCategory(category) && articleCategories[category]) || UNKNOWN;

const trailTo = (category: string) => [{ label: 'Blog', href: href('/blog') }, { label: nameOf(category) }];

export function meta({ loaderData, matches, params: { category } }: Route.MetaArgs) {
  const publicOrigin = originOf(matches);
  const isKnown = isArticleCategory(category);
  return [
    ...pageMeta({
      ...pageText(PATTERN, nameOf(category)),
      publicOrigin,
      path: isKnown ? href(PATTERN, { category }) : href('/blog'),
      noindex: !isKnown || !loaderData?.articles.length,
      jsonLd: isKnown ? breadcrumbJsonLd(publicOrigin, trailTo(category)) : [],
    }),
    feedLink(),
  ];
}

export default function BlogCategory({ loaderData: { articles }, params: { category } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-24">
      <Breadcrumb items={trailTo(category)} />
      <div className="pt-8 sm:pt-14">
        <Heading level={1} size="display" id="category">
          {nameOf(category)}
        </Heading>
        {isArticleCategory(category) && (
          <p className="measure mt-5 text-lg text-ink-soft">{articleCategoryTexts[category]}</p>
        )}
        <p className="figures mt-3 text-ink-soft">{countOf(articles.length, 'article')} in this category</p>
      </div>
      {articles.length > 0 ? (
        <ArticleList articles={articles} columns={articles.length < 3 ? 2 : 3} headingLevel={2} labelledBy="category" />
      ) : (
        <div className="mt-10">
          <EmptyState
            title="No articles found"
            action={<ButtonLink to={href('/blog')}>Browse all articles</ButtonLink>}
          >
            We haven't published any articles in this category yet.
          </EmptyState>
        </div>
      )}
      <OtherCategories current={category} />
    </div>
  );
}
