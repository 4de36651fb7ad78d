/** An article of the blog, as the studio keeps it (spec: marketing §2 "Blog"). */
import { z } from 'zod';
import { ARTICLE_CATEGORIES, readArticleBody } from '#domain/article/article.ts';
import { articleCategories } from '#domain/article/article-categories.ts';
import type { ArticleFigure } from '#domain/article/article-figure.ts';
import { countWords, readTimeOf } from '#domain/article/read-time.ts';
import { articleFigureSchema, completeFigure, type StoredFigure } from './articles/article-figure.ts';
import { articleText } from './articles/article-text.ts';
import { about, day, line, picture, slug, webAddress } from './fields.ts';

const source = z.strictObject({
  title: about(line(200), { label: 'Title' }),
  publisher: about(line(100), { label: 'Publisher' }),
  url: about(webAddress, { label: 'Address', kind: 'link' }),
});

export const articleSchema = z
  .strictObject({
    title: about(line(80), { label: 'Title' }),
    slug: about(slug, {
      label: 'Address',
      hint: 'What follows /blog/. If it changes, the old address leads to the new one.',
    }),
    excerpt: about(line(220, 40), {
      label: 'Excerpt',
      kind: 'text',
      hint: 'Shown in lists of articles: 40 to 220 characters.',
    }),
    metaDescription: about(line(160, 50), {
      label: 'Description for search engines',
      kind: 'text',
      hint: '50 to 160 characters.',
    }),
    author: about(line(80), { label: 'Author' }),
    category: about(z.enum(ARTICLE_CATEGORIES, 'Choose a category'), {
      label: 'Category',
      choices: ARTICLE_CATEGORIES.map((each) => [each, articleCategories[each] ?? each] as const),
    }),
    publishedDate: about(day, { label: 'Published on', kind: 'day' }),
    updatedDate: about(day.optional(), {
      label: 'Updated on',
      kind: 'day',
      hint: 'Only if its words have changed since.',
    }),
    featured: about(z.boolean().default(false), { label: 'Featured at the head of the blog' }),
    tags: about(z.array(line(40)).max(6, 'At most 6'), {
      label: 'Tags',
      hint: 'One a line, at most 6.',
    }),
    picture: about(picture.optional(), {
      label: 'Picture at the top',
      kind: 'picture',
      hint: 'In place of the drawn cover. It is cropped to 16 by 9 around its crop point.',
    }),
    body: articleText,
    sources: about(z.array(source).max(10, 'At most 10'), {
      label: 'Sources',
      one: 'source',
    }),
    figures: about(z.array(articleFigureSchema).max(6, 'At most 6').default([]), {
      label: 'Figures',
      one: 'figure',
      hint: 'Drawn between the paragraphs. The first is also the cover of the article.',
    }),
    location: about(line(40).optional(), { label: 'Place it is about' }),
  })
  .superRefine(({ publishedDate, updatedDate, body, figures }, context) => {
    for (const issue of findLooseFigures(body, figures)) context.addIssue({ code: 'custom', ...issue });
    if (updatedDate && updatedDate < publishedDate)
      context.addIssue({ code: 'custom', path: ['updatedDate'], message: 'This lies before ‘Published on’' });
  });

/** Finds figures that follow no paragraph, or have no link of their own. */
function findLooseFigures(body: string, figures: readonly StoredFigure[]) {
  const blocks = readArticleBody(body);
  const beginnings = blocks.map((block) => (block.kind === 'list' ? (block.items[0] ?? '') : block.text));
  const anchors = blocks.flatMap((block) => ('id' in block ? block.id : []));
  return figures.flatMap(({ id, after }, index) => {
    const count = beginnings.filter((beginning) => beginning.startsWith(after)).length;
    const isTaken = anchors.includes(id) || figures.findIndex((other) => other.id === id) < index;
    return [
      ...(count === 1
        ? []
        : [
            {
              path: ['figures', index, 'after'],
              message:
                count === 0 ? 'No paragraph begins with this' : `${count} paragraphs begin with this: write more of it`,
            },
          ]),
      ...(isTaken ? [{ path: ['figures', index, 'id'], message: 'A heading or figure has this anchor' }] : []),
    ];
  });
}

type StoredArticle = z.infer<typeof articleSchema>;
export type Article = Omit<StoredArticle, 'figures'> & { figures: readonly ArticleFigure[]; readTime: number };

export const completeArticle = (article: StoredArticle): Article => ({
  ...article,
  figures: article.figures.map(completeFigure),
  readTime: readTimeOf(countWords(article.body)),
});
