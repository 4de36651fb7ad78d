/** Categories that have articles. Separate from navigation.ts, which every page loads. */
import { href } from 'react-router';
import { articleCategories, articleCategoryTexts } from '#domain/article/article-categories.ts';
import { siteFacts } from '#domain/site/site.ts';
import type { NavigationMenu } from './navigation.ts';

export const articleMenu = (): NavigationMenu => ({
  id: 'article-categories',
  label: 'Blog categories',
  links: siteFacts().articleCategories.map((category) => ({
    label: articleCategories[category] ?? category,
    href: href('/blog/category/:category', { category }),
    text: articleCategoryTexts[category],
  })),
});
