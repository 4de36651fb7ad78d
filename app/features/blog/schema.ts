/** What stands at the head of an article's file. Nothing else may, so that a misspelt key is found. */
import { z } from 'zod';
import { ARTICLE_CATEGORIES } from '#domain/article/article.ts';
import { isCalendarDay } from '#domain/time/calendar-day.ts';

const text = (most: number, least = 1) => z.string().trim().min(least).max(most);
const day = z.string().refine(isCalendarDay, 'must be a day that exists, as YYYY-MM-DD');

export const articleHead = z.strictObject({
  id: text(20),
  title: text(80),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be words in small letters, joined by hyphens'),
  excerpt: text(220, 100),
  author: text(80),
  publishedDate: day,
  updatedDate: day.optional(),
  category: z.enum(ARTICLE_CATEGORIES),
  tags: z.array(text(40)).min(3).max(6),
  readTime: z.int().positive(),
  featured: z.boolean(),
  metaDescription: text(155, 110),
  location: text(40).optional(),
  image: z
    .string()
    .regex(/^\/(?!\/)/, "must be a path of this site, beginning with '/'")
    .optional(),
  /** What the image shows, for those who do not see it. */
  imageAlt: text(150).optional(),
  sources: z
    .array(
      z.strictObject({
        title: text(200),
        publisher: text(100),
        url: z.url({ protocol: /^https$/, error: 'must be an https address' }),
      }),
    )
    .min(4)
    .max(10),
});

/** One article as its file holds it. */
export type Article = z.infer<typeof articleHead> & { body: string };
