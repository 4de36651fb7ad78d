import { href, Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { Heading } from '#app/ui/content/heading.tsx';
import type { ArticleCard } from '#domain/article/article.ts';
import { ArticleCategoryBadge, categoryRule } from './article-category.tsx';
import { ArticleCover } from './article-cover.tsx';
import { Byline } from './byline.tsx';

type ArticleListProps = {
  articles: readonly ArticleCard[];
  columns: 2 | 3;
  headingLevel: 2 | 3;
  labelledBy: string;
  isBrief?: boolean;
};

/** Two columns hold fewer, larger articles. In three columns, a single article in the last row spans all of them. */
export function ArticleList({ articles, columns, headingLevel, labelledBy, isBrief = false }: ArticleListProps) {
  const isLarge = columns === 2;
  const grid = isLarge ? 'gap-x-8 md:grid-cols-2' : 'gap-x-8 sm:grid-cols-2 lg:grid-cols-3';
  const isLastAlone = !isLarge && articles.length > 1 && articles.length % 3 === 1;
  return (
    <ul aria-labelledby={labelledBy} className={`mt-8 grid gap-y-12 ${grid}`}>
      {articles.map((article, place) => (
        <ArticleListItem
          key={article.slug}
          article={article}
          headingLevel={headingLevel}
          isLarge={isLarge}
          isBrief={isBrief}
          isAcross={isLastAlone && place === articles.length - 1}
        />
      ))}
    </ul>
  );
}

type ArticleListItemProps = {
  article: ArticleCard;
  headingLevel: ArticleListProps['headingLevel'];
  isLarge: boolean;
  isBrief: boolean;
  isAcross: boolean;
};

function ArticleListItem({ article, headingLevel, isLarge, isBrief, isAcross }: ArticleListItemProps) {
  return (
    <li
      className={classNames(
        'group relative flex flex-col border-t-2',
        categoryRule(article.category),
        isAcross && 'lg:col-span-3 lg:grid lg:grid-cols-3 lg:gap-x-8',
      )}
    >
      <ArticleCover article={article} className={isLarge ? 'aspect-[5/2]' : 'aspect-[5/2] sm:aspect-[16/9]'} />
      <div
        className={classNames(
          'flex grow flex-col items-start pt-5',
          isAcross && 'lg:col-span-2 lg:max-w-[58ch] lg:pt-6',
        )}
      >
        <ArticleCategoryBadge category={article.category} />
        <Heading level={headingLevel} size={isLarge ? 'section' : 'item'} className={isBrief ? 'mt-3 mb-3' : 'mt-3'}>
          <Link
            to={href('/blog/:slug', { slug: article.slug })}
            className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {article.title}
          </Link>
        </Heading>
        {!isBrief && (
          <p className={classNames('mt-3 mb-4 text-ink-soft', isLarge && 'max-w-[58ch]')}>{article.excerpt}</p>
        )}
        <Byline article={article} className="mt-auto" />
      </div>
    </li>
  );
}
