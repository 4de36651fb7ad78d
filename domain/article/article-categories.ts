import type { ArticleCategory } from '#domain/article/article.ts';

export const articleCategories: Readonly<Record<string, string>> = {
  'job-market': 'Job Market Insights',
  'career-advice': 'Career Advice',
  'industry-insights': 'Industry Insights',
  'recruitment-tips': 'Recruitment Tips',
  'company-news': 'Company News',
} satisfies Record<ArticleCategory, string>;

export const articleCategoryTexts: Readonly<Record<ArticleCategory, string>> = {
  'job-market': 'What the official figures count, what they leave out, and how to use them before you move or hire.',
  'career-advice': 'Pay, applications and interviews, for people in offices and on site.',
  'industry-insights': 'Rules and working practice that change how a sector hires.',
  'recruitment-tips': 'For people who hire: adverts, interviews, offers and the first weeks.',
  'company-news': 'What we promise, how we work, and what has changed here.',
};
