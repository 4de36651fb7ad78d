/** What the articles are filed under. Not in navigation.ts, which every page brings along. */
import { href } from 'react-router';
import { ARTICLE_CATEGORIES } from '#domain/article/article.ts';
import { articleCategories, articleCategoryTexts } from '#domain/article/article-categories.ts';
import type { NavigationMenu } from './navigation.ts';

export const articleMenu: NavigationMenu = {
  id: 'article-categories',
  label: 'Blog categories',
  links: ARTICLE_CATEGORIES.map((category) => ({
    label: articleCategories[category] ?? category,
    href: href('/blog/category/:category', { category }),
    text: articleCategoryTexts[category],
  })),
};
