import { href, Link } from 'react-router';
import type { ArticleCard } from '#domain/article/article.ts';
import { countOf } from '#domain/text/counts.ts';
import { SitemapPart } from './sitemap-section.tsx';

type RecentArticlesProps = {
  articles: readonly Pick<ArticleCard, 'slug' | 'title' | 'publishedDate' | 'publishedOn'>[];
};

export function RecentArticles({ articles }: RecentArticlesProps) {
  return (
    <SitemapPart id="recent-articles" label="Recent articles" count={countOf(articles.length, 'article')}>
      <ul>
        {articles.map(({ slug, title, publishedDate, publishedOn }) => (
          <li key={slug}>
            <Link
              to={href('/blog/:slug', { slug })}
              className="group grid gap-x-6 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
            >
              <span className="font-semibold text-brand underline-offset-4 group-hover:underline">{title}</span>
              <time dateTime={publishedDate} className="figures text-sm text-ink-soft">
                {publishedOn}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </SitemapPart>
  );
}
