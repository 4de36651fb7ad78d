import { data } from 'react-router';
import { findArticle } from '#app/features/site/blog/queries.server.ts';
import { loadShareLogo } from '#app/features/site/media/queries.server.ts';
import { cachingHeaders } from '#app/web/caching/cacheable.server.ts';
import { requestContext } from '#app/web/request-context.server.ts';
import { articleCategories } from '#domain/article/article-categories.ts';
import { brand } from '#domain/site/site.ts';
import { formatLongDate } from '#domain/time/dates.ts';
import { drawShareImage } from '#platform/share-image/share-image.server.ts';
import type { Route } from './+types/article-share-image';

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const article = findArticle(context.get(requestContext).content, slug);
  if (!article) throw data(null, { status: 404 });
  const { title, category, author, publishedDate, readTime } = article;
  const image = await drawShareImage({
    colour: brand().colour,
    logo: await loadShareLogo(context.get(requestContext)),
    title,
    facts: [
      articleCategories[category] ?? category,
      `${author}, ${formatLongDate(new Date(publishedDate))}, ${readTime} min read`,
    ],
    accent: 'brand',
  });
  return new Response(new Uint8Array(image), {
    headers: { 'Content-Type': 'image/png', ...cachingHeaders({ seconds: 86_400, tags: ['pages'] }) },
  });
}
