/** All articles, for feed readers (spec: marketing §9 "RSS"). */
import { href } from 'react-router';
import { listArticleChanges, listArticles } from '#app/features/site/blog/queries.server.ts';
import { pageText } from '#app/pages/page-text.ts';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { articleCategories } from '#domain/article/article-categories.ts';
import { articleFeed } from '#domain/article/article-feed.ts';
import { agency } from '#domain/site/site.ts';
import type { Route } from './+types/rss';

export function loader({ context }: Route.LoaderArgs) {
  const { publicOrigin, content } = context.get(requestContext);
  const changes = listArticleChanges(content).map(({ changedOn }) => changedOn);
  const feed = articleFeed(listArticles(content), {
    title: `${agency().name}: articles`,
    description: pageText('/blog').description,
    blogUrl: publicOrigin + href('/blog'),
    feedUrl: publicOrigin + href('/rss.xml'),
    imageUrl: `${publicOrigin}/brand/feed-image.png`,
    urlOf: ({ slug }) => publicOrigin + href('/blog/:slug', { slug }),
    categoryNames: articleCategories,
    changedOn: changes.toSorted().at(-1) ?? null,
  });
  return new Response(feed, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      ...cachingHeaders({ seconds: 3_600, tags: ['pages'] }),
    },
  });
}
