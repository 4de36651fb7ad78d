/** Articles side by side, each under a line in the colour of its category. */
import { href, Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import type { ArticleCard } from '#domain/article/article.ts';
import { ArticleCategoryBadge, categoryRule } from './article-category.tsx';
import { Byline } from './byline.tsx';

type ArticleListProps = {
  articles: readonly ArticleCard[];
  columns: 2 | 3;
  headingLevel: 2 | 3;
  labelledBy: string;
};

/** In two columns they are fewer and read larger. */
export function ArticleList({ articles, columns, headingLevel, labelledBy }: ArticleListProps) {
  const isLarge = columns === 2;
  const grid = isLarge ? 'gap-x-12 lg:grid-cols-2' : 'gap-x-8 sm:grid-cols-2 lg:grid-cols-3';
  return (
    <ul aria-labelledby={labelledBy} className={`mt-8 grid gap-y-12 ${grid}`}>
      {articles.map((article) => (
        <li
          key={article.slug}
          className={`group relative flex flex-col items-start border-t-2 pt-5 ${categoryRule(article.category)}`}
        >
          <ArticleCategoryBadge category={article.category} />
          <Heading level={headingLevel} size={isLarge ? 'section' : 'item'} className="mt-3">
            <Link
              to={href('/blog/:slug', { slug: article.slug })}
              className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
            >
              {article.title}
            </Link>
          </Heading>
          <p className={`mt-3 mb-4 text-ink-soft ${isLarge ? 'max-w-[58ch] text-[1.0625rem]' : ''}`}>
            {article.excerpt}
          </p>
          <Byline article={article} className="mt-auto" />
        </li>
      ))}
    </ul>
  );
}
