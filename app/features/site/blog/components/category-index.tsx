import { href, Link } from 'react-router';
import { Heading } from '#app/ui/content/heading.tsx';
import type { ArticleCategory } from '#domain/article/article.ts';
import { articleCategories, articleCategoryTexts } from '#domain/article/article-categories.ts';
import { siteFacts } from '#domain/site/site.ts';
import { countOf } from '#domain/text/counts.ts';
import { categoryRule } from './article-category.tsx';

/** spec: marketing §2 names these three; the other categories have a page and a line in the list. */
const FIRST: readonly ArticleCategory[] = ['job-market', 'career-advice', 'industry-insights'];

export function CategoryIndex({ counts }: { counts: Readonly<Record<ArticleCategory, number>> }) {
  const { articleCategories: all } = siteFacts();
  const first = FIRST.filter((category) => all.includes(category));
  const otherCategories = all.filter((category) => !FIRST.includes(category));
  if (all.length === 0) return null;
  return (
    <section aria-labelledby="browse-by-category" className="mt-16 bg-sunken py-14 sm:py-16">
      <div className="wrap">
        <Heading level={2} id="browse-by-category">
          Browse by Category
        </Heading>
        <ul className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-3">
          {first.map((category) => (
            <li key={category} className={`group relative border-t-2 pt-4 ${categoryRule(category)}`}>
              <Heading level={3}>
                <CategoryLink category={category} />
              </Heading>
              <p className="mt-2 text-ink-soft">{articleCategoryTexts[category]}</p>
              <p className="figures mt-3 text-sm text-ink-soft">{countOf(counts[category], 'article')}</p>
            </li>
          ))}
        </ul>
        {otherCategories.length > 0 && (
          <p className="mt-8 text-ink-soft">
            Also: <CategoryLinks categories={otherCategories} />
          </p>
        )}
      </div>
    </section>
  );
}

export function OtherCategories({ current }: { current: string }) {
  const otherCategories = siteFacts().articleCategories.filter((category) => category !== current);
  if (otherCategories.length === 0) return null;
  return (
    <nav aria-label="Other categories" className="mt-20 border-line border-t pt-5 text-ink-soft">
      Other categories: <CategoryLinks categories={otherCategories} />
    </nav>
  );
}

function CategoryLinks({ categories }: { categories: readonly ArticleCategory[] }) {
  return categories.map((category, place) => (
    <span key={category}>
      {place > 0 && ', '}
      <Link
        to={href('/blog/category/:category', { category })}
        className="link inline-flex items-center pointer-coarse:min-h-11"
      >
        {articleCategories[category]}
      </Link>
    </span>
  ));
}

function CategoryLink({ category }: { category: ArticleCategory }) {
  return (
    <Link
      to={href('/blog/category/:category', { category })}
      className="decoration-1 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
    >
      {articleCategories[category]}
    </Link>
  );
}
