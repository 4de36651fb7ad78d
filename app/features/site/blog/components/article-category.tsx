/** An article's category in its colour (spec: blue, green, purple, orange, grey). */
import type { ArticleCategory } from '#domain/article/article.ts';
import { articleCategories } from '#domain/article/article-categories.ts';

const TONES: Record<ArticleCategory, { tint: string; rule: string }> = {
  'job-market': { tint: 'bg-azure-soft text-azure', rule: 'border-azure' },
  'career-advice': { tint: 'bg-brand-soft text-brand', rule: 'border-brand' },
  'industry-insights': { tint: 'bg-plum-soft text-plum', rule: 'border-plum' },
  'recruitment-tips': { tint: 'bg-terracotta-soft text-terracotta', rule: 'border-terracotta' },
  'company-news': { tint: 'bg-sunken text-ink-soft', rule: 'border-control' },
};

export const categoryRule = (category: ArticleCategory): string => TONES[category].rule;

export const categoryTint = (category: ArticleCategory): string => TONES[category].tint;

export function ArticleCategoryBadge({ category }: { category: ArticleCategory }) {
  return (
    <span className={`inline-block rounded-sm px-2 py-0.5 text-sm font-medium ${categoryTint(category)}`}>
      {articleCategories[category]}
    </span>
  );
}
