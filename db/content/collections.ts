/** MAP of the studio: every collection, what its items hold, and what editors call them. */
import type { z } from 'zod';
import { articleSchema, completeArticle } from './article.ts';
import { questionSchema } from './question.ts';
import { completeTestimonial, testimonialSchema } from './testimonial.ts';

/** @template Shown what pages get of an item: what is kept, and what is worked out from it */
type CollectionRow<Schema extends z.ZodObject, Shown> = {
  name: string;
  /** Within a sentence. */
  one: string;
  description: string;
  schema: Schema;
  complete: (kept: z.infer<Schema>) => Shown;
  /** How lists call an item. Of a draft any field may be missing. */
  titleOf: (kept: Partial<z.infer<Schema>>) => string;
  /** 'hand': as editors put them; 'newest': by the day in this field, the last first. */
  order: 'hand' | { newest: keyof z.infer<Schema> & string };
};

const row = <Schema extends z.ZodObject, Shown>(collection: CollectionRow<Schema, Shown>) => collection;

const asKept = <Kept>(kept: Kept): Kept => kept;

export const collections = {
  articles: row({
    name: 'Articles',
    one: 'article',
    description: 'What the blog shows, newest first.',
    schema: articleSchema,
    complete: completeArticle,
    titleOf: ({ title }) => title ?? '',
    order: { newest: 'publishedDate' },
  }),
  questions: row({
    name: 'Questions',
    one: 'question',
    description: 'The questions people ask first, at the end of the home page.',
    schema: questionSchema,
    complete: asKept,
    titleOf: ({ question }) => question ?? '',
    order: 'hand',
  }),
  testimonials: row({
    name: 'Reviews',
    one: 'review',
    description: 'What people wrote about the agency. The first is set largest on the home page.',
    schema: testimonialSchema,
    complete: completeTestimonial,
    titleOf: ({ author, text }) => [author, text].filter(Boolean).join(': '),
    order: 'hand',
  }),
};

export type Collection = keyof typeof collections;
export const COLLECTIONS = Object.keys(collections) as Collection[];
export const isCollection = (name: string): name is Collection => name in collections;

type Kept<Name extends Collection> = z.infer<(typeof collections)[Name]['schema']>;
type Shown<Name extends Collection> = ReturnType<(typeof collections)[Name]['complete']>;

/** An item as pages get it. */
export type Item<Name extends Collection> = Shown<Name> & { id: string; slug: string };

/** An item as it is kept, which has been checked. */
export type KeptContent<Name extends Collection = Collection> = Kept<Name>;
