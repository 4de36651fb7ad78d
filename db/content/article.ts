/** An article of the blog, as the studio keeps it (spec: marketing §2 "Blog"). */
import { z } from 'zod';
import { ARTICLE_CATEGORIES, readArticleBody } from '#domain/article/article.ts';
import { articleCategories } from '#domain/article/article-categories.ts';
import { about, day, line, longText, picture, slug, webAddress } from './fields.ts';

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
    body: about(longText(60_000).superRefine(findMarks), {
      label: 'Text',
      kind: 'article',
      hint: 'Each line is a paragraph. ‘## ’ begins a heading, ‘### ’ a smaller one, ‘- ’ a point of a list; a line between ** and ** is bold. ‘![caption](number of a picture)’ shows a picture; its caption may be left out.',
    }),
    sources: about(z.array(source).max(10, 'At most 10'), {
      label: 'Sources',
      one: 'source',
    }),
    location: about(line(40).optional(), { label: 'Place it is about' }),
  })
  .superRefine(({ publishedDate, updatedDate }, context) => {
    if (updatedDate && updatedDate < publishedDate)
      context.addIssue({ code: 'custom', path: ['updatedDate'], message: 'This lies before ‘Published on’' });
  });

/** Marks of other formats would be shown as they are. */
function findMarks(body: string, context: { addIssue(message: string): void }): void {
  const shown = readArticleBody(body).flatMap((block) => (block.kind === 'list' ? block.items : block.text));
  const marked = shown.find((text) => /\*\*|^#/.test(text));
  if (marked) context.addIssue(`‘${marked.slice(0, 40)}’ would be shown with its marks`);
}

const WORDS_PER_MINUTE = 220;

/** In whole minutes. */
const readTimeOf = (body: string): number =>
  Math.max(1, Math.round(body.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE));

export type Article = z.infer<typeof articleSchema> & { readTime: number };

export const completeArticle = (article: z.infer<typeof articleSchema>): Article => ({
  ...article,
  readTime: readTimeOf(article.body),
});
