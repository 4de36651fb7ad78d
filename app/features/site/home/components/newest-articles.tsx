import { href, Link } from 'react-router';
import { ArticleList } from '#app/features/site/blog/components/article-list.tsx';
import { Heading } from '#app/ui/content/heading.tsx';
import type { ArticleCard } from '#domain/article/article.ts';

export function NewestArticles({ articles }: { articles: readonly ArticleCard[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="articles" className="wrap pt-14">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <Heading level={2} id="articles">
          Worth reading before you decide
        </Heading>
        <Link to={href('/blog')} className="link inline-flex min-h-11 items-center font-semibold">
          See all articles
        </Link>
      </div>
      <ArticleList articles={articles} columns={3} headingLevel={3} labelledBy="articles" isBrief />
    </section>
  );
}
