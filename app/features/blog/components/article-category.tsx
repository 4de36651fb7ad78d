/** What an article is filed under, in the colour of its category (spec: blue, green, purple, orange, grey). */
import { articleCategories } from '#content/article-categories.ts';
import type { ArticleCategory } from '#domain/article/article.ts';

const TONES: Record<ArticleCategory, { badge: string; rule: string }> = {
  'job-market': { badge: 'bg-azure-soft text-azure', rule: 'border-azure' },
  'career-advice': { badge: 'bg-brand-soft text-brand', rule: 'border-brand' },
  'industry-insights': { badge: 'bg-plum-soft text-plum', rule: 'border-plum' },
  'recruitment-tips': { badge: 'bg-terracotta-soft text-terracotta', rule: 'border-terracotta' },
  'company-news': { badge: 'bg-sunken text-ink-soft', rule: 'border-control' },
};

/** The colour of the line above whatever belongs to the category. */
export const categoryRule = (category: ArticleCategory): string => TONES[category].rule;

export function ArticleCategoryBadge({ category }: { category: ArticleCategory }) {
  return (
    <span className={`inline-block rounded-sm px-2 py-0.5 text-sm font-medium ${TONES[category].badge}`}>
      {articleCategories[category]}
    </span>
  );
}
