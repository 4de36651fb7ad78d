import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });
const moment = z.iso.datetime({ offset: true });
/** The form of RFC 5646 that feeds use. */
const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);
const author = z
  .strictObject({ name: z.string().min(1).optional(), url: z.url().optional(), avatar: address.optional() })
  .refine((person) => Object.keys(person).length > 0, 'an author says at least one thing');
const attachment = z.strictObject({
  url: address,
  mime_type: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
  title: z.string().optional(),
  size_in_bytes: z.int().optional(),
  duration_in_seconds: z.number().optional(),
});
const item = z
  .strictObject({
    id: z.string().min(1),
    url: address.optional(),
    external_url: address.optional(),
    title: z.string().optional(),
    content_html: z.string().optional(),
    content_text: z.string().optional(),
    summary: z.string().optional(),
    image: address.optional(),
    banner_image: address.optional(),
    date_published: moment.optional(),
    date_modified: moment.optional(),
    authors: z.array(author).min(1).optional(),
    tags: z.array(z.string().min(1)).optional(),
    language: language.optional(),
    attachments: z.array(attachment).optional(),
    // Extensions are objects whose names begin with an underscore.
    _job: z.strictObject({ country: z.string().regex(/^[A-Z]{2}$/), start_date: z.iso.date().optional() }).optional(),
  })
  .refine((each) => each.content_html !== undefined || each.content_text !== undefined, 'an item has content');

const feed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: address.optional(),
  feed_url: address.optional(),
  description: z.string().optional(),
  user_comment: z.string().optional(),
  next_url: address.optional(),
  icon: address.optional(),
  favicon: address.optional(),
  authors: z.array(author).min(1).optional(),
  language: language.optional(),
  expired: z.boolean().optional(),
  items: z.array(item).refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'ids are unique'),
});

export function findJsonFeedFaults(value: unknown, feedUrl: string): string[] {
  const read = feed.safeParse(value);
  if (!read.success) return read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  return read.data.feed_url === feedUrl ? [] : [`feed_url: is not ${feedUrl}`];
}
