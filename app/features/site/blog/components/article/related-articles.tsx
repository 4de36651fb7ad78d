import { href, Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import type { ArticleCard } from '#domain/article/article.ts';
import { ArticleList } from '../article-list.tsx';

export function RelatedArticles({ articles }: { articles: readonly ArticleCard[] }) {
  return (
    <section aria-labelledby="related-articles" className="no-print wrap pt-20 sm:pt-28">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <Heading level={2} id="related-articles">
          Related Articles
        </Heading>
        <Link to={href('/blog')} className="link inline-flex min-h-11 items-center font-semibold">
          View All Articles
        </Link>
      </div>
      {articles.length > 0 && (
        <ArticleList articles={articles} columns={3} headingLevel={3} labelledBy="related-articles" />
      )}
    </section>
  );
}
