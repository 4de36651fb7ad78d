import { expect, test } from 'vitest';
import { seededContent } from '#db/seed/seed-content.server.ts';
import { articleCategories } from '#domain/article/article-categories.ts';
import { findArticle, listArticles, listNewestArticles, listRelated, searchArticles } from './queries.server.ts';

const content = seededContent();

const all = listArticles(content);
const slugs = (cards: { slug: string }[]) => cards.map(({ slug }) => slug);

test('the newest come first, three unless more are asked for', () => {
  const dates = all.map(({ publishedDate }) => publishedDate);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(slugs(listNewestArticles(content))).toEqual(slugs(all).slice(0, 3));
  expect(slugs(listNewestArticles(content, 6))).toEqual(slugs(all).slice(0, 6));
});

test('related articles are never the article itself; those of its category come first', () => {
  for (const { slug, category } of all) {
    const article = findArticle(content, slug);
    const related = article ? listRelated(content, article) : [];
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
    expect(searchArticles(content, title.toUpperCase())[0]?.slug).toBe(slug);
    expect(slugs(searchArticles(content, articleCategories[category] ?? ''))).toContain(slug);
    const words = findArticle(content, slug)?.body.split(/\s+/).slice(40, 45).join(' ') ?? '';
    expect(slugs(searchArticles(content, words))).toContain(slug);
  }
  expect(searchArticles(content, 'zebra crossing keeper')).toEqual([]);
  expect(searchArticles(content, '  ')).toEqual([]);
});

test('an article is found by how its words begin, not by what is inside them', () => {
  expect(searchArticles(content, 'negotiat').length).toBeGreaterThan(0);
  expect(searchArticles(content, 'egotiating')).toEqual([]);
  for (const question of ['(', '[a-z', '(a+)+$'])
    expect(searchArticles(content, question).length).toBeLessThan(all.length);
});
