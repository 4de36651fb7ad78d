/** One article (spec: marketing §2, "Blog"). */
import { data, href } from 'react-router';
import { RelatedPages } from '#app/chrome/related-pages.tsx';
import { originOf, pageMeta } from '#app/chrome/seo/seo.ts';
import { articleJsonLd, breadcrumbJsonLd } from '#app/chrome/seo/structured-data.ts';
import { ArticleBody } from '#app/features/site/blog/components/article/article-body.tsx';
import { ArticleContents } from '#app/features/site/blog/components/article/article-contents.tsx';
import { ArticleHead } from '#app/features/site/blog/components/article/article-head.tsx';
import { ArticleNotFound } from '#app/features/site/blog/components/article/article-not-found.tsx';
import { ArticleSources } from '#app/features/site/blog/components/article/article-sources.tsx';
import { ArticleTags } from '#app/features/site/blog/components/article/article-tags.tsx';
import { onwardLinks } from '#app/features/site/blog/components/article/onward-links.ts';
import { RecruitmentSupport } from '#app/features/site/blog/components/article/recruitment-support.tsx';
import { RelatedArticles } from '#app/features/site/blog/components/article/related-articles.tsx';
import { feedLink } from '#app/features/site/blog/components/feed-link.ts';
import { findArticle, findCover, listBodyPictures, listRelated } from '#app/features/site/blog/queries.server.ts';
import { Breadcrumb } from '#app/ui/content/breadcrumb.tsx';
import { cacheable } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { readArticleBody } from '#domain/article/article.ts';
import { articleCategories } from '#domain/article/article-categories.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import type { Route } from './+types/article';

export { cacheHeaders as headers } from '#app/web/caching/cacheable.ts';

const MISSING = { title: 'Article Not Found', text: "The article you're looking for doesn't exist." };

export function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { content } = context.get(requestContext);
  const article = findArticle(content, slug);
  if (!article) return data(null, { status: 404 });
  const { id, body, featured, figures, picture: pictureId, ...shown } = article;
  const picture = content.pictures.get(pictureId ?? '');
  return cacheable(
    {
      article: {
        ...shown,
        ...(picture && { picture }),
        publishedOn: formatLongDate(new Date(article.publishedDate)),
        cover: findCover(article),
        updatedOn: article.updatedDate ? formatLongDate(new Date(article.updatedDate)) : null,
      },
      blocks: readArticleBody(body),
      figures,
      pictures: listBodyPictures(content, body),
      related: listRelated(content, article),
    },
    { tags: ['pages'] },
  );
}

export function meta({ loaderData, matches, params: { slug } }: Route.MetaArgs) {
  const publicOrigin = originOf(matches);
  if (!loaderData) {
    const missingText = { title: MISSING.title, description: MISSING.text, keywords: [] };
    return pageMeta({ ...missingText, publicOrigin, path: href('/blog'), noindex: true });
  }
  const { title, metaDescription: description, tags: keywords, ...article } = loaderData.article;
  const path = href('/blog/:slug', { slug });
  const imagePath = href('/og/articles/:slug', { slug });
  const jsonLd = [
    articleJsonLd(publicOrigin, { ...article, title, description, keywords, path, imagePath }),
    breadcrumbJsonLd(publicOrigin, trailTo(loaderData.article)),
  ];
  const image = { path: imagePath, alt: `${title}, by ${article.author}` };
  const page = pageMeta({ publicOrigin, path, title, description, keywords, image, jsonLd });
  return [
    ...page.filter((each) => !('property' in each && each.property === 'og:type')),
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: article.publishedDate },
    { property: 'article:modified_time', content: article.updatedDate ?? article.publishedDate },
    { property: 'article:section', content: articleCategories[article.category] },
    { name: 'author', content: article.author },
    feedLink(),
  ];
}

const trailTo = ({ title, category }: Pick<NonNullable<ReturnType<typeof findArticle>>, 'title' | 'category'>) => [
  { label: 'Blog', href: href('/blog') },
  { label: articleCategories[category] ?? category, href: href('/blog/category/:category', { category }) },
  { label: title },
];

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ArticleNotFound {...MISSING} />;
  const { article, blocks, figures, pictures, related } = loaderData;
  return (
    <div className="pb-24">
      <article className="wrap pt-4">
        <Breadcrumb items={trailTo(article)} />
        <ArticleHead article={article} />
        <div className="mt-10 grid gap-x-8 gap-y-8 sm:mt-14 lg:grid-cols-12">
          <div className="lg:order-last lg:col-span-4">
            <ArticleContents blocks={blocks} />
          </div>
          <div className="min-w-0 lg:col-span-8">
            <ArticleBody blocks={blocks} figures={figures} pictures={pictures} />
            <ArticleSources sources={article.sources} />
            <ArticleTags tags={article.tags} />
            <RecruitmentSupport />
          </div>
        </div>
      </article>
      <RelatedArticles articles={related} />
      <div className="no-print">
        <RelatedPages links={onwardLinks(article.category, article.location ?? null)} />
      </div>
    </div>
  );
}
