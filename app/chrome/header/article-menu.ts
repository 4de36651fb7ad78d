/** The categories that have articles. Not in navigation.ts, which every page brings along. */
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
