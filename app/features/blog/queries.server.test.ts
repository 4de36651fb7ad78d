/** Against the articles that the site is built with: importing them checks every file. */
import { expect, test } from 'vitest';
import { articleCategories } from '#content/article-categories.ts';
import { findArticle, listArticles, listNewestArticles, listRelated, searchArticles } from './queries.server.ts';

const all = listArticles();
const slugs = (cards: { slug: string }[]) => cards.map(({ slug }) => slug);

test('the newest come first, three unless more are asked for', () => {
  const dates = all.map(({ publishedDate }) => publishedDate);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(slugs(listNewestArticles())).toEqual(slugs(all).slice(0, 3));
  expect(slugs(listNewestArticles(6))).toEqual(slugs(all).slice(0, 6));
});

test('related articles are never the article itself; those of its category come first', () => {
  for (const { slug, category } of all) {
    const article = findArticle(slug);
    const related = article ? listRelated(article) : [];
    expect(related).toHaveLength(Math.min(3, all.length - 1));
    expect(slugs(related)).not.toContain(slug);
    const near = related.map((each) => each.category === category);
    const isNearElsewhere = all.some((each) => each.category === category && each.slug !== slug);
    expect(near[0]).toBe(isNearElsewhere);
    expect(near).toEqual(near.toSorted((a, b) => Number(b) - Number(a)));
  }
});

test('an article is found by its title, its category and the words in it', () => {
  for (const { slug, title, category } of all) {
    expect(searchArticles(title.toUpperCase())[0]?.slug).toBe(slug);
    expect(slugs(searchArticles(articleCategories[category] ?? ''))).toContain(slug);
    const words = findArticle(slug)?.body.split(/\s+/).slice(40, 45).join(' ') ?? '';
    expect(slugs(searchArticles(words))).toContain(slug);
  }
  expect(searchArticles('zebra crossing keeper')).toEqual([]);
  expect(searchArticles('  ')).toEqual([]);
});

test('an article is found by how its words begin, not by what is inside them', () => {
  expect(searchArticles('negotiat').length).toBeGreaterThan(0);
  expect(searchArticles('egotiating')).toEqual([]);
  for (const question of ['(', '[a-z', '(a+)+$']) expect(searchArticles(question).length).toBeLessThan(all.length);
});
